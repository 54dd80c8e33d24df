import type { GameText } from "@serai/words/game-text";
import { the } from "@serai/words/hungarian";
import { listIn } from "@serai/words/list";
import type { Caylus } from "../rules/index.ts";
import { action, prompts } from "./hu/actions.ts";
import { deniers, event, points } from "./hu/events.ts";
import { names as words } from "./hu/names.ts";
import { isAsked, orderParts, refusedBuilding, refusedPlace, type TerminalWords, winnersOf } from "./shared.ts";

export { names } from "./hu/names.ts";
export { page } from "./hu/page.ts";

const list = listIn("hu");
const space = (n: string): string => `${n}. mező`;

export const text: GameText<Caylus> = {
  name: "Caylus",
  tagline: "Mindenki ugyanazt az utat építi, de csak addig ér valamit, ameddig az elöljáró elmegy.",
  options: {
    jeweller: { label: "Ékszerész", hint: "Egy tizedik kőépület, amely aranyból pontot csinál." },
    lawyerVp: { label: "A jegyző pontjai", hint: "Ennyit ér a jegyző felépítése." },
    beginner: { label: "Első játszma", hint: "Nincs kegytábla: minden kegy azonnal három pont." },
  },
  refusals: {
    "other-question": () => "Most nem ez a kérdés.",
    "nothing-to-use": ({ place }) => `Itt nincs munkásnak való épület: ${refusedPlace(place, words, space)}.`,
    "place-taken": ({ place }) => `Itt már nincs hely: ${refusedPlace(place, words, space)}.`,
    "one-worker-each": ({ place }) => `Itt már van munkásod: ${refusedPlace(place, words, space)}.`,
    "stables-unused": () => "Két játékossal az istálló nincs játékban.",
    "too-dear": ({ cost, deniers: held }) => `Ez ${cost} dénárba kerül; neked ${held} van.`,
    "provost-off-road": () => "Az elöljáró az 1. és a 28. mező között marad.",
    "offer-too-dear": ({ building }) => `Ezt az ajánlatot nem tudod kifizetni: ${refusedBuilding(building, words)}.`,
    "cubes-missing": () => "Nincsenek ilyen kockáid.",
    "cubes-not-offered": () => "Ilyen kockák itt nem járnak.",
    "tile-not-in-group": ({ building }) => `Ez itt nem építhető: ${refusedBuilding(building, words)}.`,
    "tile-gone": ({ building }) => `Ebből nem maradt: ${refusedBuilding(building, words)}.`,
    "tile-too-dear": ({ building }) => `Ezt nem tudod kifizetni: ${refusedBuilding(building, words)}.`,
    "lawyer-not-there": ({ space: at }) => `Itt nem lehet lakóházad: ${at}. mező.`,
    "lawyer-waits-there": ({ space: at }) => `Itt már készül egy lakóház: ${at}. mező.`,
    "line-used": () => "Ezt a sort ebben a szakaszban már használtad.",
    "effect-closed": ({ level }) => `A jelződ még nem érte el ${the(`${level}.`)} oszlopot.`,
    "effect-useless": ({ level }) => `Most nem tudod használni ${the(`${level}.`)} oszlopot.`,
  },
  prompt(view, names) {
    if (view.step === "over") {
      const { seats, points: won } = winnersOf(view);
      const winners = list(seats.map(names));
      return seats.length > 1
        ? `Megosztott győzelem: ${winners}, fejenként ${points(won)}.`
        : `A győztes: ${winners}, ${points(won)}.`;
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
        ? "Passz, amikor munkást küldhetnék"
        : `Passz, ha egy munkás többe kerül, mint ${deniers(bound)}`;
    return bound === undefined
      ? "Ebben a körben nem mozgatom az elöljárót"
      : `Nem mozgatom az elöljárót, ha elért idáig: ${bound}. mező`;
  },
};

export const terminal: TerminalWords = {
  when: (turn, phase) => `${turn}. kör · ${phase}`,
  provost: "elöljáró",
  bailiff: "intéző",
  bridge: (cost) => `Egy munkás ára ${deniers(cost)}`,
  castle: "Vár",
  road: "Út",
  reserve: "Építhető",
  empty: "üres",
  guest: "vendég",
  waits: "lakóház lesz",
  columns: ["pont", "dénár", "munkás", "áru"],
  points,
  favours: "kegyek",
  scored: "értékelve",
};
