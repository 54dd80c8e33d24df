import type { GameText } from "@serai/words/game-text";
import { listIn } from "@serai/words/list";
import type { Caylus } from "../rules/index.ts";
import { action, prompts } from "./en/actions.ts";
import { deniers, event, points } from "./en/events.ts";
import { names as words } from "./en/names.ts";
import { isAsked, orderParts, refusedBuilding, refusedPlace, type TerminalWords, winnersOf } from "./shared.ts";

export { names } from "./en/names.ts";
export { page } from "./en/page.ts";

const list = listIn("en");
const space = (n: string): string => `space ${n}`;

export const text: GameText<Caylus> = {
  name: "Caylus",
  tagline: "Everybody builds the same road, but only as far as the provost lets you.",
  options: {
    jeweller: { label: "Jeweller", hint: "A tenth stone building, which turns gold into points." },
    lawyerVp: { label: "Points for the lawyer", hint: "What building the lawyer is worth." },
    beginner: { label: "First game", hint: "No favour table: every favour is three points at once." },
  },
  refusals: {
    "other-question": () => "That is not what is asked now.",
    "nothing-to-use": ({ place }) => `There is no building for workers: ${refusedPlace(place, words, space)}.`,
    "place-taken": ({ place }) => `There is no room left: ${refusedPlace(place, words, space)}.`,
    "one-worker-each": ({ place }) => `You already have a worker there: ${refusedPlace(place, words, space)}.`,
    "stables-unused": () => "With two players the stables are not used.",
    "too-dear": ({ cost, deniers: held }) => `That costs ${deniers(Number(cost))}; you have ${held}.`,
    "provost-off-road": () => "The provost stays between spaces 1 and 28.",
    "offer-too-dear": ({ building }) => `You cannot pay for that offer: ${refusedBuilding(building, words)}.`,
    "cubes-missing": () => "You do not have those cubes to give.",
    "cubes-not-offered": () => "Those cubes are not on offer.",
    "tile-not-in-group": ({ building }) => `This cannot be built here: ${refusedBuilding(building, words)}.`,
    "tile-gone": ({ building }) => `None is left to build: ${refusedBuilding(building, words)}.`,
    "tile-too-dear": ({ building }) => `You cannot pay for it: ${refusedBuilding(building, words)}.`,
    "lawyer-not-there": ({ space: at }) => `Space ${at} cannot become your residence.`,
    "lawyer-waits-there": ({ space: at }) => `Space ${at} is becoming a residence already.`,
    "line-used": () => "You have used that line in this phase.",
    "effect-closed": ({ level }) => `Your marker has not reached column ${level}.`,
    "effect-useless": ({ level }) => `You cannot use column ${level} now.`,
  },
  prompt(view, names) {
    if (view.step === "over") {
      const { seats, points: won } = winnersOf(view);
      const winners = list(seats.map(names));
      return seats.length > 1
        ? `A shared win: ${winners}, ${points(won)} each.`
        : `Winner: ${winners}, ${points(won)}.`;
    }
    const [own, other] = prompts[view.step];
    return isAsked(view) ? own : other(names(view.asked));
  },
  action,
  event,
  orders(order) {
    const { what, bound } = orderParts(order);
    if (what === "placing")
      return bound === undefined ? "Pass when asked for a worker" : `Pass once a worker costs more than ${bound}`;
    return bound === undefined
      ? "Leave the provost alone this turn"
      : `Leave the provost alone if he has reached space ${bound}`;
  },
};

export const terminal: TerminalWords = {
  when: (turn, phase) => `Turn ${turn} · ${phase}`,
  provost: "provost",
  bailiff: "bailiff",
  bridge: (cost) => `A worker costs ${deniers(cost)}`,
  castle: "Castle",
  road: "Road",
  reserve: "To build",
  empty: "empty",
  guest: "guest",
  waits: "becomes a residence",
  columns: ["points", "deniers", "workers", "goods"],
  points,
  favours: "favours",
  scored: "scored",
};
