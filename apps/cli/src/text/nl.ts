import type { CliText } from "./cli-text.ts";

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const text: CliText = {
  tagline: "Serai: handelsspellen, eerlijk en geheim waar het hoort.",
  usage: "Gebruik",
  commandsTitle: "Opdrachten",
  optionsTitle: "Opties",
  gamesTitle: "Spellen",
  moreHelp: "`serai <opdracht> --help` vertelt meer over een ervan.",
  commands: {
    serve: "Start de server, met zijn database en de pagina om op te spelen.",
    play: "Speel tegen bots, hier in de terminal.",
    new: "Laat bots een hele partij spelen en schrijf het als verslag.",
    replay: "Speel een verslag na volgens de regels en vergelijk de afloop.",
    show: "Toon zet voor zet wat een plaats, of een toeschouwer, van een partij zag.",
    verify: "Controleer de belofte van een eerlijke deling in een verslag, en elke zet.",
    fuzz: "Speel willekeurige partijen en zoek fouten in de regels; een fout wordt als verslag bewaard.",
    bench: "Meet de snelheid, naast boardgame.io in dezelfde run.",
    arena: "Laat bots tegen elkaar spelen met gespiegelde delingen; winstkansen met 95 %-intervallen.",
    train:
      "Stemt af wat bots van een spel weten door zelfspel, of maakt alle gewichten opnieuw; gaat verder waar het stopte.",
    backup: "Kopieer de hele database naar een bestand, ook terwijl de server draait.",
    restore: "Zet zo’n kopie in een map die nog geen database heeft.",
    ratings: "Tel uitslagen en ratings opnieuw uit de logboeken; stop eerst de server.",
    reports: "Toon wat er uit chats gemeld is, het nieuwste eerst; ook terwijl de server draait.",
    "operator-key": "Toon de sleutel van de beheerder, voor /metrics.",
    doctor:
      "Speel de lopende partijen opnieuw met de aanwezige regels en zeg wat niet gaat; er wordt niets geschreven.",
    freeze: "Bewaar de regels en bots van een spel zoals ze nu zijn, voor partijen die lopen als de regels veranderen.",
    "add-game": "Schrijf een klein werkend spel in een nieuwe map, om een ander van te maken.",
    help: "Toon dit, of meer over een opdracht.",
  },
  operands: {
    game: "spel",
    games: "spel|all",
    record: "verslag.json",
    file: "bestand.db",
    rebuild: "rebuild",
    id: "id",
    command: "opdracht",
  },
  options: {
    bot: ["naam", "welke bot je tegenstanders zijn"],
    bots: ["a,b,…", "een bot voor elke plaats, of een voor allemaal"],
    data: ["map", "waar de database staat (standaard: $SERAI_DATA, anders ./data)"],
    done: ["bericht", "dit gemelde bericht is afgehandeld: haal het van de lijst"],
    every: ["k", "controleer een op de k stellingen grondig (standaard 8)"],
    finished: ["", "ook afgelopen partijen"],
    games: [
      "n",
      "hoeveel partijen (fuzz: 1000, arena: 100 per wedstrijd; train: tot de minuten om zijn; train all: hoogstens, per stap)",
    ],
    help: ["", "toon dit"],
    host: ["adres", "luister hier (standaard 127.0.0.1; 0.0.0.0 voor iedereen)"],
    iterations: ["n", "hoeveel iteraties het beste niveau krijgt (standaard zijn eigen aantal; train: de leraar, 64)"],
    json: ["", "als JSON, voor andere programma's"],
    lang: ["en|hu|nl", "de taal (standaard volgens LANG)"],
    log: ["", "schrijf verzoeken naar de standaarduitvoer"],
    milliseconds: [
      "n",
      "hoe lang een ronde per deelnemer duurt (standaard 150; arena: hoe lang het beste niveau denkt)",
    ],
    minutes: ["n", "hoe lang (standaard 60; train all: tot alles gemaakt is)"],
    network: ["", "train het netwerk van dit spel, niet de gewichten van zijn kenmerken"],
    only: ["spel", "meet alleen dit spel"],
    option: ["naam=waarde", "een optie van het spel; mag vaker"],
    out: ["pad", "schrijf naar dit bestand (fuzz, train all: naar deze map)"],
    players: ["n", "hoeveel spelers"],
    port: ["n", "luister op deze poort (standaard 4747; 0 neemt een vrije)"],
    rounds: ["n", "van hoeveel rondes de mediaan"],
    seat: ["k", "een plaats, geteld vanaf 0 zoals in het verslag, of `spectator`"],
    seats: [
      "a,b,…",
      "een bot voor elke plaats, eventueel met een stijl (master:bold), of een network.json (standaard alles wat van een spel gemeten wordt)",
    ],
    seen: [
      "bestand",
      "wat het apparaat van een speler van de start bewaarde: zonder dat wordt een verslag alleen met zichzelf vergeleken",
    ],
    seed: ["woorden", "woorden waar alle geluk uit volgt (fuzz: een getal); zonder is het toeval"],
    state: ["bestand", "de stand van het afstemmen (standaard train-<spel>.json; all: een map, train-all)"],
    strangers: ["", "het netwerk leert ook van partijen met willekeurige en eenvoudige bots, niet alleen met zichzelf"],
    table: [
      "bestand.md",
      "zet de tabellen van alle wedstrijden in dit document, tussen `<!-- arena -->` en `<!-- /arena -->`",
    ],
    value: ["", "train een netwerk dat alleen zegt wie zal winnen, uit partijen zoals de bots zelf spelen"],
    workers: ["n", "hoeveel threads (standaard 2)"],
  },
  players: (min, max) => `${min} tot ${max} spelers`,
  errors: {
    unknownCommand: (word) => `Er is geen opdracht ‘${word}’; \`serai help\` noemt ze allemaal.`,
    unknownOption: (option, command) => `\`serai ${command}\` kent ${option} niet; zie \`serai ${command} --help\`.`,
    needsValue: (option) => `${option} heeft een waarde nodig.`,
    takesNoValue: (option) => `${option} krijgt geen waarde.`,
    tooManyWords: (word, command) => `‘${word}’ is een woord te veel; zie \`serai ${command} --help\`.`,
    missing: (operand, command) => `<${operand}> ontbreekt; zie \`serai ${command} --help\`.`,
    missingOption: (option, command) => `${option} ontbreekt; zie \`serai ${command} --help\`.`,
    badNumber: (option, value, min, max) =>
      `${option} moet een geheel getal van ${min} tot ${max} zijn, niet ‘${value}’.`,
    badLanguage: (value, languages) => `Er zijn geen woorden in ‘${value}’; kies uit ${languages}.`,
    badSeat: (value, last) => `--seat moet 0 tot ${last} of \`spectator\` zijn, niet ‘${value}’.`,
    botsAndSeats: (bots, seats) => `${bots} × bot voor ${seats} plaatsen; noem er een voor allemaal of een voor elk.`,
    cannotRead: (file, code) => `${file} is niet te lezen (${code}).`,
    cannotWrite: (file, code) => `${file} is niet te schrijven (${code}).`,
    badNetwork: (file) => `${file} is niet te lezen, of is geen netwerk van een spel.`,
    inFile: (file, what) => `${file}: ${what}`,
    portTaken: (port) =>
      `Poort ${port} is bezet, misschien door een andere Serai: stop die, of kies een andere met --port.`,
    cannotListen: (host, port, code) =>
      `Luisteren op ${host}, poort ${port} lukt niet (${code}): kies andere met --host en --port.`,
    unexpected: (what) => `Er ging iets mis in Serai zelf: ${what} (SERAI_DEBUG=1 toont waar).`,
  },
  serve: {
    open: (address) => `Serai is open: ${address}`,
    closing: "Sluiten; elke zet is bewaard.",
    cannotSave: (why) =>
      `De database kan niet meer worden geschreven (${why}). Sluiten; elke bevestigde zet is bewaard.`,
  },
  play: {
    you: "Jij",
    atTheTable: (game, names) => `${game}. Aan tafel: ${names}.`,
    styles: { bold: "gedurfd", cautious: "voorzichtig" },
    hint: "Een getal kiest; ? helpt; q verlaat de tafel.",
    help: [
      "Typ het nummer van wat je wilt doen en druk op Enter.",
      "Je kunt een zet ook schrijven zoals in een verslag, bijvoorbeeld:",
      "?  toont dit en de tafel opnieuw        q  verlaat de tafel",
    ],
    narrow: (count) =>
      `${count} zetten. Typ een deel van een zet om de lijst in te korten, of de hele zet; Tab vult aan. Zo beginnen ze:`,
    onlyOne: "Met Enter doe je deze zet.",
    choose: (most) => `Kies 1 tot ${most}.`,
    outOfTurn: "Je bent niet aan de beurt, maar dit mag je nu doen. Met Enter gaat de partij verder.",
    farewell: "Tot de volgende partij!",
    finalScoring: "Eindtelling",
  },
  addGame: {
    refusals: {
      "not-an-id": (id) => `“${id}” kan geen id van een spel zijn: alleen kleine letters en cijfers, eerst een letter.`,
      taken: (id) => `Er is al een map games/${id}.`,
      used: (id) => `De code gebruikt het woord “${id}” al voor iets anders; kies een andere id.`,
    },
    written: (id) => `Het is al te spelen: npx serai play ${id}, of npm start. Hoe verder: docs/add-a-game.md.`,
  },
  saved: (file) => `Verslag geschreven naar ${file}.`,
  replay: {
    played: (actions, of) => `${actions} van ${count(of, "zet", "zetten")} gespeeld.`,
    state: "Eindstand",
    result: "Uitslag",
    unfinished: "De partij is niet afgelopen.",
    place: (rank, name, score) => `${rank}. ${name}: ${count(score, "punt", "punten")}`,
    equal: "Geen verschil: het speelt zoals het geschreven is.",
    difference: (difference) =>
      difference.kind === "refused"
        ? `Verschil: zet ${difference.action + 1}, ‘${difference.line}’, wordt geweigerd (${difference.code}).`
        : `Verschil: het verslag eindigt met ${JSON.stringify(difference.recorded) ?? "geen uitslag"}, de regels met ${JSON.stringify(difference.replayed) ?? "geen uitslag"}.`,
  },
  show: {
    title: (game, viewer) => `${game}, gezien door ${viewer}`,
    spectator: "een toeschouwer",
    start: "Opstelling",
    move: (number) => `Zet ${number}`,
    end: "Aan het eind",
  },
  backup: {
    done: (file) => `Gekopieerd naar ${file}.`,
    restored: (folder) => `Teruggezet in ${folder}.`,
    unwritable: (file) =>
      `Er kon geen kopie worden geschreven naar ${file}: kijk of er ruimte is op de schijf en of je daar mag schrijven.`,
  },
  dataFaults: {
    "in-use": (path) =>
      `${path} is in gebruik bij een andere Serai: stop die eerst, of kies een andere map met --data.`,
    "no-database": (path) => `Er is geen database in ${path}.`,
    exists: (path) => `Er staat al iets op ${path}; er is niets overschreven.`,
    "not-ours": (path) => `${path} is geen database van Serai; er is niets veranderd.`,
    damaged: (path) =>
      `${path} is beschadigd; er is niets veranderd. Zet het opzij en zet een reservekopie terug met \`serai restore\`.`,
    newer: (path) => `${path} is van een nieuwere Serai; werk deze eerst bij.`,
    unwritable: (path) =>
      `Kan niet schrijven naar ${path}: kijk wie daar mag schrijven, of kies een andere map met --data.`,
    unreadable: (path) => `Kan ${path} niet lezen: kijk wie dat mag lezen en of de schijf in orde is.`,
    unreachable: (path) => `De database op ${path} antwoordt niet: kijk of ze draait en of DATABASE_URL klopt.`,
    denied: (path) =>
      `De database op ${path} laat deze gebruiker niet toe: kijk of naam en wachtwoord in DATABASE_URL kloppen.`,
    busy: (path) =>
      `Op ${path} eindigen partijen sneller dan de ratings geteld kunnen worden; er is niets veranderd. Stop de servers, of probeer het opnieuw als er minder gespeeld wordt.`,
    "no-tools": () =>
      "Hiervoor zijn de programma’s pg_dump en pg_restore van PostgreSQL nodig: installeer de client, of zet hun map in SERAI_POSTGRES.",
    "disk-full": (path) => `De schijf is vol bij ${path}: maak ruimte en probeer het opnieuw.`,
  },
  ratings: {
    rebuilt: (games) => `${count(games, "afgelopen partij", "afgelopen partijen")} opnieuw geteld.`,
    kept: (games) =>
      `${count(games, "partij", "partijen")} niet opnieuw te spelen met de aanwezige regels; de uitslagen blijven staan.`,
  },
  doctor: {
    played: (running, finished) =>
      `${count(running, "lopende partij", "lopende partijen")}${finished > 0 ? ` en ${count(finished, "afgelopen partij", "afgelopen partijen")}` : ""} opnieuw gespeeld.`,
    status: { playing: "loopt", over: "afgelopen" },
    faults: {
      looped: "de regels komen niet tot een eind",
      threw: "de regels spelen haar niet",
      "rules-missing": "haar regels zijn er niet; ze zou erop wachten",
      differs: "ze loopt anders af",
    },
    sound: "Alle partijen gaan zoals ze gespeeld zijn.",
    failing: (games) =>
      `${count(games, "partij gaat", "partijen gaan")} niet. Bewaar de regels waarmee ze begonnen (\`serai freeze\`) voor je opent.`,
  },
  freeze: {
    done: (file) => `Bewaard in ${file}. Verhoog nu \`rules\`, wijzig ze, en draai \`npm run games\`.`,
    exists: (file) => `${file} is er al en wordt nooit overschreven: verhoog eerst \`rules\`.`,
  },
  reports: {
    none: "Er is niets gemeld.",
    said: (name, text) => `${name} zei: ${text}`,
    reported: (by, when, why) => `Gemeld door ${by}, ${when}${why && `: ${why}`}`,
    unknown: (line) => `Over ${line} is niets gemeld.`,
    closed: (line) => `${line} is van de lijst.`,
  },
  fuzz: {
    progress: (game, done, of) => `${game}: ${done} van ${of} partijen`,
    fault: (kind, detail, file) => `Fout (${kind}): ${detail} → ${file}`,
    moreFaults: (n) => `… en nog ${count(n, "fout", "fouten")}, niet bewaard.`,
    game: (game, games, moves, faults) =>
      `${game}: ${count(games, "partij", "partijen")}, ${count(moves, "zet", "zetten")}, ${count(faults, "fout", "fouten")}`,
    total: (games, moves, faults, seconds) =>
      `totaal: ${count(games, "partij", "partijen")}, ${count(moves, "zet", "zetten")}, ${count(faults, "fout", "fouten")}, ${seconds.toFixed(1).replace(".", ",")} s`,
  },
  arena: {
    progress: (game, done, of) => `${game}: partij ${done} van ${of}`,
    columns: ["bot", "partijen", "gewonnen", "95 % (Wilson)", "per deling", "eerlijk", "punten"],
    saved: (file) => `Geschreven naar ${file}.`,
    noPlace: (file) => `${file} heeft geen plek voor tabellen: \`<!-- arena -->\` en daarna \`<!-- /arena -->\`.`,
  },
  train: {
    progress: (games, loss, seconds) => `${games} partijen, verlies ${loss.toFixed(4)}, nog ${seconds} s`,
    resumed: (games, file) => `Verder vanaf ${games} partijen (${file}).`,
    otherGame: (file) => `${file} is geen afstemming van dit spel; noem een ander met --state.`,
    done: (games, loss, file) => `${games} partijen, verlies ${loss.toFixed(4)}. Vanaf hier verder: ${file}.`,
    pass: (file, pass, passes) => `${file}: ronde ${pass} van ${passes}`,
    made: (file) => `Gemaakt: ${file}`,
    unfinished: (states) => `De tijd is om; dezelfde opdracht gaat vanaf hier verder (${states}).`,
  },
};
