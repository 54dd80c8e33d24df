import type { CliText } from "./cli-text.ts";

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const text: CliText = {
  tagline: "Serai: merchant board games, fair and secret-safe.",
  usage: "Usage",
  commandsTitle: "Commands",
  optionsTitle: "Options",
  gamesTitle: "Games",
  moreHelp: "`serai <command> --help` tells more about one of them.",
  commands: {
    serve: "Open the house: the server, its database and the page to play on.",
    play: "Play a game against bots here in the terminal.",
    new: "Have bots play a whole game and write it as a record.",
    replay: "Play a record again by the rules and compare the outcome.",
    show: "Show what one seat, or a spectator, saw of a recorded game, move by move.",
    verify: "Check a record's promise of a fair deal, and every action in it.",
    fuzz: "Play random games and look for faults in the rules; a fault is saved as a record.",
    bench: "Measure speed, beside boardgame.io in the same run.",
    backup: "Copy the whole database into a file, also while the server runs.",
    restore: "Put such a copy into a folder that has no database yet.",
    help: "Show this, or more about one command.",
  },
  operands: { game: "game", games: "game|all", record: "record.json", file: "file.db", command: "command" },
  options: {
    bot: ["name", "which bot your rivals are"],
    bots: ["a,b,…", "a bot for each seat, or one for all"],
    data: ["folder", "where the database lives (default: $SERAI_DATA, else ./data)"],
    every: ["k", "check one position in k thoroughly (default 8)"],
    games: ["n", "how many games (default 1000)"],
    help: ["", "show this"],
    host: ["address", "listen here (default 127.0.0.1; 0.0.0.0 for everybody)"],
    json: ["", "as JSON, for other programs"],
    lang: ["en|hu|nl", "the language to speak (default: from your LANG)"],
    log: ["", "log requests to standard output"],
    milliseconds: ["n", "how long one round of one contestant is (default 150)"],
    only: ["game", "measure this game only"],
    option: ["name=value", "an option of the game; may be given several times"],
    out: ["path", "write to this file (fuzz: to this folder)"],
    players: ["n", "how many players"],
    port: ["n", "listen on this port (default 4747; 0 takes a free one)"],
    rounds: ["n", "how many rounds to take the median of"],
    seat: ["k", "a seat, counted from 0 as in the record, or `spectator`"],
    seed: ["words", "words all luck follows from (fuzz: a number); without them luck is luck"],
  },
  players: (min, max) => `${min} to ${max} players`,
  errors: {
    unknownCommand: (word) => `There is no command “${word}”; \`serai help\` lists those there are.`,
    unknownOption: (option, command) =>
      `\`serai ${command}\` has no option ${option}; see \`serai ${command} --help\`.`,
    needsValue: (option) => `${option} needs a value.`,
    takesNoValue: (option) => `${option} takes no value.`,
    tooManyWords: (word, command) => `“${word}” is one word too many; see \`serai ${command} --help\`.`,
    missing: (operand, command) => `<${operand}> is missing; see \`serai ${command} --help\`.`,
    missingOption: (option, command) => `${option} is missing; see \`serai ${command} --help\`.`,
    badNumber: (option, value, min, max) => `${option} must be a whole number from ${min} to ${max}, not “${value}”.`,
    badLanguage: (value, languages) => `There are no words in “${value}”; choose one of ${languages}.`,
    badSeat: (value, last) => `--seat must be 0 to ${last} or \`spectator\`, not “${value}”.`,
    botsAndSeats: (bots, seats) =>
      `${count(bots, "bot is", "bots are")} named for ${seats} seats; name one for all or one for each.`,
    cannotRead: (file, code) => `${file} cannot be read (${code}).`,
    cannotWrite: (file, code) => `${file} cannot be written (${code}).`,
    inFile: (file, what) => `${file}: ${what}`,
    portTaken: (port) =>
      `Port ${port} is taken, perhaps by another Serai: stop that one, or choose another with --port.`,
    cannotListen: (host, port, code) =>
      `Cannot listen on ${host}, port ${port} (${code}): choose others with --host and --port.`,
    unexpected: (what) => `Something went wrong in Serai itself: ${what} (SERAI_DEBUG=1 shows where).`,
  },
  serve: { open: (address) => `Serai is open: ${address}`, closing: "Closing; every move is kept." },
  play: {
    you: "You",
    atTheTable: (game, names) => `${game}. At the table: ${names}.`,
    hint: "A number chooses; ? helps; q leaves.",
    help: [
      "Type the number of what you want to do and press Enter.",
      "You can also write a move as records do, for instance:",
      "?  shows this and the table again        q  leaves the table",
    ],
    choose: (most) => `Choose 1 to ${most}.`,
    farewell: "Until the next game!",
    finalScoring: "Final scoring",
  },
  saved: (file) => `Record written to ${file}.`,
  replay: {
    played: (actions, of) => `${actions} of ${count(of, "action", "actions")} played.`,
    state: "Final state",
    result: "Result",
    unfinished: "The game is not over.",
    place: (rank, name, score) => `${rank}. ${name}: ${count(score, "point", "points")}`,
    equal: "No difference: it plays again as it was written.",
    difference: (difference) =>
      difference.kind === "refused"
        ? `Difference: action ${difference.action + 1}, “${difference.line}”, is refused (${difference.code}).`
        : `Difference: the record ends with ${JSON.stringify(difference.recorded) ?? "no result"}, the rules with ${JSON.stringify(difference.replayed) ?? "no result"}.`,
  },
  show: {
    title: (game, viewer) => `${game}, as seen by ${viewer}`,
    spectator: "a spectator",
    start: "Set-up",
    move: (number) => `Move ${number}`,
    end: "At the end",
  },
  verify: {
    promise: {
      yes: "The secret shown at the end is the one promised before the start: the host did not change it on the way.",
      no: "The secret does not fit the promise made before the start, or there was none.",
    },
    key: {
      yes: "All luck follows from that secret and from what every player added: neither the host nor a player alone chose the deal.",
      no: "The luck does not follow from the secret and what the players added.",
    },
    actions: {
      yes: "Every action was legal, and every card and gem came as that luck gives it.",
      no: "Not every action was legal with that luck.",
    },
    result: { yes: "The result is the one the rules give.", no: "The rules give another result." },
    holds: "This game was dealt fairly and played by the rules.",
    fails: "This record does not prove a fair game.",
  },
  backup: {
    done: (file) => `Copied to ${file}.`,
    restored: (folder) => `Restored into ${folder}. Start the server with it as its data folder.`,
    faults: {
      "no-database": (path) => `There is no database at ${path}.`,
      exists: (path) => `There is something at ${path} already; nothing was overwritten.`,
      "not-ours": (path) => `${path} is not a database of Serai.`,
      damaged: (path) => `${path} is damaged.`,
      newer: (path) => `${path} is of a newer Serai; update this one first.`,
    },
  },
  fuzz: {
    progress: (game, done, of) => `${game}: ${done} of ${of} games`,
    fault: (kind, detail, file) => `Fault (${kind}): ${detail} → ${file}`,
    moreFaults: (n) => `… and ${count(n, "more fault", "more faults")}, not saved.`,
    game: (game, games, moves, faults) =>
      `${game}: ${count(games, "game", "games")}, ${count(moves, "move", "moves")}, ${count(faults, "fault", "faults")}`,
    total: (games, moves, faults, seconds) =>
      `total: ${count(games, "game", "games")}, ${count(moves, "move", "moves")}, ${count(faults, "fault", "faults")}, ${seconds.toFixed(1)} s`,
  },
};
