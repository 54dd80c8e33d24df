import type { GameText } from "@serai/words/game-text";
import { numbered, the } from "@serai/words/hungarian";
import type { Source, Ys } from "../rules/index.ts";
import { actionText } from "./hu/actions.ts";
import { eventText } from "./hu/events.ts";
import { characters, gems, placeName } from "./hu/names.ts";
import { promptText } from "./hu/prompt.ts";
import { cardIn, gemIn, orderIn, placeIn } from "./shared.ts";

const theCard = (name: string | number): string => the(cardIn(characters, name));

const sources: Readonly<Record<Source, string>> = {
  city: "A városban",
  blue: "Kék drágakő",
  green: "Zöld drágakő",
  yellow: "Sárga drágakő",
  red: "Piros drágakő",
  black: "Fekete drágakő",
  throne: "Trónterem",
};

export const text: GameText<Ys> = {
  name: "Ys",
  tagline: "Küldd szét üzletkötőidet a városban, kit nyíltan, kit álruhában, és légy te a leggazdagabb.",
  options: {
    kingsFavour: {
      label: "Királyi kegy",
      hint: "Minden forduló után egy-egy üzletkötő végleg a trónterembe kerül, és a játszma végén ott hoz pontot.",
    },
    express: {
      label: "Expressz",
      hint: "Kettővel kevesebb üzletkötő, fordulónként három lerakás, fehér drágakő nélküli hajók.",
    },
    quarters: {
      label: "Negyedek",
      hint: "Három negyedben nagyobb a tülekedés.",
      values: { "4": "négy", "3": "három" },
    },
    queen: {
      label: "A Királynő lezár",
      hint: "Egy egész negyedet a többiek elől, vagy, mint az első kiadásban, egyetlen területet mindenki elől.",
      values: { quarter: "egy negyedet", area: "egy területet" },
    },
    placement: {
      label: "Lerakás",
      hint: "Tanuláshoz mindkét üzletkötő nyíltan kerülhet le.",
      values: { standard: "egy nyíltan, egy lefordítva", open: "mind nyíltan" },
    },
    recall: { label: "Emlékeztető", hint: "Saját lefordított üzletkötőidet, és amit a Kémed látott, végig látod." },
    neutral: {
      label: "Semleges üzletkötők",
      hint: "Az erősebb semleges mindkettőtök dolgát nehezíti.",
      values: { "4-2-1-0": "4 2 1 0", "4-3-1-0": "4 3 1 0" },
    },
    neutralValues: {
      label: "Semleges értékek",
      hint: "Látod-e, melyik semleges üzletkötőt teszed le.",
      values: { blind: "vakon", known: "választva" },
    },
  },
  refusals: {
    "not-this-now": () => "Most nem ez a kérdés.",
    "broker-not-behind-screen": ({ value }) => `Nincs ${numbered(value)} üzletkötőd a paraván mögött.`,
    "broker-not-in-front": ({ value }) => `Nem vehetsz el ${numbered(value)} üzletkötőt a paraván elől.`,
    "pair-not-behind-screen": ({ high, low }) => `Nincs a paravánod mögött ez a kettő: ${high} és ${low}.`,
    "no-such-position": ({ position, positions }) => `Nincs ${position}. hely a sorrendben, csak ${positions} van.`,
    "position-taken": ({ position }) => `Foglalt ${the(`${position}. hely`)} a sorrendben.`,
    "side-not-allowed": ({ side }) =>
      `Ebben a lerakásban több üzletkötőt már nem tehetsz le ${side === "up" ? "nyíltan" : "lefordítva"}.`,
    "place-not-in-use": (params) => `Ebben a játszmában nem használjuk: ${placeName(placeIn(params))}.`,
    "square-taken": (params) => `Itt már áll valaki: ${placeName(placeIn(params))}.`,
    "zone-closed": (params) => `A Királynő lezárta: ${placeName(placeIn(params))}.`,
    "neutral-not-left": ({ value }) => `Ez a semleges üzletkötő már lekerült: ${value}.`,
    "gem-not-aboard": ({ gem }) => `Nincs több ${gemIn(gems, gem)} drágakő a hajón.`,
    "column-not-tied": ({ column }) => `Nem tartozik a legjobb döntetlen oszlopok közé: ${gemIn(gems, column)}.`,
    "price-at-end": ({ colour }) => `A ${gemIn(gems, colour)} ára már a skála végén áll.`,
    "card-not-held": ({ card }) => `Nincs a kezedben ${theCard(card)}.`,
    "card-won-this-round": ({ card }) =>
      `Ezt a lapot ebben a fordulóban nyerted, a következőtől játszható ki: ${cardIn(characters, card)}.`,
    "card-not-now": ({ card }) => `Most nem játszható ki ${theCard(card)}.`,
    "card-cannot-do-that": ({ card }) => `Itt erre nem képes ${theCard(card)}.`,
    "cannot-look-there": () => "Oda a Kém nem láthat be.",
  },
  prompt: promptText,
  action: actionText,
  event: eventText,
  orders: orderIn({
    placings: "Ebben a fordulóban a lerakásaimnál nem játszom ki lapot",
    round: "Ebben a fordulóban már nem játszom ki lapot",
    called: "Lapot csak akkor, ha szólok",
    calledNext: "Lapot csak akkor, ha szólok: a következő alkalommal kérdezz",
  }),
  sources,
};

export * as names from "./hu/names.ts";
export { areas, characters, gems, NEUTRAL_NAME, rewards } from "./hu/names.ts";
export { page } from "./hu/page.ts";
export { terminal } from "./hu/terminal.ts";
