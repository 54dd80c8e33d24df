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
} from "@serai/sultan";
import type { GameText, Names } from "../game-text.ts";
import { listIn } from "../list.ts";
import { countOf, type Level, winnersOf } from "./standing.ts";

export const colours: Readonly<Record<ColourName, string>> = {
  white: "wit",
  red: "rood",
  yellow: "geel",
  green: "groen",
  blue: "blauw",
};

/** Before a noun: "de rode edelsteen". */
const inflected: Readonly<Record<ColourName, string>> = {
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
  const rule = equal.by === "start" ? "wie de beurt begon, wint" : "de eerst gelegde kaart wint";
  return ` Gelijk met ${list(equal.seats.map(names))}: ${rule}.`;
};

const levelWords = ({ seats, by }: Level, names: Names): string =>
  ` Evenveel punten: ${list(seats.map(names))}; ${by === "gems" ? "wie meer stenen heeft, gaat voor" : "ze delen de plaats"}.`;

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
};
