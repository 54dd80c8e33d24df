import { listIn } from "@serai/words/list";
import type { ReasonText } from "@serai/words/reasons";
import { cubes, deniers, favours, points } from "../en/events.ts";
import { names as words } from "../en/names.ts";
import { buildingWord } from "../shared.ts";
import type { Reason } from "./reason.ts";

const list = listIn("en");

export const reasons: ReasonText<Reason> = {
  reason(reason, names) {
    switch (reason.kind) {
      case "yield":
        return `It brings ${reason.choices.map(cubes).join(" or ")}.`;
      case "can-build":
        return `The cubes for a building are there: ${buildingWord(reason.building, words)}, ${points(reason.points)}.`;
      case "can-residence":
        return "A cloth and a denier make a residence there: 2 points, and a denier every turn.";
      case "sells":
        return `A cube sells there for ${deniers(reason.deniers)}.`;
      case "buys":
        return "Missing goods can be bought there.";
      case "can-score":
        return `What is at hand buys ${points(reason.points)} there.`;
      case "makes-gold":
        return "Gold is needed for prestige buildings, and is worth 3 points even at the end.";
      case "reached":
        return `The provost stands on ${reason.provost}: it works unless he is moved back.`;
      case "own-price":
        return `On an own building the place costs 1 denier instead of ${reason.cost}.`;
      case "batches":
        return reason.count === 1
          ? `The cubes make a batch: ${points(reason.points)}.`
          : `The cubes make ${reason.count} batches: ${points(reason.points)}.`;
      case "first-in-castle":
        return "With equal batches the favour goes to the player who came to the castle first.";
      case "no-house":
        return `No own house there yet, which would cost ${points(reason.penalty)}: ${words.sections[reason.section]}.`;
      case "guild":
        return "It moves the provost up to three spaces for nothing.";
      case "joust":
        return "A denier and a cloth win a favour there.";
      case "stables":
        return `It leads to place ${reason.rank} in the turn order.`;
      case "inn":
        return "From the next turn on every place costs 1 denier.";
      case "gate":
        return "From the gate the worker goes on later, when it is clear where everybody stands.";
      case "first-pass":
        return "The first to pass takes 1 denier.";
      case "dear":
        return `A place already costs ${deniers(reason.cost)}.`;
      case "saves":
        return `The provost then reaches own workers: ${list(reason.spaces.map(String))}.`;
      case "cuts":
        return `Rivals' workers go home with nothing: ${list(reason.seats.map((seat, i) => `${names(seat)} (${reason.spaces[i]})`))}.`;
      case "bailiff":
        return reason.steps === 2
          ? "The bailiff goes two spaces: the castle is scored sooner."
          : "The bailiff goes only one space: the game lasts longer.";
      case "all-reached":
        return "The provost already reaches all own workers.";
      case "scores":
        return reason.points === 0
          ? `It wins ${favours(reason.favours)}.`
          : `It scores ${points(reason.points)}${reason.favours > 0 ? ` and ${favours(reason.favours)}` : ""}.`;
      case "income":
        return `It pays ${deniers(reason.deniers)} every turn.`;
      case "deniers":
        return `It brings ${deniers(reason.count)}.`;
      case "house":
        return `A house is worth ${points(reason.points)} now: ${words.sections[reason.section]}.`;
      case "most-batches":
        return "That is the most batches this turn so far, and the most win a favour.";
      case "favour-later":
        return `One more house there is one more favour when it is scored: ${words.sections[reason.section]}.`;
      case "completes-batch":
        return "It completes a batch for the castle.";
      case "guest-stays":
        return "While the guest stays, every place costs 1 denier.";
      case "guest-home":
        return "At home there is one worker more to place.";
    }
  },
};
