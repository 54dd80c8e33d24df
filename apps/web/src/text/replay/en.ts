import type { ReplayText } from "./replay-text.ts";

export const replay: ReplayText = {
  title: "Looking back",
  fileHint: "Choose the file of a finished game. It is read here in your browser; nothing is sent anywhere.",
  file: "The game's file",
  notARecord: "This is not the file of a game we know.",
  notToBeHad: "This game cannot be looked at: it is not over yet, or there is no such table.",

  moment: "Moment of the game",
  momentOf: (at, of) => (at === 0 ? `The start, ${of} moves to come` : `Move ${at} of ${of}`),
  toStart: "To the start",
  toEnd: "To the end",
  play: "Play",
  pause: "Pause",
  back: "One move back",
  forward: "One move on",
  lastDecision: "Previous decision of this player",
  nextDecision: "Next decision of this player",
  keys: "Keys: ← → one move, Home and End, Shift with ← → this player's decisions.",
  perspective: "Seen from the seat of",
  spectator: "Spectator",
  open: "Everything open",
  handOf: (name) => `Hand of ${name}`,
  nothingSeen: (name) => (name === "" ? "Nothing to be seen." : `${name} moved.`),
  youMoved: "You moved.",

  saveJson: "Save as a file",
  saveText: "Save as text",
  copyLink: "Copy the link to this moment",
  copied: "Copied",
  playOn: (name) => `Play on from here as ${name}, against bots`,
  playOnAsYou: "Play on from here, against bots",
  playOnFailed: "The game could not be set up on this device.",

  review: "The bots' review",
  reviewHint: "The bots look at every decision, seeing only what its player saw, and say which ones mattered.",
  startReview: "Review the game",
  cancel: "Stop",
  progress: (done, of) => `Move ${done} of ${of} looked at…`,
  reviewFailed: "This game could not be reviewed.",
  estimate: (samples) =>
    `Estimates, not truths: each rests on ${samples} imagined continuations. A few per cent mean nothing.`,
  plot: "Chance to win, move by move",
  plotHint: "Tap the plot to go to the nearest decision.",
  mattered: "What mattered",
  nothingMattered: "No decision stands out: everybody played much as the bots would have. The rest was luck.",
  mistake: (move, name, played, better) => `Move ${move}, ${name}: ${played}. Better: ${better}.`,
  weight: {
    decisive: "This may have decided the game.",
    heavy: "It cost a good part of the chance to win.",
    light: "It cost a little.",
  },
  swung: (move, name, isUp) =>
    isUp
      ? `After move ${move} the cards and the others played into the hands of ${name}.`
      : `After move ${move} the cards and the others turned against ${name}.`,
  swungForYou: (move, isUp) =>
    isUp
      ? `After move ${move} the cards and the others played into your hands.`
      : `After move ${move} the cards and the others turned against you.`,
  look: "Look",
  tryIt: "Try it",
  tryItAs: (move, name) => `Try it: play on from move ${move} as ${name}, against bots`,
  soundTitle: "How everybody played",
  sound: (name, sound, of) =>
    sound === of
      ? `${name}: all ${of} decisions as good as the bots'.`
      : `${name}: ${sound} of ${of} decisions as good as the bots'.`,
  inNumbers: "In numbers",
  player: "Player",
  decisions: (count) => `All decisions as a table (${count})`,
  move: "Move",
  played: "Played",
  best: "Bots' choice",
  before: "Before",
  after: "After",

  hint: "What would you do?",
  thinking: "Thinking…",
  clear: "Clearly the best.",
  closeCall: "A close call: the others are nearly as good.",
  expectsPoints: (points, next) =>
    next === undefined ? `Leads to about ${points}.` : `Leads to about ${points}, the next best to about ${next}.`,
  fewer: (points) => `About ${points} fewer.`,
  asGood: "About as good.",
  others: "Or",
  won: "The win is as good as certain. This brings the most points.",
  lost: "The win is out of reach. This brings the most points.",
  points: (points) => (points === 1 ? "1 point" : `${points} points`),
  oneMove: "There is only this to do.",
  hintRests: "Worked out from what you have seen, nothing more.",
  hintFailed: "No idea this time.",
  forgotten:
    "This page has not seen the whole game, so there is too little to go by. In the next game there are hints.",
  close: "Close",
};
