import type { GameText, Names } from "@serai/words/game-text";
import { listIn } from "@serai/words/list";
import type { Source } from "../rules/index.ts";
import {
  COLOURS,
  type Colour,
  type ColourName,
  cardOf,
  colourOf,
  cushionOf,
  isLay,
  ROUNDS,
  type Sultan,
  type Tie,
} from "../rules/index.ts";
import { countOf, type Level, winnersOf } from "./final-count.ts";
import type { PageWords } from "./page-words.ts";
import type { TerminalWords } from "./terminal-words.ts";

export const colours: Readonly<Record<ColourName, string>> = {
  white: "white",
  red: "red",
  yellow: "yellow",
  green: "green",
  blue: "blue",
};

const list = listIn("en");
const colour = (gem: Colour): string => colours[COLOURS[gem]];
const gems = (all: readonly Colour[]): string => list(all.map(colour));
const gemCount = (count: number): string => `${count} ${count === 1 ? "gem" : "gems"}`;
const pointCount = (count: number): string => `${count} ${count === 1 ? "point" : "points"}`;

const tie = (equal: Tie | undefined, names: Names): string => {
  if (equal === undefined) return "";
  const rule = equal.by === "start" ? "the player who began the turn wins" : "the card laid first wins";
  return ` A tie with ${list(equal.seats.map(names))}: ${rule}.`;
};

const levelWords = ({ seats, by }: Level, names: Names): string =>
  ` Level on points: ${list(seats.map(names))}; ${by === "gems" ? "more gems come first" : "they share the place"}.`;

const sources: Readonly<Record<Source, string>> = {
  white: "White gems",
  red: "Red gems",
  yellow: "Yellow gems",
  green: "Green gems",
  blue: "Blue gems",
};

export const text: GameText<Sultan> = {
  name: "Sultan",
  tagline: "Lay your money in secret, outwit your rivals, carry off the finest gems.",
  options: {
    doubling: { label: "Doubling up", hint: "Both of your cards in a turn may lie at the same cushion." },
    memoryAid: {
      label: "Memory aid",
      hint: "Gems won, cards played and what is in the bag stay in sight of everybody.",
    },
  },
  refusals: {
    "colour-not-drawn": ({ colour: name }) => `No ${name} gem was drawn.`,
    "choose-what-goes-back": () => "First choose which gem goes back into the bag.",
    "lay-a-card": () => "Now it is time to lay a card.",
    "no-such-cushion": ({ cushion, cushions }) => `There is no cushion ${cushion}, only ${cushions} of them.`,
    "card-not-in-hand": ({ card }) => `You do not hold a ${card}.`,
    "another-cushion": ({ cushion }) => `Your first card lies at cushion ${cushion}: the second goes to another one.`,
  },
  prompt(view, names) {
    const { asked, viewer, step, closed } = view;
    if (step === "over" || asked === undefined) {
      const { seats, points } = winnersOf(view);
      const winners = list(seats.map(names));
      return seats.length > 1
        ? `A shared win: ${winners}, ${points} points each.`
        : `Winner: ${winners}, ${points} points.`;
    }
    if (asked !== viewer)
      return step === "offering"
        ? `${names(asked)} is choosing which gem goes back.`
        : `${names(asked)} is choosing a card to lay.`;
    if (step === "offering") return "Which gem goes back into the bag? The others go on the cushions.";
    return closed === undefined
      ? "Lay a card face down at a cushion."
      : `Lay your second card, at any cushion but ${closed + 1}.`;
  },
  action(action, view) {
    if (!isLay(action)) return `Put ${colour(colourOf(action))} back`;
    const cushion = cushionOf(action);
    return `Lay the ${cardOf(action)} at cushion ${cushion + 1} (${colour(view.shown[cushion])})`;
  },
  event(event, names) {
    switch (event.kind) {
      case "round":
        return `Round ${event.round + 1} of ${ROUNDS}.`;
      case "dealt":
        return `${names(event.seat)} drew a new hand: ${event.cards.join(", ")}.`;
      case "drawn":
        return `${names(event.seat)} drew ${gems(event.gems)} from the bag.`;
      case "offered":
        return `On the cushions: ${gems(event.shown)}. Back into the bag: ${colour(event.back)}.`;
      case "laid":
        return event.card === undefined
          ? `${names(event.seat)} laid a card at cushion ${event.cushion + 1}.`
          : `${names(event.seat)} laid the ${event.card} at cushion ${event.cushion + 1}.`;
      case "revealed":
        return event.cards === undefined
          ? "The cards were turned up."
          : `Cards up: ${event.cards.map(({ seat, card, cushion }) => `${names(seat)} ${card} at cushion ${cushion + 1}`).join(", ")}.`;
      case "won":
        return `${names(event.seat)} won the ${colour(event.gem)} gem on cushion ${event.cushion + 1} with the ${event.card}.${tie(event.tie, names)}`;
      case "unsold":
        return `Nobody laid at cushion ${event.cushion + 1}: the ${colour(event.gem)} gem went back into the bag.`;
      case "counted": {
        const { counts, levels } = countOf(event);
        const told = counts.map((own) => `${names(own.seat)} ${pointCount(own.points)} with ${gemCount(own.gems)}`);
        return `All gems on the table: ${list(told)}.${levels.map((level) => levelWords(level, names)).join("")}`;
      }
    }
  },
  sources,
};

/** What its screen in the terminal says. */
export const terminal: TerminalWords = {
  colours,
  when: (round, rounds, turn, turns) => `Round ${round} of ${rounds}, turn ${turn} of ${turns}`,
  cushion: (number) => `cushion ${number}`,
  drawn: "drawn",
  lastReveal: "Last turn",
  nobody: "nobody",
  hand: "Your hand",
  gems: "gems",
  bag: "In the bag",
  played: "played",
  inHand: (cards) => (cards === 1 ? "1 card" : `${cards} cards`),
  starts: "starts",
  total: "total",
};

/** What its page says. */
export const page: PageWords = {
  letters: ["W", "R", "Y", "G", "B"],
  gems: ["white gem", "red gem", "yellow gem", "green gem", "blue gem"],
  status: (round, rounds, turn, turns) => `Round ${round}/${rounds} · Turn ${turn}/${turns}`,
  cushion: (number, gem, notes) => [`Cushion ${number}: ${gem ?? "empty"}`, ...notes].join("; "),
  cushions: "Cushions",
  laid: (name) => `a card of ${name}`,
  turnedUp: (name, value) => `${value} of ${name}`,
  takes: (name) => `won by ${name}`,
  backToBag: "the gem went back into the bag",
  card: (value) => `Card ${value}`,
  start: "begins this turn",
  cardsLeft: (count) => (count === 1 ? "1 card in hand" : `${count} cards in hand`),
  drawn: "Drawn from the bag",
  behindScreen: "Behind your screen",
  nextLegend: "+ next gem",
  holding: (gem, count, points, next) => `${gem}: ${count}, worth ${points} points; the next one adds ${next}`,
  bag: "In the bag",
  played: "Played",
  worth: (points) => `gems ${points}`,
  bonus: (points) => `bonus ${points}`,
  pointsPlot: "Points by source",
  gemsPlot: "Gems by seat",
  bonuses: "Bonuses",
};
