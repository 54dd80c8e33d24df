import type { GameText } from "@serai/words/game-text";
import type { Source, Ys } from "../rules/index.ts";
import { actionText } from "./en/actions.ts";
import { eventText } from "./en/events.ts";
import { characters, gems, placeName } from "./en/names.ts";
import { promptText } from "./en/prompt.ts";
import { cardIn, gemIn, orderIn, placeIn } from "./shared.ts";

const sources: Readonly<Record<Source, string>> = {
  city: "In the city",
  blue: "Blue gems",
  green: "Green gems",
  yellow: "Yellow gems",
  red: "Red gems",
  black: "Black gems",
  throne: "Throne room",
};

export const text: GameText<Ys> = {
  name: "Ys",
  tagline: "Send your brokers through the city, some in the open, some in disguise, and leave it the richest.",
  options: {
    kingsFavour: {
      label: "King's Favour",
      hint: "After each round one broker of every front goes to the throne room for good, and scores there at the end.",
    },
    express: { label: "Express", hint: "Two brokers fewer, three placing turns a round, no white gems on the ships." },
    quarters: {
      label: "Quarters",
      hint: "With three quarters it is more crowded.",
      values: { "4": "four", "3": "three" },
    },
    queen: {
      label: "The Queen closes",
      hint: "A whole quarter to your rivals, or, as in the first edition, a single area to everybody.",
      values: { quarter: "a quarter", area: "an area" },
    },
    placement: {
      label: "Placing",
      hint: "For learners, both brokers of a turn lie face up.",
      values: { standard: "one up, one down", open: "all face up" },
    },
    recall: { label: "Recall", hint: "You keep seeing your own face-down brokers and what your Spy saw." },
    neutral: {
      label: "Neutral brokers",
      hint: "A stronger neutral is harder for both of you.",
      values: { "4-2-1-0": "4 2 1 0", "4-3-1-0": "4 3 1 0" },
    },
    neutralValues: {
      label: "Neutral values",
      hint: "Whether you see which neutral broker you are placing.",
      values: { blind: "unseen", known: "chosen" },
    },
  },
  refusals: {
    "not-this-now": () => "Something else is asked now.",
    "broker-not-behind-screen": ({ value }) => `You have no ${value} behind your screen.`,
    "broker-not-in-front": ({ value }) => `You cannot take a ${value} from the front.`,
    "pair-not-behind-screen": ({ high, low }) => `You do not have ${high} and ${low} behind your screen.`,
    "no-such-position": ({ position, positions }) =>
      `There is no place ${position} in the order, only ${positions} of them.`,
    "position-taken": ({ position }) => `Place ${position} in the order is taken.`,
    "side-not-allowed": ({ side }) => `You may not place another broker face ${side} this turn.`,
    "place-not-in-use": (params) => `Not in use this game: ${placeName(placeIn(params))}.`,
    "square-taken": (params) => `Somebody stands there already: ${placeName(placeIn(params))}.`,
    "zone-closed": (params) => `The Queen has closed it: ${placeName(placeIn(params))}.`,
    "neutral-not-left": ({ value }) => `The neutral ${value} is already placed.`,
    "gem-not-aboard": ({ gem }) => `No ${gemIn(gems, gem)} gem is left on the ship.`,
    "column-not-tied": ({ column }) => `The ${gemIn(gems, column)} column is not among the best tied ones.`,
    "price-at-end": ({ colour }) => `The price of ${gemIn(gems, colour)} is at the end of its track.`,
    "card-not-held": ({ card }) => `You do not hold the ${cardIn(characters, card)}.`,
    "card-won-this-round": ({ card }) =>
      `You won the ${cardIn(characters, card)} this round: play it from the next one on.`,
    "card-not-now": ({ card }) => `This is not the moment for the ${cardIn(characters, card)}.`,
    "card-cannot-do-that": ({ card }) => `The ${cardIn(characters, card)} cannot do that here.`,
    "cannot-look-there": () => "The Spy cannot look there.",
  },
  prompt: promptText,
  action: actionText,
  event: eventText,
  orders: orderIn({
    placings: "No cards around my placings this round",
    round: "No more cards this round",
    called: "Cards only when I say",
    calledNext: "Cards only when I say: ask me at the next chance",
  }),
  sources,
};

export * as names from "./en/names.ts";
export { areas, characters, gems, NEUTRAL_NAME, rewards } from "./en/names.ts";
export { page } from "./en/page.ts";
export { terminal } from "./en/terminal.ts";
