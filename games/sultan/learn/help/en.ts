import { listIn } from "@serai/words/list";
import { page } from "../../words/en.ts";
import type { HelpWords } from "./help-words.ts";

const list = listIn("en");
const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"];

export const words: HelpWords = {
  page,

  gem: (worth, count, all) => `A gem worth ${worth}. Of all ${all} gems, ${count} have this colour.`,
  inBag: (count) => `Still in the bag: ${count}.`,
  onCushion: (cushion) => `on cushion ${cushion}`,
  drawnOwn: "Drawn from the bag. You choose one to put back; the others go on the cushions.",
  drawn: (name) => `Drawn from the bag. ${name} chooses one to put back; the others go on the cushions.`,
  worth: (worth, bonus, have) =>
    bonus === 0
      ? `for the gem; you have ${have} of this colour.`
      : `${worth} for the gem and ${bonus} more bonus: it would be your ${ORDINALS[have] ?? `${have + 1}th`}.`,
  noSeat: (worth) => `${worth} points for the player who gets it, and a bonus for many of one colour.`,

  cushion: {
    title: (cushion) => `Cushion ${cushion}`,
    is: (players) =>
      `One gem lies here. The highest card laid here takes it; of equal cards ${players === 2 ? "that of the player who began the turn" : "the one laid first"}.`,
    empty: "No gem lies here at the moment.",
    nobody: "No card lies here yet. A card that stays alone wins.",
    cards: (names) => `Face down here: ${list(names)}. You need the highest card.`,
    own: (card) => `Your ${card} lies here.`,
    won: (name, card) => `${name} took the gem with the ${card}.`,
    backToBag: "Nobody laid here: the gem went back into the bag.",
    closed: (cushion) => `Your first card lies here: the second goes elsewhere than cushion ${cushion}.`,
  },
  handCard: {
    title: (value) => `Your ${value}`,
    is: (highest, copies) =>
      `A money card. Everybody has the same ones, 1 to ${highest}${copies > 1 ? ", two of each" : ""}; each is used only once.`,
    now: "Lay it face down at a cushion: the highest card there takes the gem.",
    notNow: "It stays in your hand until it is your turn to lay.",
    left: (cards) =>
      cards === 1
        ? "It is your last card this round."
        : `You hold ${cards} cards; new ones come only with the next round.`,
  },
  laidCard: {
    title: (name) => `Card: ${name}`,
    down: "Face down: its value is secret until all cards are laid.",
    own: "You laid it; only you know its value.",
    value: (value) => `It is a ${value}.`,
    up: "Turned up: everybody sees its value.",
    place: (order, cushion) => `${ORDINALS[order] ?? order + 1} card of this turn, at cushion ${cushion}`,
    won: "It took the gem.",
    lost: (players) =>
      players === 2
        ? "A higher card took the gem, or an equal one of the player who began the turn."
        : "A higher card, or an equal one laid earlier, took the gem.",
  },
  bag: {
    title: "The bag",
    is: (all) => `The ${all} gems of the game come from here. What is put back, and what nobody laid for, returns.`,
    holds: (count) => `${count} gems are in it.`,
    hidden: "Nobody sees what is in it; if you have counted, you know.",
  },
  ownGems: {
    title: "Behind your screen",
    is: "The gems you have won, which only you see. The + says what one more of a colour would add.",
    now: (points) => `They are worth ${points} points so far.`,
  },
  memoryAid: {
    title: (name) => `Gems and cards: ${name}`,
    is: "The gems won and the cards played, in sight of all: this table plays with the memory aid.",
  },
  cardsLeft: {
    title: (name) => `Cards: ${name}`,
    is: (turns) => `The cards still in hand. A round has ${turns} turns and lasts as long as the hand.`,
    now: (count) => (count === 1 ? "1 card." : `${count} cards.`),
  },
  start: {
    title: "Lantern",
    is: "Who has it draws the gems, puts one back and lays first. It goes to the left after every turn.",
    now: (name) => `${name} has it this turn.`,
  },
  legend: {
    gem: (worth) => (worth === 1 ? "1 point" : `${worth} points`),
    bag: "The bag: gems come from it and go back into it",
    start: "Lantern: begins this turn",
    cardsLeft: "Cards in hand",
    down: "Laid face down: its value is secret",
    draft: "Dashed: your choice, not laid yet",
    crown: "Crown: took the gem of this cushion",
    next: "What one more of this colour would add for you",
  },
};
