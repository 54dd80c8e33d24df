import type { CliText } from "./cli-text.ts";

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const text: CliText = {
  tagline: "Serai: koopmansspellen, eerlijk en geheim waar het hoort.",
  usage: "Gebruik",
  commandsTitle: "Opdrachten",
  optionsTitle: "Opties",
  gamesTitle: "Spellen",
  moreHelp: "`serai <opdracht> --help` vertelt meer over een ervan.",
  commands: {
    serve: "Open het huis: de server, zijn database en de pagina om op te spelen.",
    play: "Speel tegen bots, hier in de terminal.",
    new: "Laat bots een heel spel spelen en schrijf het als verslag.",
    replay: "Speel een verslag na volgens de regels en vergelijk de afloop.",
    show: "Toon zet voor zet wat een plaats, of een toeschouwer, van een spel zag.",
    verify: "Controleer de belofte van een eerlijke deling in een verslag, en elke zet.",
    fuzz: "Speel willekeurige spellen en zoek fouten in de regels; een fout wordt als verslag bewaard.",
    bench: "Meet de snelheid, naast boardgame.io in dezelfde run.",
    backup: "Kopieer de hele database naar een bestand, ook terwijl de server draait.",
    restore: "Zet zo’n kopie in een map die nog geen database heeft.",
    help: "Toon dit, of meer over een opdracht.",
  },
  operands: { game: "spel", games: "spel|all", record: "verslag.json", file: "bestand.db", command: "opdracht" },
  options: {
    bot: ["naam", "welke bot je tegenstanders zijn"],
    bots: ["a,b,…", "een bot voor elke plaats, of een voor allemaal"],
    data: ["map", "waar de database staat (standaard: $SERAI_DATA, anders ./data)"],
    every: ["k", "controleer een op de k stellingen grondig (standaard 8)"],
    games: ["n", "hoeveel spellen (standaard 1000)"],
    help: ["", "toon dit"],
    host: ["adres", "luister hier (standaard 127.0.0.1; 0.0.0.0 voor iedereen)"],
    json: ["", "als JSON, voor andere programma's"],
    lang: ["en|hu|nl", "de taal (standaard volgens LANG)"],
    log: ["", "schrijf verzoeken naar de standaarduitvoer"],
    milliseconds: ["n", "hoe lang een ronde per deelnemer duurt (standaard 150)"],
    only: ["spel", "meet alleen dit spel"],
    option: ["naam=waarde", "een optie van het spel; mag vaker"],
    out: ["pad", "schrijf naar dit bestand (fuzz: naar deze map)"],
    players: ["n", "hoeveel spelers"],
    port: ["n", "luister op deze poort (standaard 4747; 0 neemt een vrije)"],
    rounds: ["n", "van hoeveel rondes de mediaan"],
    seat: ["k", "een plaats, geteld vanaf 0 zoals in het verslag, of `spectator`"],
    seed: ["woorden", "woorden waar alle geluk uit volgt (fuzz: een getal); zonder is het toeval"],
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
    inFile: (file, what) => `${file}: ${what}`,
    portTaken: (port) =>
      `Poort ${port} is bezet, misschien door een andere Serai: stop die, of kies een andere met --port.`,
    cannotListen: (host, port, code) =>
      `Luisteren op ${host}, poort ${port} lukt niet (${code}): kies andere met --host en --port.`,
    unexpected: (what) => `Er ging iets mis in Serai zelf: ${what} (SERAI_DEBUG=1 toont waar).`,
  },
  serve: { open: (address) => `Serai is open: ${address}`, closing: "Sluiten; elke zet is bewaard." },
  play: {
    you: "Jij",
    atTheTable: (game, names) => `${game}. Aan tafel: ${names}.`,
    hint: "Een getal kiest; ? helpt; q verlaat de tafel.",
    help: [
      "Typ het nummer van wat je wilt doen en druk op Enter.",
      "Je kunt een zet ook schrijven zoals in een verslag, bijvoorbeeld:",
      "?  toont dit en de tafel opnieuw        q  verlaat de tafel",
    ],
    choose: (most) => `Kies 1 tot ${most}.`,
    farewell: "Tot het volgende spel!",
    finalScoring: "Eindtelling",
  },
  saved: (file) => `Verslag geschreven naar ${file}.`,
  replay: {
    played: (actions, of) => `${actions} van ${count(of, "zet", "zetten")} gespeeld.`,
    state: "Eindstand",
    result: "Uitslag",
    unfinished: "Het spel is niet afgelopen.",
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
  verify: {
    promise: {
      yes: "Het geheim dat aan het eind is getoond, is het geheim dat vooraf is beloofd: de gastheer heeft het onderweg niet verwisseld.",
      no: "Het geheim past niet bij de belofte van vóór het begin, of die was er niet.",
    },
    key: {
      yes: "Al het geluk volgt uit dat geheim en uit wat elke speler heeft toegevoegd: niemand heeft de deling alleen gekozen, ook de gastheer niet.",
      no: "Het geluk volgt niet uit het geheim en wat de spelers hebben toegevoegd.",
    },
    actions: {
      yes: "Elke zet was toegestaan, en elke kaart en elke steen kwam zoals dat geluk ze geeft.",
      no: "Met dat geluk was niet elke zet toegestaan.",
    },
    result: { yes: "De uitslag is die welke de regels geven.", no: "De regels geven een andere uitslag." },
    holds: "Dit spel is eerlijk gedeeld en volgens de regels gespeeld.",
    fails: "Dit verslag bewijst geen eerlijk spel.",
  },
  backup: {
    done: (file) => `Gekopieerd naar ${file}.`,
    restored: (folder) => `Teruggezet in ${folder}. Start de server met deze gegevensmap.`,
    faults: {
      "no-database": (path) => `Er is geen database in ${path}.`,
      exists: (path) => `Er staat al iets op ${path}; er is niets overschreven.`,
      "not-ours": (path) => `${path} is geen database van Serai.`,
      damaged: (path) => `${path} is beschadigd.`,
      newer: (path) => `${path} is van een nieuwere Serai; werk deze eerst bij.`,
    },
  },
  fuzz: {
    progress: (game, done, of) => `${game}: ${done} van ${of} spellen`,
    fault: (kind, detail, file) => `Fout (${kind}): ${detail} → ${file}`,
    moreFaults: (n) => `… en nog ${count(n, "fout", "fouten")}, niet bewaard.`,
    game: (game, games, moves, faults) =>
      `${game}: ${count(games, "spel", "spellen")}, ${count(moves, "zet", "zetten")}, ${count(faults, "fout", "fouten")}`,
    total: (games, moves, faults, seconds) =>
      `totaal: ${count(games, "spel", "spellen")}, ${count(moves, "zet", "zetten")}, ${count(faults, "fout", "fouten")}, ${seconds.toFixed(1).replace(".", ",")} s`,
  },
};
