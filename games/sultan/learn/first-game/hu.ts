import type { FirstGameText, Tried } from "@serai/words/first-game";
import { capital, numbered, the } from "@serai/words/hungarian";
import { bonusFor, COLOURS, type Colour, cardOf, ROUNDS, type Sultan, WORTH } from "../../rules/index.ts";
import { colours } from "../../words/hu.ts";
import type { StepId } from "./index.ts";
import { bestGem, bonusGrowth, DEAREST, gemAt, lastPlayed, nextWorth, outcomeOf, wantedOf } from "./outcome.ts";

const colour = (gem: Colour): string => colours[COLOURS[gem]];
const gemName = (gem: Colour): string => the(`${colour(gem)} kő`);
/** The object: "a kék követ". */
const gemTaken = (gem: Colour): string => the(`${colour(gem)} követ`);
const card = (value: number): string => the(numbered(value));

function otherwise(tried: Tried<Sultan>): string | undefined {
  const outcome = outcomeOf(tried);
  switch (outcome?.kind) {
    case "beaten":
      return `${capital(card(outcome.by))} veri ${card(outcome.card)} lapot: ${gemTaken(outcome.gem)} ${tried.names(outcome.seat)} vinné el.`;
    case "wasted":
      return `${capital(card(outcome.card))} is nyerne, de ${card(outcome.enough)} is elég. Minden lapot csak egyszer játszhatsz ki.`;
    case "other-gem":
      return `Így ${gemTaken(outcome.gem)} nyernéd, amely ${WORTH[outcome.gem]} pontot ér. ${capital(the(colour(outcome.instead)))} ${WORTH[outcome.instead]} pontot ér.`;
    case "put-back":
      return `Így elveszne ${gemName(outcome.gem)}, pedig ${WORTH[outcome.gem]} pontot ér. Tedd vissza ${gemTaken(outcome.instead)}: az csak ${WORTH[outcome.instead]}.`;
    case undefined:
      return undefined;
  }
}

export const text: FirstGameText<Sultan, StepId> = {
  steps: {
    dearest: {
      say: () =>
        `Nyerj *drágaköveket*: ${the(colour(0))} ${WORTH[0]}, ${the(colour(DEAREST))} ${WORTH[DEAREST]} pontot ér, és a legtöbb pont nyer. Koppints ${the(colour(DEAREST))} kőre!`,
      otherwise(tried) {
        const gem = gemAt(tried);
        return gem === undefined
          ? undefined
          : `${capital(the(colour(gem)))} ${WORTH[gem]} pontot ér, ${the(colour(DEAREST))} viszont ${WORTH[DEAREST]} pontot. Koppints a kékre!`;
      },
    },
    highest: {
      say: (lesson) =>
        `Tedd ${card(cardOf(lesson.wanted))} lapod lefordítva ${the(colour(wantedOf(lesson).gem))} kőhöz. A *legnagyobb lap* viszi el.`,
      otherwise,
    },
    screen: {
      say: ({ view }) =>
        `${capital(card(lastPlayed(view)))} lapod volt a legnagyobb. Koppints a kövedre a *paravánod mögött*, ahol csak te látod: ×1 már van, a következő +${nextWorth(view, DEAREST)} pont.`,
    },
    alone: {
      say: (lesson) =>
        `Tedd ${card(cardOf(lesson.wanted))} lapod ahhoz ${the(colour(wantedOf(lesson).gem))} kőhöz, ahol nincs lap. Egyedül a kis lap is nyer; amelyik kőnél nincs lap, az visszakerül a zsákba.`,
      otherwise,
    },
    hidden: {
      say: (lesson) =>
        `Tedd ${card(cardOf(lesson.wanted))} lapod ahhoz ${the(colour(wantedOf(lesson).gem))} kőhöz, ahol nincs lap. A helyét látják, a számát nem.`,
      otherwise,
    },
    back: {
      say: ({ view, wanted }) =>
        `Két ${numbered(lastPlayed(view))} volt ott: a tiéd került oda *előbb*, így nyert. Mindig más kezd, és négy kőből egyet visszatesz: most te, ${gemTaken(wanted)}.`,
      otherwise,
    },
    first: {
      say: (lesson) =>
        `Tedd ${card(cardOf(lesson.wanted))} lapod a megjelölt ${colour(wantedOf(lesson).gem)} kőhöz. Kettő már van, a harmadikért *bónusz* jár.`,
      otherwise,
    },
    bonus: {
      say: ({ view: { players }, view }) =>
        `Egy színből 3 kő bónusza ${bonusFor(3, players)}, 4 kőé ${bonusFor(4, players)}, 5‑é ${bonusFor(5, players)}, 6‑é ${bonusFor(6, players)} pont. Koppints ${the(colour(DEAREST))} kőre: még egy ${nextWorth(view, DEAREST)} pont, ${WORTH[DEAREST]} a kőért, ${bonusGrowth(view, DEAREST)} bónusz.`,
    },
    last: {
      say: (lesson) =>
        `Tedd az utolsó lapod a megjelölt ${colour(wantedOf(lesson).gem)} kőhöz. Utána új lapok jönnek, összesen ${ROUNDS} fordulóban.`,
      otherwise,
    },
  },
  advice(view) {
    if (view.step === "offering")
      return "Azt a követ tedd vissza, amely neked a legkevésbé kell, vagy amelyet más gyűjt.";
    const { gem, points, cards } = bestGem(view);
    const most = `Most ${the(colour(gem))} hozná neked a legtöbbet: ${points} pontot.`;
    if (cards === 0) return `${most} Ott még nincs lap: talán egy kicsi is elég.`;
    return `${most} Ott már ${cards} lap van: nagy lappal viheted el, vagy várj jobb alkalomra.`;
  },
  farewell: `Már ismered a játékot: ${ROUNDS} forduló után az nyer, akinek a legtöbb pontja van. Játssz tovább; a szabályok a kérdőjelnél vannak.`,
};
