import type { FirstGameText, Tried } from "@serai/words/first-game";
import { bridgeCost, type Caylus, SECTIONS, TOWERS, TRADING_POST_DENIERS } from "../../rules/index.ts";
import { names as words } from "../../words/en/names.ts";
import { page } from "../../words/en/page.ts";
import { buildingWord, seenAt } from "../../words/shared.ts";
import type { StepId } from "./index.ts";
import * as out from "./outcome.ts";
import { useAt } from "./use-at.ts";

const { buildings } = words;
const deniers = (count: number): string => (count === 1 ? "1 denier" : `${count} deniers`);

function otherwise(tried: Tried<Caylus>): string | undefined {
  const instead = out.insteadOf(tried);
  switch (instead?.kind) {
    case "place":
      return `${seenAt(tried.view, instead.place, words)}: ${useAt(instead.place, instead.building, page)} Remember it for later, and follow the light.`;
    case "pass":
      return "If you pass, you place no more workers this turn. Place this one first.";
    case "provost":
      return `He would end on ${instead.to}, before your Carpenter. Bring him to the light.`;
    case "build":
      return `${buildingWord(instead.building, words)}: ${instead.points} points. Build the ${buildings.mason} for ${out.wantedPoints(tried)}.`;
    case "build-nothing":
      return "Then your Carpenter would have worked for nothing. Build!";
    case "give-nothing":
      return `Giving nothing at the castle costs you ${instead.lost} points. You have a batch: give it.`;
    case "favour":
      return [
        "That line brings 1 point. Money helps you more now.",
        "That line brings deniers.",
        "That line brings 1 food. Money helps you more now.",
        "The building line brings nothing the first time. Take the money.",
      ][instead.line];
    case undefined:
      return undefined;
  }
}

export const text: FirstGameText<Caylus, StepId> = {
  steps: {
    aim: { say: () => "The King builds a *castle*, and you all supply it. Most points win: tap the castle." },
    quarry: {
      say: (lesson) =>
        `Place *workers* to get things done, ${deniers(out.costOf(lesson))} each. Start with the ${buildings["neutral-quarry"]}: it gives 1 stone.`,
      otherwise,
    },
    post: {
      say: () =>
        `The six *special buildings* of the town work first. Place a worker on the ${words.town["trading-post"]}: ${TRADING_POST_DENIERS} deniers.`,
      otherwise,
    },
    castle: {
      say: ({ view }) =>
        `Place a worker on the castle. Give it a *batch*, food and two other kinds, for ${SECTIONS[view.scored].points} points.`,
      otherwise,
    },
    sawmill: {
      say: () =>
        `You have 2 food and 1 wood, and stone is to come. Place a worker on the ${buildings["neutral-sawmill"]}: more wood.`,
      otherwise,
    },
    carpenter: {
      say: ({ view }) =>
        `Place one on the ${buildings["fixed-carpenter"]}, to build. It sleeps: only buildings up to the *provost*, now on ${view.provost}, work.`,
      otherwise,
    },
    price: {
      say: ({ view, names }) =>
        `${names(out.firstToPass(view))} has passed, for 1 denier. Now every worker costs ${bridgeCost(view)}: tap the *bridge*.`,
    },
    pass: {
      say: () => "Keep your deniers for the provost and *pass*. He is moved in the order of the bridge.",
      otherwise,
    },
    provost: {
      say: (lesson) =>
        `${lesson.names(out.lastToPass(lesson.view))} sent the provost back to ${lesson.view.provost}. Pay ${out.provostBy(lesson).deniers} deniers: bring him to your ${buildings["fixed-carpenter"]} on ${out.provostBy(lesson).to}.`,
      otherwise,
    },
    build: {
      say: (lesson) =>
        `Your Carpenter builds. Take the ${buildings.mason} for 1 wood and 1 food: ${out.wantedPoints(lesson)} points, and it is yours.`,
      otherwise,
    },
    batch: {
      say: ({ view }) =>
        `Give food, wood and stone to the castle: a house in the *${words.sections[view.scored]}*, ${SECTIONS[view.scored].points} points.`,
      otherwise,
    },
    favour: {
      say: () => "Nobody gave more, and you stood first: a royal *favour*. Take money: 3 deniers now, 4 the next time.",
      otherwise,
    },
    bailiff: {
      say: ({ view }) =>
        `Each turn the *bailiff* walks on, now to ${view.bailiff}. On ${SECTIONS[view.scored].trigger} the houses in the ${words.sections[view.scored]} count: tap the castle.`,
    },
    owner: {
      say: ({ view, names }) =>
        `${names(out.visitorOf(view))} placed a worker on your ${buildings.mason}: 1 point for you at once. Tap your points.`,
    },
    visit: {
      say: (lesson) =>
        `Go to the ${buildings["food-farm"]} of ${lesson.names(out.hostOf(lesson))}: 2 food for you, 1 point for the *owner*.`,
      otherwise,
    },
  },
  advice(view) {
    switch (view.step) {
      case "placing":
        return out.couldDeliver(view)
          ? "You have the goods for a batch: a worker on the castle makes points of them."
          : "Look which goods you lack, and how far the provost goes. Keep a denier or two for him.";
      case "provost":
      case "guild":
        return "Move him on for your own workers, or back before those of others. Or save your money.";
      case "building":
      case "anyCube":
        return "Every building scores now, and later with every visitor. Buildings that give goods are visited often.";
      case "castle":
        return "Each batch scores at once. Two houses in a section bring a favour when it is counted.";
      case "line":
      case "effect":
        return "A favour grows: the further your marker on a line, the more it brings.";
      default:
        return "Take what you lack for a batch, or for your next building.";
    }
  },
  farewell: `The game ends when the ${words.sections[TOWERS]} are counted; gold pays for the great buildings. Now you know Caylus: play on!`,
};
