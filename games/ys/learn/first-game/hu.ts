import type { FirstGameText, Tried } from "@serai/words/first-game";
import { capital, numbered, the } from "@serai/words/hungarian";
import { actions as act, parts, type Ys } from "../../rules/index.ts";
import { characters, gems, place } from "../../words/hu/names.ts";
import { page } from "../../words/hu/page.ts";
import type { StepId } from "./index.ts";
import { CHEAPEST, CHEAPEST_SECOND, DEAREST, DEAREST_SECOND, insteadOf, isLastRound, rivalAt } from "./outcome.ts";

/** The letter on black gems. */
const black = page.letters[parts.BLACK];
const gem = (which: number): string => gems[parts.GEMS[which]];
const broker = (value: number): string => the(numbered(value));

function otherwise(tried: Tried<Ys>): string | undefined {
  const instead = insteadOf(tried);
  switch (instead?.kind) {
    case "bid":
      return `Ez összesen ${instead.sum}. A két fénylővel ${instead.wanted} lesz: az a legnagyobb.`;
    case "too-strong":
      return `${capital(broker(instead.value))} is jó lenne, de ${broker(instead.wanted)} is elég. Tartsd meg az erőseket.`;
    case "too-weak":
      return `${capital(broker(instead.value))} ott könnyen alulmarad. Küldd inkább ezt: ${numbered(instead.wanted)}.`;
    case undefined:
      return undefined;
  }
}

export const text: FirstGameText<Ys, StepId> = {
  steps: {
    ship: {
      say: () =>
        `${parts.ROUNDS} forduló után a legtöbb pont nyer, a legtöbbet drágakő hozza. A köveket *hajók* hozzák: koppints az 1. negyed hajójára.`,
    },
    bid: {
      say: ({ wanted }) =>
        `Licitálj két *üzletkötővel* a sorrendért: ${numbered(act.highOf(wanted))} és ${numbered(act.lowOf(wanted))}. A legnagyobb összeg választ először.`,
      otherwise,
    },
    order: {
      say: ({ wanted }) =>
        `Tiéd a legnagyobb licit. Válaszd ${the(`${act.positionOf(wanted) + 1}.`)} *sorrendkártyát*: aki utoljára lép, az lát a legtöbbet.`,
    },
    port: {
      say: ({ wanted }) =>
        `Tedd ${broker(act.placedValue(wanted))} üzletkötőt az 1. negyed *kikötőjébe*. Ott a legnagyobb érték *fekete követ* nyer (${black}): egy ${parts.BLACK_POINTS[1]} pont, kettő ${parts.BLACK_POINTS[2]}, három ${parts.BLACK_POINTS[3]}.`,
      otherwise,
    },
    lone: {
      say: ({ wanted }) =>
        `A második *lefordítva* kerül le: ${broker(act.placedValue(wanted))} a 2. negyed palotájába. Ha ott egyedül marad, a 0 is elnyeri a *karaktert*.`,
      otherwise,
    },
    shops: {
      say: ({ wanted }) =>
        `Tedd ${broker(act.placedValue(wanted))} üzletkötőt az 1. negyed *üzletsorára*: 3 pontot érhet. A negyedben minden üzletkötőd összeadódik.`,
      otherwise,
    },
    market: {
      say: ({ wanted }) =>
        `Tegyél egy ${numbered(act.placedValue(wanted))} üzletkötőt a *piacra*: rögtön 1 pont. Soronként a legnagyobb érték viszi a sor kövét.`,
      otherwise,
    },
    column: {
      say: ({ wanted }) =>
        `Tedd ugyanabba az oszlopba ${broker(act.placedValue(wanted))} üzletkötőt. A legerősebb *oszlop* ára emelkedik a legtöbbet.`,
      otherwise,
    },
    row: {
      say: ({ wanted }) =>
        `Tegyél ebbe a sorba egy ${numbered(act.placedValue(wanted))} üzletkötőt is, lefordítva. Ketten elvihetik a sor kövét.`,
      otherwise,
    },
    tie: {
      say: ({ view, names, wanted }) =>
        `Tedd ${broker(act.placedValue(wanted))} üzletkötőt ${place(act.placeOf(wanted), "to")}, ahol ugyanekkora áll (${names(rivalAt(view, act.placeOf(wanted)))}). Ki nyer *döntetlennél*?`,
      otherwise,
    },
    front: {
      say: () =>
        "Tegyél még egy 1-est a piacra. Aki megmarad, a két licitált mellé áll a *paraván elé*: ők hárman döntenek döntetlennél.",
      otherwise,
    },
    take: {
      say: ({ wanted }) =>
        `Az 1. negyed a tiéd: az első *két követ* visz a hajóról. Vedd el ezt: ${gem(act.takenOf(wanted))}.`,
    },
    white: { say: () => "Vedd el a *fehér követ* is: rögtön olyan színűre cseréled, amilyenre akarod." },
    change: {
      say: ({ wanted }) =>
        `Legyen ${gem(act.colourOf(wanted))}. A végén a legdrágább színből a legtöbb kő ${DEAREST}, a második legtöbb ${DEAREST_SECOND} pont; a legolcsóbból ${CHEAPEST} és ${CHEAPEST_SECOND}.`,
    },
    king: {
      say: () =>
        `A magányos 0 nyereménye: ${characters.king.name}, rögtön 5 pont. A legtöbb karakter megmarad, a következő fordulótól játszható ki: koppints a kék árára.`,
    },
    price: {
      say: () =>
        "A kikötőt a *paraván előtti* három döntötte el, a piacon is tiéd a legtöbb: egy *árat* 1-gyel mozdíthatsz. Emeld a kéket: a legdrágább ér a legtöbbet.",
    },
  },
  advice(view) {
    if (isLastRound(view) && view.step === "bidding")
      return "Utolsó forduló: a palotákban *kék lapok* vannak. Mindegyik egy tetszőleges színű kő.";
    switch (view.step) {
      case "bidding":
        return "A nagy licit előbb választ, és döntetlennél is segít. De azok az üzletkötők most nem lépnek.";
      case "ordering":
        return "Elöl tiéd a legjobb hely, hátul többet látsz. Te döntesz.";
      case "placing":
        return "Keresd, hol gyengék a többiek: az üres palota vagy kikötő bárkié lehet. A hajó a két legerősebbé.";
      case "taking":
      case "choosing":
        return "Azt gyűjtsd, amiből már sok van; a fekete kő egyre többet ér.";
      case "pricing":
        return "Olyan színt emelj, amelyből neked van a legtöbb, vagy rontsd el a másét.";
      default:
        return "Korábbi fordulóban nyert *sárga lapot* játszhatsz ki, fordulónként kettőt. Koppints rá, és megtudod, mikor jó, vagy passzolj.";
    }
  },
  farewell: `Az utolsó, ${parts.ROUNDS}. fordulóban *kék lapok* hoznak tetszőleges követ; a végén a legdrágább színért ${DEAREST} pont jár. Már ismered Ys városát: játssz tovább!`,
};
