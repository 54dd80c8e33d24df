import type { GameText } from "@serai/words/game-text";
import { listIn } from "@serai/words/list";
import type { Caylus } from "../rules/index.ts";
import { action, prompts } from "./nl/actions.ts";
import { deniers, event, points } from "./nl/events.ts";
import { names as words } from "./nl/names.ts";
import { isAsked, orderParts, refusedBuilding, refusedPlace, type TerminalWords, winnersOf } from "./shared.ts";

export { names } from "./nl/names.ts";
export { page } from "./nl/page.ts";

const list = listIn("nl");
const space = (n: string): string => `vak ${n}`;

export const text: GameText<Caylus> = {
  name: "Caylus",
  tagline: "Iedereen bouwt aan dezelfde weg, maar alleen zover als de provoost gaat.",
  options: {
    jeweller: { label: "Juwelier", hint: "Een tiende stenen gebouw, dat goud in punten verandert." },
    lawyerVp: { label: "Punten voor de notaris", hint: "Wat het bouwen van de notaris waard is." },
    beginner: { label: "Eerste partij", hint: "Geen gunsttabel: elke gunst is meteen drie punten." },
  },
  refusals: {
    "other-question": () => "Dat wordt nu niet gevraagd.",
    "nothing-to-use": ({ place }) => `Daar staat geen gebouw voor arbeiders: ${refusedPlace(place, words, space)}.`,
    "place-taken": ({ place }) => `Daar is geen plaats meer: ${refusedPlace(place, words, space)}.`,
    "one-worker-each": ({ place }) => `Daar staat al een arbeider van je: ${refusedPlace(place, words, space)}.`,
    "stables-unused": () => "Met twee spelers doen de stallen niet mee.",
    "too-dear": ({ cost, deniers: held }) => `Dat kost ${deniers(Number(cost))}; je hebt er ${held}.`,
    "provost-off-road": () => "De provoost blijft tussen vak 1 en vak 28.",
    "offer-too-dear": ({ building }) => `Dat aanbod kun je niet betalen: ${refusedBuilding(building, words)}.`,
    "cubes-missing": () => "Die blokjes heb je niet.",
    "cubes-not-offered": () => "Die blokjes zijn er niet te krijgen.",
    "tile-not-in-group": ({ building }) => `Dat kan hier niet gebouwd worden: ${refusedBuilding(building, words)}.`,
    "tile-gone": ({ building }) => `Daarvan is er geen meer: ${refusedBuilding(building, words)}.`,
    "tile-too-dear": ({ building }) => `Dat kun je niet betalen: ${refusedBuilding(building, words)}.`,
    "lawyer-not-there": ({ space: at }) => `Vak ${at} kan je woonhuis niet worden.`,
    "lawyer-waits-there": ({ space: at }) => `Vak ${at} wordt al een woonhuis.`,
    "line-used": () => "Die lijn heb je in deze fase al gebruikt.",
    "effect-closed": ({ level }) => `Je schijf heeft kolom ${level} nog niet bereikt.`,
    "effect-useless": ({ level }) => `Kolom ${level} kun je nu niet gebruiken.`,
  },
  prompt(view, names) {
    if (view.step === "over") {
      const { seats, points: won } = winnersOf(view);
      const winners = list(seats.map(names));
      return seats.length > 1
        ? `Gedeelde winst: ${winners}, ieder ${points(won)}.`
        : `Winnaar: ${winners}, ${points(won)}.`;
    }
    const [own, other] = prompts[view.step];
    return isAsked(view) ? own : other(names(view.asked));
  },
  action,
  event,
  orders(order) {
    const { what, bound } = orderParts(order);
    if (what === "placing")
      return bound === undefined
        ? "Pas als ik een arbeider mag plaatsen"
        : `Pas zodra een arbeider meer kost dan ${bound}`;
    return bound === undefined
      ? "Laat de provoost deze beurt staan"
      : `Laat de provoost staan als hij vak ${bound} heeft bereikt`;
  },
};

export const terminal: TerminalWords = {
  when: (turn, phase) => `Beurt ${turn} · ${phase}`,
  provost: "provoost",
  bailiff: "baljuw",
  bridge: (cost) => `Een arbeider kost ${deniers(cost)}`,
  castle: "Kasteel",
  road: "Weg",
  reserve: "Te bouwen",
  empty: "leeg",
  guest: "gast",
  waits: "wordt een woonhuis",
  columns: ["punten", "deniers", "arbeiders", "goederen"],
  points,
  favours: "gunsten",
  scored: "gewaardeerd",
};
