import type { GameText } from "@serai/words/game-text";
import type { Source, Ys } from "../rules/index.ts";
import { actionText } from "./nl/actions.ts";
import { eventText } from "./nl/events.ts";
import { characters, gems, placeName } from "./nl/names.ts";
import { promptText } from "./nl/prompt.ts";
import { cardIn, gemIn, orderIn, placeIn } from "./shared.ts";

const sources: Readonly<Record<Source, string>> = {
  city: "In de stad",
  blue: "Blauwe edelstenen",
  green: "Groene edelstenen",
  yellow: "Gele edelstenen",
  red: "Rode edelstenen",
  black: "Zwarte edelstenen",
  throne: "Troonzaal",
};

export const text: GameText<Ys> = {
  name: "Ys",
  tagline: "Stuur je handelaren de stad in, de een openlijk, de ander vermomd, en word de rijkste van allemaal.",
  options: {
    kingsFavour: {
      label: "Gunst van de koning",
      hint: "Na elke ronde gaat van ieder één handelaar voorgoed naar de troonzaal, waar hij aan het einde punten oplevert.",
    },
    express: { label: "Express", hint: "Twee handelaren minder, drie beurten per ronde en schepen zonder wit." },
    quarters: { label: "Wijken", hint: "Met drie wijken is het drukker.", values: { "4": "vier", "3": "drie" } },
    queen: {
      label: "De Koningin sluit af",
      hint: "Een hele wijk voor de anderen, of, zoals in de eerste uitgave, één gebied voor iedereen.",
      values: { quarter: "een wijk", area: "een gebied" },
    },
    placement: {
      label: "Plaatsen",
      hint: "Om te leren liggen beide handelaren van een beurt open.",
      values: { standard: "één open, één gedekt", open: "allemaal open" },
    },
    recall: { label: "Geheugensteun", hint: "Je blijft je eigen gedekte handelaren zien, en wat je Spion zag." },
    neutral: {
      label: "Neutrale handelaren",
      hint: "Een sterkere neutrale maakt het jullie allebei moeilijker.",
      values: { "4-2-1-0": "4 2 1 0", "4-3-1-0": "4 3 1 0" },
    },
    neutralValues: {
      label: "Neutrale waarden",
      hint: "Of je ziet welke neutrale handelaar je plaatst.",
      values: { blind: "blind", known: "naar keuze" },
    },
  },
  refusals: {
    "not-this-now": () => "Er wordt nu iets anders gevraagd.",
    "broker-not-behind-screen": ({ value }) => `Je hebt geen ${value} achter je scherm.`,
    "broker-not-in-front": ({ value }) => `Je kunt geen ${value} van voor je scherm nemen.`,
    "pair-not-behind-screen": ({ high, low }) => `Je hebt ${high} en ${low} niet achter je scherm.`,
    "no-such-position": ({ position, positions }) =>
      `Plaats ${position} in de volgorde bestaat niet, er zijn er maar ${positions}.`,
    "position-taken": ({ position }) => `Plaats ${position} in de volgorde is bezet.`,
    "side-not-allowed": ({ side }) =>
      `Je mag deze beurt geen handelaar meer ${side === "up" ? "open" : "gedekt"} plaatsen.`,
    "place-not-in-use": (params) => `Doet in deze partij niet mee: ${placeName(placeIn(params))}.`,
    "square-taken": (params) => `Daar staat al iemand: ${placeName(placeIn(params))}.`,
    "zone-closed": (params) => `Afgesloten door de Koningin: ${placeName(placeIn(params))}.`,
    "neutral-not-left": ({ value }) => `De neutrale ${value} is al geplaatst.`,
    "gem-not-aboard": ({ gem }) => `Niet meer op het schip: ${gemIn(gems, gem)}.`,
    "column-not-tied": ({ column }) => `Niet bij de beste gelijke kolommen: ${gemIn(gems, column)}.`,
    "price-at-end": ({ colour }) => `De prijs van ${gemIn(gems, colour)} staat aan het einde van de prijslijst.`,
    "card-not-held": ({ card }) => `Je hebt de ${cardIn(characters, card)} niet.`,
    "card-won-this-round": ({ card }) =>
      `Je won de ${cardIn(characters, card)} deze ronde: spelen kan vanaf de volgende.`,
    "card-not-now": ({ card }) => `Dit is niet het moment voor de ${cardIn(characters, card)}.`,
    "card-cannot-do-that": ({ card }) => `Dat kan de ${cardIn(characters, card)} hier niet.`,
    "cannot-look-there": () => "Daar kan de Spion niet kijken.",
  },
  prompt: promptText,
  action: actionText,
  event: eventText,
  orders: orderIn({
    placings: "Deze ronde geen kaarten rond mijn plaatsingen",
    round: "Deze ronde geen kaarten meer",
    called: "Alleen kaarten als ik het zeg",
    calledNext: "Alleen kaarten als ik het zeg: vraag het bij de volgende kans",
  }),
  sources,
};

export * as names from "./nl/names.ts";
export { areas, characters, gems, NEUTRAL_NAME, rewards } from "./nl/names.ts";
export { page } from "./nl/page.ts";
export { terminal } from "./nl/terminal.ts";
