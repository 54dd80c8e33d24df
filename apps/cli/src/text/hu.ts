import type { CliText } from "./cli-text.ts";

export const text: CliText = {
  tagline: "Serai: kereskedős társasjátékok, tisztességesen és titoktartón.",
  usage: "Használat",
  commandsTitle: "Parancsok",
  optionsTitle: "Kapcsolók",
  gamesTitle: "Játékok",
  moreHelp: "Egy parancsról többet mond: `serai <parancs> --help`.",
  commands: {
    serve: "Elindítja a szervert az adatbázissal és a játékoldallal.",
    play: "Játék robotok ellen, itt a terminálban.",
    new: "Robotok lejátszanak egy egész játszmát, és jegyzőkönyv készül róla.",
    replay: "Újra lejátszik egy jegyzőkönyvet a szabályok szerint, és összeveti a végét.",
    show: "Lépésről lépésre megmutatja, mit látott egy szék vagy egy néző.",
    verify: "Ellenőrzi egy jegyzőkönyv ígéretét a tisztességes osztásról és minden lépését.",
    fuzz: "Véletlen játszmákkal hibát keres a szabályokban; a hibáról jegyzőkönyv készül.",
    bench: "Sebességet mér, ugyanabban a futásban a boardgame.io mellett.",
    arena: "Robotok játszanak egymással tükrözött osztásokon; nyerési arányok 95 %-os intervallummal.",
    train:
      "Önmaguk elleni játékkal hangolja a robotok tudását, vagy újra elkészíti az összes súlyt; ott folytatja, ahol abbahagyta.",
    backup: "Fájlba másolja az egész adatbázist, akár futó szerver mellett is.",
    restore: "Egy ilyen másolatot tesz egy mappába, ahol még nincs adatbázis.",
    ratings: "Újraszámolja az eredményeket és a pontszámokat a játszmák naplóiból; előbb állítsd le a szervert.",
    reports: "Felsorolja a csevegésből jelentett üzeneteket, a legújabbal kezdve; futó szerver mellett is.",
    "operator-key": "Megmutatja az üzemeltető kulcsát, a /metrics címhez.",
    doctor: "A folyó játszmák újrajátszása a meglévő szabályokkal: megmondja, melyik nem megy; semmit sem ír.",
    freeze:
      "Egy játék szabályainak és robotjainak megőrzése mostani alakjukban, a szabályváltozáskor folyó játszmáknak.",
    "add-game": "Kis, működő játékot ír egy új mappába; ebből készülhet egy másik.",
    help: "Ezt mutatja, vagy többet egy parancsról.",
  },
  operands: {
    game: "játék",
    games: "játék|all",
    record: "jegyzőkönyv.json",
    file: "fájl.db",
    rebuild: "rebuild",
    id: "azonosító",
    command: "parancs",
  },
  options: {
    bot: ["név", "melyik robot legyen az ellenfél"],
    bots: ["a,b,…", "minden székhez egy robot, vagy egy mindenkinek"],
    data: ["mappa", "az adatbázis helye (alapból: $SERAI_DATA, különben ./data)"],
    done: ["üzenet", "ezzel a jelentett üzenettel végeztél: lekerül a listáról"],
    every: ["k", "minden k-adik állás alapos vizsgálata (alapból 8)"],
    finished: ["", "a befejezett játszmákat is"],
    games: [
      "n",
      "hány játszma (fuzz: 1000, arena: versenyenként 100; train: míg le nem telnek a percek; train all: szakaszonként legfeljebb)",
    ],
    help: ["", "ezt mutatja"],
    host: ["cím", "itt figyel (alapból 127.0.0.1; mindenkinek 0.0.0.0)"],
    iterations: ["n", "hány iterációt kap a legjobb szint (alapból a sajátja; train: a tanító, 64)"],
    json: ["", "JSON alakban, más programoknak"],
    lang: ["en|hu|nl", "a nyelv (alapból a LANG szerint)"],
    log: ["", "a kérések naplózása a szabványos kimenetre"],
    milliseconds: [
      "n",
      "egy menet hossza versenyzőnként (alapból 150; arena: ennyi ideig gondolkodik a legjobb szint)",
    ],
    minutes: ["n", "meddig (alapból 60; train all: míg minden el nem készül)"],
    network: ["", "a játék hálózatát tanítsa, ne a jellemzőinek súlyait"],
    only: ["játék", "csak ennek a játéknak a mérése"],
    option: ["név=érték", "a játék egy beállítása; többször is megadható"],
    out: ["út", "ebbe a fájlba ír (fuzz, train all: ebbe a mappába)"],
    players: ["n", "hány játékos"],
    port: ["n", "ezen a kapun figyel (alapból 4747; 0: egy szabad kapu)"],
    rounds: ["n", "ennyi menet mediánja"],
    seat: ["k", "egy szék 0-tól számolva, mint a jegyzőkönyvben, vagy `spectator`"],
    seats: [
      "a,b,…",
      "minden helyre egy bot, utána stílus is állhat (master:bold), vagy egy network.json (alapból minden, amit egy játékról mérünk)",
    ],
    seen: [
      "fájl",
      "amit egy játékos eszköze a kezdésről megőrzött: enélkül a jegyzőkönyv csak önmagával vethető össze",
    ],
    seed: ["szavak", "ezekből következik a szerencse (fuzz: egy szám); nélkülük véletlen"],
    state: ["fájl", "a hangolás állása (alapból train-<játék>.json; all: egy mappa, train-all)"],
    strangers: ["", "a hálózat véletlenszerűen játszó és egyszerű robotok ellen is tanuljon, ne csak önmaga ellen"],
    table: [
      "fájl.md",
      "ebbe a dokumentumba kerülnek a versenyek táblázatai, `<!-- arena -->` és `<!-- /arena -->` közé",
    ],
    value: ["", "olyan hálózatot tanítson a robotok saját játékmódjából, amely csak azt mondja meg, ki fog nyerni"],
    workers: ["n", "hány szálon (alapból 2)"],
  },
  players: (min, max) => `${min}–${max} játékos`,
  errors: {
    unknownCommand: (word) => `Nincs ilyen parancs: „${word}”; a \`serai help\` felsorolja őket.`,
    unknownOption: (option, command) => `Itt nincs ilyen kapcsoló: ${option}; lásd: \`serai ${command} --help\`.`,
    needsValue: (option) => `Hiányzik az értéke: ${option}.`,
    takesNoValue: (option) => `Nem vár értéket: ${option}.`,
    tooManyWords: (word, command) => `Eggyel több szó, mint kellene: „${word}”; lásd: \`serai ${command} --help\`.`,
    missing: (operand, command) => `Hiányzik: <${operand}>; lásd: \`serai ${command} --help\`.`,
    missingOption: (option, command) => `Hiányzik: ${option}; lásd: \`serai ${command} --help\`.`,
    badNumber: (option, value, min, max) => `${option}: ${min} és ${max} közötti egész szám kell, nem „${value}”.`,
    badLanguage: (value, languages) => `Ezen a nyelven nincsenek szavak: „${value}”; választható: ${languages}.`,
    badSeat: (value, last) => `--seat: 0 és ${last} közötti szám vagy \`spectator\` kell, nem „${value}”.`,
    botsAndSeats: (bots, seats) =>
      `${bots} robot van megadva, de ${seats} szék van: egy mindenkinek, vagy mindenkinek egy.`,
    cannotRead: (file, code) => `Nem olvasható: ${file} (${code}).`,
    cannotWrite: (file, code) => `Nem írható: ${file} (${code}).`,
    badNetwork: (file) => `Nem olvasható, vagy nem egy játék hálózata: ${file}.`,
    inFile: (file, what) => `${file}: ${what}`,
    portTaken: (port) =>
      `Foglalt kapu: ${port}, talán egy másik Serai használja: állítsd le azt, vagy válassz másikat (--port).`,
    cannotListen: (host, port, code) =>
      `Itt nem lehet figyelni: ${host}, ${port} (${code}); válassz másikat (--host, --port).`,
    unexpected: (what) => `Hiba történt magában a Seraiban: ${what} (SERAI_DEBUG=1 megmutatja, hol).`,
  },
  serve: {
    open: (address) => `Nyitva a Serai: ${address}`,
    closing: "Zárás; minden lépés megmarad.",
    cannotSave: (why) => `Az adatbázis már nem írható (${why}). Zárás; minden visszaigazolt lépés megmarad.`,
  },
  play: {
    you: "Te",
    atTheTable: (game, names) => `${game}. Az asztalnál: ${names}.`,
    styles: { bold: "merész", cautious: "óvatos" },
    hint: "Szám: választás; ?: segítség; q: kilépés.",
    help: [
      "Írd be a választott lépés számát, és nyomj Entert.",
      "A lépést úgy is leírhatod, mint a jegyzőkönyvben, például:",
      "?  ezt és az asztalt mutatja újra        q  felállsz az asztaltól",
    ],
    narrow: (count) =>
      `${count} lépés. Írd be egy részét, hogy szűkítsd a listát, vagy az egészet; a Tab kiegészíti. Így kezdődnek:`,
    onlyOne: "Enterrel ezt lépheted.",
    choose: (most) => `Válassz 1 és ${most} között.`,
    outOfTurn: "Nem te következel, de ezt most is megteheted. Enterrel megy tovább a játszma.",
    farewell: "Viszlát a következő játszmánál!",
    finalScoring: "Végső értékelés",
  },
  addGame: {
    refusals: {
      "not-an-id": (id) => `„${id}” nem lehet egy játék azonosítója: csak kisbetű és számjegy, az elején betű.`,
      taken: (id) => `Már van games/${id} mappa.`,
      used: (id) => `A kód a „${id}” szót már másra használja; válassz másik azonosítót.`,
    },
    written: (id) => `Már játszható: npx serai play ${id}, vagy npm start. Hogyan tovább: docs/add-a-game.md.`,
  },
  saved: (file) => `A jegyzőkönyv elkészült: ${file}.`,
  replay: {
    played: (actions, of) => `${of} lépésből ${actions} lejátszva.`,
    state: "Végállás",
    result: "Eredmény",
    unfinished: "A játszmának még nincs vége.",
    place: (rank, name, score) => `${rank}. ${name}: ${score} pont`,
    equal: "Nincs eltérés: úgy játszható le újra, ahogy le van írva.",
    difference: (difference) =>
      difference.kind === "refused"
        ? `Eltérés: a szabályok elutasítják ezt: ${difference.action + 1}. lépés, „${difference.line}” (${difference.code}).`
        : `Eltérés: a jegyzőkönyv vége ${JSON.stringify(difference.recorded) ?? "nincs"}, a szabályok szerint ${JSON.stringify(difference.replayed) ?? "nincs"}.`,
  },
  show: {
    title: (game, viewer) => `${game} – ahogy ő látta: ${viewer}`,
    spectator: "egy néző",
    start: "Előkészület",
    move: (number) => `${number}. lépés`,
    end: "A végén",
  },
  backup: {
    done: (file) => `Lemásolva ide: ${file}.`,
    restored: (folder) => `Visszaállítva ide: ${folder}.`,
    unwritable: (file) =>
      `Ide nem sikerült másolatot írni: ${file}. Nézd meg, van-e hely a lemezen, és kinek van joga oda írni.`,
  },
  dataFaults: {
    "in-use": (path) =>
      `Ezt a mappát egy másik Serai használja: ${path}. Előbb állítsd le azt, vagy válassz másik mappát a --data kapcsolóval.`,
    "no-database": (path) => `Itt nincs adatbázis: ${path}.`,
    exists: (path) => `Itt már van valami: ${path}; semmit sem írtunk felül.`,
    "not-ours": (path) => `Ez nem a Serai adatbázisa: ${path}; semmin sem változtattunk.`,
    damaged: (path) =>
      `Ez a fájl sérült: ${path}; semmin sem változtattunk. Tedd félre, és állíts vissza egy másolatot a \`serai restore\` paranccsal.`,
    newer: (path) => `Ez egy újabb Serai adatbázisa: ${path}; előbb frissítsd ezt.`,
    unwritable: (path) =>
      `Ide nem lehet írni: ${path}. Nézd meg, kinek van hozzá joga, vagy válassz másik mappát a --data kapcsolóval.`,
    unreadable: (path) => `Nem olvasható: ${path}. Nézd meg, kinek van hozzá joga, és rendben van-e a lemez.`,
    unreachable: (path) => `Nem válaszol az adatbázis itt: ${path}. Nézd meg, fut-e, és jó-e a DATABASE_URL.`,
    denied: (path) =>
      `Az adatbázis nem engedi be ezt a felhasználót itt: ${path}. Nézd meg, jó-e a név és a jelszó a DATABASE_URL-ben.`,
    busy: (path) =>
      `Itt gyorsabban érnek véget a játszmák, mint ahogy a pontszámokat össze lehet számolni: ${path}. Semmi sem változott. Állítsd le a szervereket, vagy próbáld újra, amikor kevesebben játszanak.`,
    "no-tools": () =>
      "Ehhez a PostgreSQL saját programjai kellenek (pg_dump és pg_restore): telepítsd a kliensét, vagy add meg a mappájukat a SERAI_POSTGRES változóban.",
    "disk-full": (path) => `Megtelt a lemez itt: ${path}. Szabadíts fel helyet, és próbáld újra.`,
  },
  ratings: {
    rebuilt: (games) => `Újraszámolva ${games} befejezett játszma.`,
    kept: (games) => `${games} játszmát nem lehetett újrajátszani a meglévő szabályokkal; az eredményük megmaradt.`,
  },
  doctor: {
    played: (running, finished) =>
      `${running} folyó${finished > 0 ? ` és ${finished} befejezett` : ""} játszma újrajátszva.`,
    status: { playing: "folyik", over: "befejezett" },
    faults: {
      looped: "a szabályok nem jutnak a végére",
      threw: "a szabályok nem tudják lejátszani",
      "rules-missing": "a szabályai nincsenek itt; várna rájuk",
      differs: "más lesz a vége",
    },
    sound: "Mindegyik úgy játszható, ahogy lejátszották.",
    failing: (games) =>
      `${games} játszma nem játszható. Nyitás előtt őrizd meg a szabályokat, amelyekkel elkezdődtek (\`serai freeze\`).`,
  },
  freeze: {
    done: (file) =>
      `Megőrizve itt: ${file}. Most növeld a \`rules\` számot, változtass, és futtasd: \`npm run games\`.`,
    exists: (file) => `${file} már megvan, és soha nem íródik felül: előbb növeld a \`rules\` számot.`,
  },
  reports: {
    none: "Nincs jelentett üzenet.",
    said: (name, text) => `${name} ezt írta: ${text}`,
    reported: (by, when, why) => `Jelentette: ${by}, ${when}${why && `: ${why}`}`,
    unknown: (line) => `Ezt senki sem jelentette: ${line}.`,
    closed: (line) => `Lekerült a listáról: ${line}.`,
  },
  fuzz: {
    progress: (game, done, of) => `${game}: ${of} játszmából ${done}`,
    fault: (kind, detail, file) => `Hiba (${kind}): ${detail} → ${file}`,
    moreFaults: (n) => `… és még ${n} hiba, mentés nélkül.`,
    game: (game, games, moves, faults) => `${game}: ${games} játszma, ${moves} lépés, ${faults} hiba`,
    total: (games, moves, faults, seconds) =>
      `összesen: ${games} játszma, ${moves} lépés, ${faults} hiba, ${seconds.toFixed(1).replace(".", ",")} s`,
  },
  arena: {
    progress: (game, done, of) => `${game}: ${of} játszmából ${done}`,
    columns: ["bot", "játszma", "nyert", "95 % (Wilson)", "osztásonként", "méltányos", "pont"],
    saved: (file) => `Az eredmény itt van: ${file}.`,
    noPlace: (file) =>
      `${file}: nincs hely a táblázatoknak; kell egy \`<!-- arena -->\`, majd egy \`<!-- /arena -->\`.`,
  },
  train: {
    progress: (games, loss, seconds) => `${games} játszma, veszteség ${loss.toFixed(4)}, még ${seconds} s`,
    resumed: (games, file) => `Folytatás ${games} játszmától (${file}).`,
    otherGame: (file) => `${file} nem ennek a játéknak a hangolása; adj meg másikat: --state.`,
    done: (games, loss, file) => `${games} játszma, veszteség ${loss.toFixed(4)}. Innen folytatható: ${file}.`,
    pass: (file, pass, passes) => `${file}: ${pass}. menet, összesen ${passes}`,
    made: (file) => `Elkészült: ${file}`,
    unfinished: (states) => `Letelt az idő; ugyanez a parancs innen folytatja (${states}).`,
  },
};
