import type { GameText, Names } from "@serai/words/game-text";
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
  white: "wit",
  red: "rood",
  yellow: "geel",
  green: "groen",
  blue: "blauw",
};

/** Before a noun: "de rode edelsteen". */
export const inflected: Readonly<Record<ColourName, string>> = {
  white: "witte",
  red: "rode",
  yellow: "gele",
  green: "groene",
  blue: "blauwe",
};

const list = listIn("nl");
const colour = (gem: Colour): string => colours[COLOURS[gem]];
const gems = (all: readonly Colour[]): string => list(all.map(colour));
const byName: Readonly<Record<string, string>> = inflected;
const gemIn = (gem: Colour): string => `${inflected[COLOURS[gem]]} edelsteen`;
const gemCount = (count: number): string => `${count} ${count === 1 ? "steen" : "stenen"}`;
const pointCount = (count: number): string => `${count} ${count === 1 ? "punt" : "punten"}`;

const tie = (equal: Tie | undefined, names: Names): string => {
  if (equal === undefined) return "";
  const by = personal(names);
  const others = equal.seats.map((seat) => by(seat, names(seat), "jou"));
  const rule = equal.by === "start" ? "wie de beurt begon, wint" : "de eerst gelegde kaart wint";
  return ` Gelijk met ${list(others)}: ${rule}.`;
};

const levelWords = ({ seats, by }: Level, names: Names): string =>
  ` Evenveel punten: ${list(seats.map(names))}; ${by === "gems" ? "wie meer stenen heeft, gaat voor" : "ze delen de plaats"}.`;

const sources: Readonly<Record<Source, string>> = {
  white: "Witte edelstenen",
  red: "Rode edelstenen",
  yellow: "Gele edelstenen",
  green: "Groene edelstenen",
  blue: "Blauwe edelstenen",
};

export const text: GameText<Sultan> = {
  name: "Sultan",
  tagline: "Verstop je geld, wees de anderen te slim af en neem de mooiste edelstenen mee.",
  options: {
    doubling: { label: "Dubbel inzetten", hint: "Je twee kaarten van een beurt mogen bij hetzelfde kussen liggen." },
    memoryAid: {
      label: "Geheugensteun",
      hint: "Gewonnen edelstenen, gespeelde kaarten en de inhoud van de zak blijven voor iedereen zichtbaar.",
    },
  },
  refusals: {
    "colour-not-drawn": ({ colour: name }) => `Er is geen ${byName[name]} edelsteen getrokken.`,
    "choose-what-goes-back": () => "Kies eerst welke edelsteen teruggaat in de zak.",
    "lay-a-card": () => "Nu moet je een kaart leggen.",
    "no-such-cushion": ({ cushion, cushions }) => `Kussen ${cushion} bestaat niet, er zijn er maar ${cushions}.`,
    "card-not-in-hand": ({ card }) => `Je hebt geen ${card} in je hand.`,
    "another-cushion": ({ cushion }) =>
      `Je eerste kaart ligt bij kussen ${cushion}: de tweede gaat naar een ander kussen.`,
  },
  prompt(view, names) {
    const { asked, viewer, step, closed } = view;
    if (step === "over" || asked === undefined) {
      const { seats, points } = winnersOf(view);
      const winners = list(seats.map(names));
      return seats.length > 1
        ? `Gedeelde winst: ${winners}, elk ${points} punten.`
        : `Winnaar: ${winners}, ${points} punten.`;
    }
    if (asked !== viewer)
      return step === "offering"
        ? `${names(asked)} kiest welke edelsteen teruggaat.`
        : `${names(asked)} kiest een kaart om te leggen.`;
    if (step === "offering") return "Welke edelsteen gaat terug in de zak? De andere komen op de kussens.";
    return closed === undefined
      ? "Leg een kaart gedekt bij een kussen."
      : `Leg je tweede kaart bij een ander kussen dan ${closed + 1}.`;
  },
  action(action, view) {
    if (!isLay(action)) return `Leg ${colour(colourOf(action))} terug`;
    const cushion = cushionOf(action);
    return `Leg de ${cardOf(action)} bij kussen ${cushion + 1} (${colour(view.shown[cushion])})`;
  },
  event(event, names) {
    switch (event.kind) {
      case "round":
        return `Ronde ${event.round + 1} van ${ROUNDS}.`;
      case "dealt":
        return `${names(event.seat)} trok een nieuwe hand: ${event.cards.join(", ")}.`;
      case "drawn":
        return `${names(event.seat)} trok ${gems(event.gems)} uit de zak.`;
      case "offered":
        return `Op de kussens: ${gems(event.shown)}. Terug in de zak: ${colour(event.back)}.`;
      case "laid":
        return event.card === undefined
          ? `${names(event.seat)} legde een kaart bij kussen ${event.cushion + 1}.`
          : `${names(event.seat)} legde de ${event.card} bij kussen ${event.cushion + 1}.`;
      case "revealed":
        return event.cards === undefined
          ? "De kaarten zijn omgedraaid."
          : `Kaarten open: ${event.cards.map(({ seat, card, cushion }) => `${names(seat)} ${card} bij kussen ${cushion + 1}`).join(", ")}.`;
      case "won":
        return `${names(event.seat)} won de ${gemIn(event.gem)} op kussen ${event.cushion + 1} met de ${event.card}.${tie(event.tie, names)}`;
      case "unsold":
        return `Bij kussen ${event.cushion + 1} ligt geen kaart: de ${gemIn(event.gem)} ging terug in de zak.`;
      case "counted": {
        const { counts, levels } = countOf(event);
        const told = counts.map((own) => `${names(own.seat)} ${pointCount(own.points)} met ${gemCount(own.gems)}`);
        return `De edelstenen zijn geteld: ${list(told)}.${levels.map((level) => levelWords(level, names)).join("")}`;
      }
    }
  },
  sources,
};

/** What its screen in the terminal says. */
export const terminal: TerminalWords = {
  colours,
  when: (round, rounds, turn, turns) => `Ronde ${round} van ${rounds}, beurt ${turn} van ${turns}`,
  cushion: (number) => `kussen ${number}`,
  drawn: "getrokken",
  lastReveal: "Vorige beurt",
  nobody: "niemand",
  hand: "Je hand",
  gems: "edelstenen",
  bag: "In de zak",
  played: "gespeeld",
  inHand: (cards) => (cards === 1 ? "1 kaart" : `${cards} kaarten`),
  starts: "begint",
  total: "totaal",
};

/** What its page says. */
export const page: PageWords = {
  // Geel and groen begin alike, hence two letters.
  letters: ["W", "R", "Ge", "Gr", "B"],
  gems: ["witte edelsteen", "rode edelsteen", "gele edelsteen", "groene edelsteen", "blauwe edelsteen"],
  status: (round, rounds, turn, turns) => `Ronde ${round}/${rounds} · Beurt ${turn}/${turns}`,
  cushion: (number, gem, notes) => [`Kussen ${number}: ${gem ?? "leeg"}`, ...notes].join("; "),
  cushions: "Kussens",
  laid: (name) => `een kaart van ${name}`,
  turnedUp: (name, value) => `${value} van ${name}`,
  takes: (name) => `gewonnen door ${name}`,
  backToBag: "de edelsteen ging terug in de zak",
  card: (value) => `Kaart ${value}`,
  start: "begint deze beurt",
  cardsLeft: (count) => (count === 1 ? "1 kaart in de hand" : `${count} kaarten in de hand`),
  drawn: "Uit de zak getrokken",
  behindScreen: "Achter je scherm",
  nextLegend: "+ volgende steen",
  holding: (gem, count, points, next) =>
    `${gem}: ${count}, goed voor ${points} punten; de volgende brengt er ${next} bij`,
  bag: "In de zak",
  played: "Gespeeld",
  worth: (points) => `stenen ${points}`,
  bonus: (points) => `bonus ${points}`,
  pointsPlot: "Waar de punten vandaan komen",
  gemsPlot: "Edelstenen per speler",
  bonuses: "Bonussen",
};
