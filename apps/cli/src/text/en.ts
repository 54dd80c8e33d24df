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
    serve: "Start the server, with its database and the page to play on.",
    play: "Play a game against bots here in the terminal.",
    new: "Have bots play a whole game and write it as a record.",
    replay: "Play a record again by the rules and compare the outcome.",
    show: "Show what one seat, or a spectator, saw of a recorded game, move by move.",
    verify: "Check a record's promise of a fair deal, and every action in it.",
    fuzz: "Play random games and look for faults in the rules; a fault is saved as a record.",
    bench: "Measure speed, beside boardgame.io in the same run.",
    arena: "Let bots play each other on mirrored deals; win rates with 95 % intervals.",
    train:
      "Tune what bots know of a game by self-play, or make all shipped weights again; goes on where it was stopped.",
    backup: "Copy the whole database into a file, also while the server runs.",
    restore: "Put such a copy into a folder that has no database yet.",
    ratings: "Count results and ratings up anew from the games' logs; stop the server first.",
    reports: "List what people reported of chat, newest first; also while the server runs.",
    "operator-key": "Show the key of those who run the server, for /metrics.",
    doctor: "Play the running games again by the rules that are here, and say what does not; nothing is written.",
    freeze: "Keep a game's rules and bots as they are now, for games that run when the rules change.",
    "add-game": "Write a small working game into a new folder, to make another of.",
    help: "Show this, or more about one command.",
  },
  operands: {
    game: "game",
    games: "game|all",
    record: "record.json",
    file: "file.db",
    rebuild: "rebuild",
    id: "id",
    command: "command",
  },
  options: {
    bot: ["name", "which bot your rivals are"],
    bots: ["a,b,…", "a bot for each seat, or one for all"],
    data: ["folder", "where the database lives (default: $SERAI_DATA, else ./data)"],
    done: ["line", "this reported line has been seen to: take it off the list"],
    every: ["k", "check one position in k thoroughly (default 8)"],
    finished: ["", "finished games too"],
    games: [
      "n",
      "how many games (fuzz: 1000, arena: 100 a contest; train: until the minutes are over; train all: at most, a stage)",
    ],
    help: ["", "show this"],
    host: ["address", "listen here (default 127.0.0.1; 0.0.0.0 for everybody)"],
    iterations: ["n", "how many iterations the best level takes (default: its own number; train: the teacher, 64)"],
    json: ["", "as JSON, for other programs"],
    lang: ["en|hu|nl", "the language to speak (default: from your LANG)"],
    log: ["", "log requests to standard output"],
    milliseconds: ["n", "how long one round of one contestant is (default 150; arena: how long the best level thinks)"],
    minutes: ["n", "how long (default 60; train all: until all is made)"],
    network: ["", "train the game’s network instead of the weights of its features"],
    only: ["game", "measure this game only"],
    option: ["name=value", "an option of the game; may be given several times"],
    out: ["path", "write to this file (fuzz, train all: to this folder)"],
    players: ["n", "how many players"],
    port: ["n", "listen on this port (default 4747; 0 takes a free one)"],
    rounds: ["n", "how many rounds to take the median of"],
    seat: ["k", "a seat, counted from 0 as in the record, or `spectator`"],
    seats: [
      "a,b,…",
      "a bot for each seat, a style after it (master:bold), or a network.json (default: everything that is measured of a game)",
    ],
    seen: ["file", "what a player’s device kept from the start: without it a record is only compared with itself"],
    seed: ["words", "words all luck follows from (fuzz: a number); without them luck is luck"],
    state: ["file", "where training stands (default train-<game>.json; all: a folder, train-all)"],
    strangers: ["", "the network also learns from games with random and simple bots, not only with itself"],
    table: [
      "file.md",
      "put the tables of all contests in this document, between `<!-- arena -->` and `<!-- /arena -->`",
    ],
    value: ["", "train a network that only tells who will win, from games of the bots’ own policy"],
    workers: ["n", "how many threads (default 2)"],
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
    badNetwork: (file) => `${file} cannot be read, or is no network of a game.`,
    inFile: (file, what) => `${file}: ${what}`,
    portTaken: (port) =>
      `Port ${port} is taken, perhaps by another Serai: stop that one, or choose another with --port.`,
    cannotListen: (host, port, code) =>
      `Cannot listen on ${host}, port ${port} (${code}): choose others with --host and --port.`,
    unexpected: (what) => `Something went wrong in Serai itself: ${what} (SERAI_DEBUG=1 shows where).`,
  },
  serve: {
    open: (address) => `Serai is open: ${address}`,
    closing: "Closing; every move is kept.",
    cannotSave: (why) =>
      `The database can no longer be written (${why}). Closing; every move that was confirmed is kept.`,
  },
  play: {
    you: "You",
    atTheTable: (game, names) => `${game}. At the table: ${names}.`,
    styles: { bold: "bold", cautious: "cautious" },
    hint: "A number chooses; ? helps; q leaves.",
    help: [
      "Type the number of what you want to do and press Enter.",
      "You can also write a move as records do, for instance:",
      "?  shows this and the table again        q  leaves the table",
    ],
    narrow: (count) =>
      `${count} moves. Type a part of one to narrow them down, or the whole of it; Tab completes. They begin:`,
    onlyOne: "Enter makes this move.",
    choose: (most) => `Choose 1 to ${most}.`,
    outOfTurn: "It is not your turn, but you may do this now. Enter lets play go on.",
    farewell: "Until the next game!",
    finalScoring: "Final scoring",
  },
  addGame: {
    refusals: {
      "not-an-id": (id) => `“${id}” cannot be a game's id: small letters and figures only, a letter first.`,
      taken: (id) => `There is a folder games/${id} already.`,
      used: (id) => `The code already uses the word “${id}” for something else; choose another id.`,
    },
    written: (id) => `It plays already: npx serai play ${id}, or npm start. What to change next: docs/add-a-game.md.`,
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
  backup: {
    done: (file) => `Copied to ${file}.`,
    restored: (folder) => `Restored into ${folder}.`,
    unwritable: (file) =>
      `No copy could be written to ${file}: see that there is room on the disk, and that you may write there.`,
  },
  dataFaults: {
    "in-use": (path) =>
      `${path} is in use by another Serai: stop that one first, or choose another folder with --data.`,
    "no-database": (path) => `There is no database at ${path}.`,
    exists: (path) => `There is something at ${path} already; nothing was overwritten.`,
    "not-ours": (path) => `${path} is not a database of Serai; nothing was changed.`,
    damaged: (path) =>
      `${path} is damaged; nothing was changed. Move it away and put back a backup with \`serai restore\`.`,
    newer: (path) => `${path} is of a newer Serai; update this one first.`,
    unwritable: (path) => `Cannot write to ${path}: check who may write there, or choose another folder with --data.`,
    unreadable: (path) => `Cannot read ${path}: check who may read it, and that the disk is in order.`,
    unreachable: (path) => `The database at ${path} does not answer: see that it runs, and that DATABASE_URL is right.`,
    denied: (path) =>
      `The database at ${path} does not let this user in: see that name and password in DATABASE_URL are right.`,
    busy: (path) =>
      `Games end at ${path} faster than ratings can be counted; nothing was changed. Stop the servers, or try again when less is played.`,
    "no-tools": () =>
      "This needs PostgreSQL’s own programs pg_dump and pg_restore: install its client, or set SERAI_POSTGRES to their folder.",
    "disk-full": (path) => `The disk is full at ${path}: make some room and try again.`,
  },
  ratings: {
    rebuilt: (games) => `${count(games, "finished game", "finished games")} counted up anew.`,
    kept: (games) =>
      `${count(games, "game", "games")} could not be played again by the rules that are here; the results stay as they were.`,
  },
  doctor: {
    played: (running, finished) =>
      `${count(running, "running game", "running games")}${finished > 0 ? ` and ${count(finished, "finished one", "finished ones")}` : ""} played again.`,
    status: { playing: "running", over: "finished" },
    faults: {
      looped: "the rules do not come to an end",
      threw: "the rules do not play it",
      "rules-missing": "its rules are not here; it would wait for them",
      differs: "it comes out otherwise",
    },
    sound: "All of them play as they were played.",
    failing: (games) =>
      `${count(games, "game does", "games do")} not play. Keep the rules they began with (\`serai freeze\`) before you open.`,
  },
  freeze: {
    done: (file) => `Kept in ${file}. Now raise \`rules\`, change them, and run \`npm run games\`.`,
    exists: (file) => `${file} is there already, and is never written again: raise \`rules\` first.`,
  },
  reports: {
    none: "Nothing is reported.",
    said: (name, text) => `${name} said: ${text}`,
    reported: (by, when, why) => `Reported by ${by}, ${when}${why && `: ${why}`}`,
    unknown: (line) => `Nothing is reported of ${line}.`,
    closed: (line) => `${line} is off the list.`,
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
  arena: {
    progress: (game, done, of) => `${game}: game ${done} of ${of}`,
    columns: ["bot", "games", "won", "95 % (Wilson)", "by deals", "fair", "points"],
    saved: (file) => `Written to ${file}.`,
    noPlace: (file) => `${file} has no place for tables: \`<!-- arena -->\` and after it \`<!-- /arena -->\`.`,
  },
  train: {
    progress: (games, loss, seconds) => `${games} games, loss ${loss.toFixed(4)}, ${seconds} s left`,
    resumed: (games, file) => `Going on from ${games} games (${file}).`,
    otherGame: (file) => `${file} is no training of this game; name another with --state.`,
    done: (games, loss, file) => `${games} games, loss ${loss.toFixed(4)}. ${file} goes on from here.`,
    pass: (file, pass, passes) => `${file}: pass ${pass} of ${passes}`,
    made: (file) => `Made: ${file}`,
    unfinished: (states) => `Time is up; the same command goes on from here (${states}).`,
  },
};
