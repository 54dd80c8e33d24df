import type { FirstGameText, Tried } from "@serai/words/first-game";
import { bonusFor, COLOURS, type Colour, cardOf, ROUNDS, type Sultan, WORTH } from "../../rules/index.ts";
import { colours } from "../../words/en.ts";
import type { StepId } from "./index.ts";
import { bestGem, bonusGrowth, DEAREST, gemAt, lastPlayed, nextWorth, outcomeOf, wantedOf } from "./outcome.ts";

const colour = (gem: Colour): string => colours[COLOURS[gem]];
const the = (gem: Colour): string => `the ${colour(gem)} gem`;

function otherwise(tried: Tried<Sultan>): string | undefined {
  const outcome = outcomeOf(tried);
  switch (outcome?.kind) {
    case "beaten":
      return `${outcome.by} beats ${outcome.card}: ${tried.names(outcome.seat)} would take ${the(outcome.gem)}.`;
    case "wasted":
      return `The ${outcome.card} would win too, but the ${outcome.enough} is enough. Every card is played only once.`;
    case "other-gem":
      return `That would win ${the(outcome.gem)}, worth ${WORTH[outcome.gem]}. ${capital(colour(outcome.instead))} is worth ${WORTH[outcome.instead]}.`;
    case "put-back":
      return `Then ${the(outcome.gem)}, worth ${WORTH[outcome.gem]}, would be gone. Put ${colour(outcome.instead)} back, worth ${WORTH[outcome.instead]}.`;
    case undefined:
      return undefined;
  }
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const text: FirstGameText<Sultan, StepId> = {
  steps: {
    dearest: {
      say: () =>
        `Win *gems*: they are worth ${WORTH[0]} (${colour(0)}) to ${WORTH[DEAREST]} (${colour(DEAREST)}), and most points win. Tap ${the(DEAREST)}.`,
      otherwise(tried) {
        const gem = gemAt(tried);
        return gem === undefined
          ? undefined
          : `${capital(colour(gem))} is worth ${WORTH[gem]}, ${colour(DEAREST)} ${WORTH[DEAREST]}. Tap ${the(DEAREST)}.`;
      },
    },
    highest: {
      say: (lesson) =>
        `Lay your ${cardOf(lesson.wanted)} at ${the(wantedOf(lesson).gem)}, face down. The *highest card* there takes it.`,
      otherwise,
    },
    screen: {
      say: ({ view }) =>
        `Your ${lastPlayed(view)} was the highest. Tap your gem *behind your screen*, hidden from rivals: ×1 you have, +${nextWorth(view, DEAREST)} the next one brings.`,
    },
    alone: {
      say: (lesson) =>
        `Lay your ${cardOf(lesson.wanted)} at ${the(wantedOf(lesson).gem)} where no card lies. Alone even a low card wins; a gem without any card goes back into the bag.`,
      otherwise,
    },
    hidden: {
      say: (lesson) =>
        `Lay your ${cardOf(lesson.wanted)} at ${the(wantedOf(lesson).gem)} where no card lies. Rivals see where it lies, not its number.`,
      otherwise,
    },
    back: {
      say: ({ view, wanted }) =>
        `Two cards showed ${lastPlayed(view)}: yours lay *first*, so it won. Each turn another player begins and puts one of four gems back: put ${colour(wanted)} back.`,
      otherwise,
    },
    first: {
      say: (lesson) =>
        `Lay your ${cardOf(lesson.wanted)} at the marked ${colour(wantedOf(lesson).gem)} gem. You have two; the third brings a *bonus*.`,
      otherwise,
    },
    bonus: {
      say: ({ view: { players }, view }) =>
        `Three of a colour bring +${bonusFor(3, players)}, four +${bonusFor(4, players)} instead, five +${bonusFor(5, players)}, six +${bonusFor(6, players)}. Tap ${colour(DEAREST)}: one more adds ${nextWorth(view, DEAREST)}, the gem's ${WORTH[DEAREST]} and ${bonusGrowth(view, DEAREST)} more bonus.`,
    },
    last: {
      say: (lesson) =>
        `Lay your last card at the marked ${colour(wantedOf(lesson).gem)} gem. Then comes a new hand; ${ROUNDS} hands make a game.`,
      otherwise,
    },
  },
  advice(view) {
    if (view.step === "offering") return "Put back the gem you need least, or the one a rival is collecting.";
    const { gem, points, cards } = bestGem(view);
    const most = `${capital(colour(gem))} would bring you most here: ${points} points.`;
    if (cards === 0) return `${most} No card lies there yet: a low one may do.`;
    return `${most} ${cards === 1 ? "One card lies" : `${cards} cards lie`} there: take it with a high card, or save it.`;
  },
  farewell: `Now you know the game: after ${ROUNDS} rounds most points win. Play on, the rules are behind the ?.`,
};
