import type { GameText, Names } from "@serai/words/game-text";
import { capital, numbered, the, withNumbered } from "@serai/words/hungarian";
import { listIn } from "@serai/words/list";
import { personal } from "@serai/words/you";
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
  white: "fehér",
  red: "piros",
  yellow: "sárga",
  green: "zöld",
  blue: "kék",
};

const list = listIn("hu");
const colour = (gem: Colour): string => colours[COLOURS[gem]];
const byName: Readonly<Record<string, string>> = colours;
const gems = (all: readonly Colour[]): string => all.map(colour).join(", ");
/** "a 2. párna": the suffix comes after it, so that a sentence reads "a 2. párnához". */
const cushion = (at: number): string => the(`${at + 1}. párná`);

const tie = (equal: Tie | undefined, names: Names): string => {
  if (equal === undefined) return "";
  const rule = equal.by === "start" ? "döntetlennél a kör kezdője nyer" : "az előbb letett nyer";
  return ` Ugyanekkora lap: ${list(equal.seats.map(names))}; ${rule}.`;
};

const levelWords = ({ seats, by }: Level, names: Names): string =>
  ` Egyenlő pont: ${list(seats.map(names))}; ${by === "gems" ? "a több drágakő dönt" : "osztoznak a helyen"}.`;

const sources: Readonly<Record<Source, string>> = {
  white: "Fehér drágakő",
  red: "Piros drágakő",
  yellow: "Sárga drágakő",
  green: "Zöld drágakő",
  blue: "Kék drágakő",
};

export const text: GameText<Sultan> = {
  name: "Szultán",
  tagline: "Rejtsd el a pénzed, járj túl a többiek eszén, és tiéd a legszebb drágakő.",
  options: {
    doubling: { label: "Két lap egy párnánál", hint: "Egy körben mindkét lapod ugyanahhoz a párnához kerülhet." },
    memoryAid: {
      label: "Emlékeztető",
      hint: "A megnyert drágakövek, a kijátszott lapok és a zsák tartalma mindenki szeme előtt marad.",
    },
  },
  refusals: {
    "colour-not-drawn": ({ colour: name }) => `Nincs ${byName[name]} a kihúzott drágakövek között.`,
    "choose-what-goes-back": () => "Előbb válaszd ki, melyik drágakő kerül vissza a zsákba.",
    "lay-a-card": () => "Most egy lapot kell letenned.",
    "no-such-cushion": ({ cushion: at, cushions }) => `Nincs ${at}. párna, csak ${cushions} van.`,
    "card-not-in-hand": ({ card }) => `Nincs ${numbered(card)} lapod.`,
    "another-cushion": ({ cushion: at }) => `Az első lapod ${the(`${at}. párnánál`)} van: a második máshová kerül.`,
  },
  prompt(view, names) {
    const { asked, viewer, step, closed } = view;
    if (step === "over" || asked === undefined) {
      const { seats, points } = winnersOf(view);
      const winners = list(seats.map(names));
      return seats.length > 1
        ? `Megosztott győzelem: ${winners}, fejenként ${points} pont.`
        : `A győztes: ${winners}, ${points} pont.`;
    }
    if (asked !== viewer)
      return step === "offering"
        ? `${names(asked)} választ: melyik drágakő kerül vissza?`
        : `${names(asked)} következik: egy lap valamelyik párnához.`;
    if (step === "offering") return "Melyik drágakő kerüljön vissza a zsákba? A többi a párnákra kerül.";
    return closed === undefined
      ? "Tegyél egy lapot lefordítva valamelyik párnához."
      : `Tedd le a második lapod is, de ne ${cushion(closed)}hoz.`;
  },
  action(action, view) {
    if (!isLay(action)) return `Vissza a zsákba: ${colour(colourOf(action))}`;
    const at = cushionOf(action);
    return `${capital(the(numbered(cardOf(action))))} ${cushion(at)}hoz (${colour(view.shown[at])})`;
  },
  event(event, names) {
    const by = personal(names);
    switch (event.kind) {
      case "round":
        return `${event.round + 1}. forduló (összesen ${ROUNDS}).`;
      case "dealt":
        return `${by(event.seat, `${names(event.seat)} új lapjai`, "Új lapjaid")}: ${event.cards.join(", ")}.`;
      case "drawn":
        return `${names(event.seat)} ezeket ${by(event.seat, "húzta", "húztad")} a zsákból: ${gems(event.gems)}.`;
      case "offered":
        return `A párnákra került: ${gems(event.shown)}. Vissza a zsákba: ${colour(event.back)}.`;
      case "laid":
        return event.card === undefined
          ? `${names(event.seat)} ${by(event.seat, "letett", "letettél")} egy lapot ${cushion(event.cushion)}hoz.`
          : `${names(event.seat)} ${by(event.seat, "letette", "letetted")} ${the(numbered(event.card))}t ${cushion(event.cushion)}hoz.`;
      case "revealed":
        return event.cards === undefined
          ? "Felfordultak a lapok."
          : `Felfordultak a lapok – ${event.cards.map(({ seat, card, cushion: at }) => `${names(seat)}: ${card} ${cushion(at)}nál`).join(", ")}.`;
      case "won":
        return `${names(event.seat)} ${the(withNumbered(event.card))} ${by(event.seat, "elvitte", "elvitted")} ${the(colour(event.gem))} drágakövet ${cushion(event.cushion)}ról.${tie(event.tie, names)}`;
      case "unsold":
        return `${capital(cushion(event.cushion))}nál nincs lap: ${the(`${colour(event.gem)} drágakő`)} visszakerült a zsákba.`;
      case "counted": {
        const { counts, levels } = countOf(event);
        const told = counts.map((own) => `${names(own.seat)}: ${own.points} pont, ${own.gems} drágakő`);
        return `Minden drágakő az asztalon – ${told.join("; ")}.${levels.map((level) => levelWords(level, names)).join("")}`;
      }
    }
  },
  sources,
};

/** What its screen in the terminal says. */
export const terminal: TerminalWords = {
  colours,
  when: (round, rounds, turn, turns) => `Forduló: ${round}/${rounds}, kör: ${turn}/${turns}`,
  cushion: (number) => `${number}. párna`,
  drawn: "kihúzva",
  lastReveal: "Előző kör",
  nobody: "senki",
  hand: "A lapjaid",
  gems: "drágakövek",
  bag: "A zsákban",
  played: "kijátszva",
  inHand: (cards) => `${cards} lap`,
  starts: "kezd",
  total: "összesen",
};

/** What its page says. */
export const page: PageWords = {
  letters: ["F", "P", "S", "Z", "K"],
  gems: ["fehér drágakő", "piros drágakő", "sárga drágakő", "zöld drágakő", "kék drágakő"],
  status: (round, rounds, turn, turns) => `${round}/${rounds}. forduló · ${turn}/${turns}. kör`,
  cushion: (number, gem, notes) => [`${number}. párna: ${gem ?? "üres"}`, ...notes].join("; "),
  cushions: "Párnák",
  laid: (name) => `egy lap (${name})`,
  turnedUp: (name, value) => `${value} (${name})`,
  takes: (name) => `nyertes: ${name}`,
  backToBag: "a drágakő visszakerült a zsákba",
  card: (value) => `${value} értékű lap`,
  start: "kezdi a kört",
  cardsLeft: (count) => `${count} lap a kézben`,
  drawn: "A zsákból húzva",
  behindScreen: "A paravánod mögött",
  nextLegend: "+ a következőért",
  holding: (gem, count, points, next) => `${gem}: ${count} darab, ${points} pont; a következő ${next} pontot hozna`,
  bag: "A zsákban",
  played: "Kijátszva",
  worth: (points) => `kövek ${points}`,
  bonus: (points) => `bónusz ${points}`,
  pointsPlot: "Miből jöttek a pontok",
  gemsPlot: "Ki mennyi drágakövet nyert",
  bonuses: "Bónuszok",
};
