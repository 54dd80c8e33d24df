import type { HelpText } from "./help-text.ts";

export const help: HelpText = {
  help: "Help",
  howToAsk: "To ask about a piece, hold it, right-click it, or press ? on it.",
  is: "It is",
  now: "Now",
  forYou: "For you",
  signs: "Signs",
  wholeRules: "The whole rules",
  pieces: "Everything here",
  unknown: "There is no help on this yet; the rules say more.",

  seat: {
    own: "Your seat. Everything of yours bears this mark: its colour, its shape and its letter.",
    of: (name) => `The seat of ${name}. Everything of theirs bears this mark: its colour, its shape and its letter.`,
    bot: (level) => `A bot plays here: ${level}. Press the seat to read how it plays.`,
    askedOwn: "Play waits for you.",
    asked: (name) => `Play waits for ${name}.`,
  },
  clock: { title: "Clock", is: "The time left for this decision. When it is out, a bot decides." },
  changed: { title: "New", is: "Something here has changed since your last turn." },
  controls: {
    home: { title: "Home", is: "Leads to the first page. Your seat is kept; come back at any time." },
    chat: { title: "Chat", is: "Talk with those at the table. The number says how much is new." },
    help: { title: "Help", is: "The short rules, and what every sign on the table means." },
    language: { title: "Language", is: "Changes the language of the page at once. The game goes on as it is." },
    settings: { title: "Settings", is: "Day or night, speed, sounds." },
    "take-back": {
      title: "Take back",
      is: "Takes back what you have chosen; after a move, the move itself, as long as nobody has learnt anything from it.",
    },
    hint: { title: "Hint", is: "Asks a bot what it would do in your place. Only at tables where nothing counts." },
    "hand-over": { title: "Hand over", is: "The device goes to somebody else, who may act now." },
    confirm: {
      title: "Main button",
      is: "Says what your choice amounts to, and makes the move. Until you press it nothing is decided.",
    },
    skip: { title: "Skip ahead", is: "Shows at once how things stand after everything that has happened." },
    "clear-choice": { title: "Clear selection", is: "Puts down everything you have chosen. You can choose anew." },
  },
  legend: {
    seat: "Mark of a player: on the seat and on everything of theirs",
    asked: "Bright frame: play waits for this player",
    changed: "Diamond: changed since your last turn",
    open: "Glow: can be chosen now",
    chosen: "Thick frame: you have chosen it",
    clock: "Time left for this decision",
  },
};
