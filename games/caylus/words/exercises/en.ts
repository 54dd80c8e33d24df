import type { ExerciseText } from "@serai/words/exercises";
import type { Names } from "@serai/words/game-text";
import { listIn } from "@serai/words/list";
import { cubes, deniers, points } from "../en/events.ts";
import { names as words } from "../en/names.ts";
import { reasons } from "../reasons/en.ts";
import type { Reason } from "../reasons/reason.ts";
import { placeWord } from "../shared.ts";
import type { Question, Verdict } from "./exercise.ts";

const list = listIn("en");

export const exercises: ExerciseText<Question, Verdict> = {
  question(question) {
    switch (question.kind) {
      case "cost":
        return `What does a worker cost you there now: ${placeWord(question.place, question.building, words)}?`;
      case "batches":
        return `You hold ${cubes(question.cubes)}. How many points would they score at the castle now, if nobody gave before you?`;
      case "provost":
        return "Nobody moves the provost after you. How do all your workers get to work for the fewest deniers?";
      case "place":
        return "Where does your next worker do most good?";
    }
  },
  verdict(verdict, names) {
    switch (verdict.kind) {
      case "cost": {
        const owner = verdict.owner === undefined ? "" : ` ${names(verdict.owner)} gets 1 point for it.`;
        return `${BECAUSE[verdict.because](verdict.passed)}: ${deniers(verdict.cost)}.${owner}`;
      }
      case "batches":
        return `${verdict.count === 1 ? "One batch" : `${verdict.count} batches`}: ${points(verdict.points)}. ${verdict.lacks === "food" ? "Each needs 1 food." : "Each needs two more kinds beside the food."}`;
      case "reaches":
        return `Your last worker stands on ${verdict.space}: for ${deniers(verdict.deniers)} the provost comes just there.`;
      case "misses":
        return `Your workers beyond him go home with nothing: ${list(verdict.spaces.map(String))}.`;
      case "wasteful":
        return `That costs ${deniers(verdict.deniers)}; ${verdict.enough} would do.`;
      case "place":
        return said(verdict.reasons, names);
      case "other-place":
        return `The bots would go here: ${placeWord(verdict.place, verdict.building, words)}. ${said(verdict.reasons.slice(0, 1), names)}`;
    }
  },
  answer: (question, answer) => (question.kind === "cost" || question.kind === "batches" ? String(answer) : undefined),
};

const BECAUSE: Readonly<Record<Extract<Verdict, { kind: "cost" }>["because"], (passed: number) => string>> = {
  own: () => "Your own buildings always cost the same",
  guest: () => "You are the inn's guest, and pay the same everywhere",
  passed: (passed) => `1 denier, and 1 more for each player who has passed (${passed})`,
  "two-players": () => "With two players, once the other has passed",
};

const said = (all: readonly Reason[], names: Names): string =>
  all.map((reason) => reasons.reason(reason, names)).join(" ");
