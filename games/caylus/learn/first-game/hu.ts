import type { FirstGameText, Tried } from "@serai/words/first-game";
import { object, the } from "@serai/words/hungarian";
import { bridgeCost, type Caylus, SECTIONS, TRADING_POST_DENIERS } from "../../rules/index.ts";
import { names as words } from "../../words/hu/names.ts";
import { page } from "../../words/hu/page.ts";
import { buildingWord, seenAt } from "../../words/shared.ts";
import type { StepId } from "./index.ts";
import * as out from "./outcome.ts";
import { useAt } from "./use-at.ts";

const { buildings } = words;

function otherwise(tried: Tried<Caylus>): string | undefined {
  const instead = out.insteadOf(tried);
  switch (instead?.kind) {
    case "place":
      return `${seenAt(tried.view, instead.place, words)}: ${useAt(instead.place, instead.building, page)} Jegyezd meg későbbre, most kövesd a fényt.`;
    case "pass":
      return "Ha passzolsz, ebben a körben több munkást nem küldhetsz. Előbb küldd el ezt.";
    case "provost":
      return `Így ${the(`${instead.to}. mezőn`)} állna, az ácsodig nem érne el. Vidd oda, ahol a fény van.`;
    case "build":
      return `${buildingWord(instead.building, words)}: ${instead.points} pont. Ez többet ér: ${buildings.mason}, ${out.wantedPoints(tried)} pont.`;
    case "build-nothing":
      return "Akkor az ácsod hiába dolgozott volna. Építs!";
    case "give-nothing":
      return `Aki a várban semmit sem ad, veszít: te most ${object(instead.lost)}. Van szállítmányod, add oda.`;
    case "favour":
      return [
        "Az a sor 1 pontot hoz. Most a pénz többet segít.",
        "Az a sor dénárt hoz.",
        "Az a sor 1 élelmet hoz. Most a pénz többet segít.",
        "Az építés sora elsőre semmit sem hoz. Kérd a pénzt.",
      ][instead.line];
    case undefined:
      return undefined;
  }
}

export const text: FirstGameText<Caylus, StepId> = {
  steps: {
    aim: { say: () => "A király *várat* épít, és ti látjátok el áruval. A legtöbb pont nyer: koppints a várra." },
    quarry: {
      say: (lesson) =>
        `A munkát *munkások* végzik, darabja ${out.costOf(lesson)} dénár. Küldd az elsőt ide: ${buildings["neutral-quarry"]}, 1 követ ad.`,
      otherwise,
    },
    post: {
      say: () =>
        `A város hat *különleges épülete* működik először. Küldj munkást ide: ${words.town["trading-post"]}, ${TRADING_POST_DENIERS} dénárt ad.`,
      otherwise,
    },
    castle: {
      say: ({ view }) =>
        `Küldj munkást a várba. Egy *szállítmány*, vagyis élelem és két másik áru, ${SECTIONS[view.scored].points} pontot ér.`,
      otherwise,
    },
    sawmill: {
      say: () =>
        `Van 2 élelmed és 1 fád, kő is jön majd. Küldj munkást ide: ${buildings["neutral-sawmill"]}, még 1 fát ad.`,
      otherwise,
    },
    carpenter: {
      say: ({ view }) =>
        `Küldj egyet az ácshoz, hogy építhess. Most alszik: csak az *elöljáróig* folyik a munka, ő pedig itt áll: ${view.provost}. mező.`,
      otherwise,
    },
    price: {
      say: ({ view, names }) =>
        `${names(out.firstToPass(view))} elsőként passzolt, 1 dénárt kapott. Egy munkás most már ${bridgeCost(view)} dénár: koppints a *hídra*.`,
    },
    pass: {
      say: () => "Tartsd meg a dénárjaidat az elöljáróra, és *passzolj*. A híd sorrendjében mozgatjátok majd.",
      otherwise,
    },
    provost: {
      say: (lesson) =>
        `${lesson.names(out.lastToPass(lesson.view))} visszaküldte az elöljárót: ${lesson.view.provost}. mező. Fizess ${out.provostBy(lesson).deniers} dénárt, és vidd el az ácsodig: ${out.provostBy(lesson).to}. mező.`,
      otherwise,
    },
    build: {
      say: (lesson) =>
        `Az ácsod építhet. Válaszd ezt: ${buildings.mason}, ára 1 fa és 1 élelem, ${out.wantedPoints(lesson)} pontot hoz, és a tiéd lesz.`,
      otherwise,
    },
    batch: {
      say: ({ view }) =>
        `Adj a várnak élelmet, fát és követ: egy ház lesz belőle (*${words.sections[view.scored]}*) és ${SECTIONS[view.scored].points} pont.`,
      otherwise,
    },
    favour: {
      say: () =>
        "Senki sem adott többet, és te álltál elöl: királyi *kegy* jár. Kérd a pénzt: most 3 dénár, legközelebb 4.",
      otherwise,
    },
    bailiff: {
      say: ({ view }) =>
        `Az *intéző* minden körben továbbmegy, most már itt jár: ${view.bailiff}. Ha ${the(`${SECTIONS[view.scored].trigger}. mezőre`)} ér, a tömlöc házai számítanak: koppints a várra.`,
    },
    owner: {
      say: ({ view, names }) =>
        `${names(out.visitorOf(view))} a te épületedbe küldött munkást (${buildings.mason}): rögtön kaptál érte 1 pontot. Koppints a pontjaidra.`,
    },
    visit: {
      say: (lesson) =>
        `Menj te is máséba: ${buildings["food-farm"]}. Neked 2 élelmet ad, a *tulajdonosnak* (${lesson.names(out.hostOf(lesson))}) 1 pontot.`,
      otherwise,
    },
  },
  advice(view) {
    switch (view.step) {
      case "placing":
        return out.couldDeliver(view)
          ? "Megvan az árud egy szállítmányhoz: egy munkás a várban pontot csinál belőle."
          : "Nézd meg, milyen áru hiányzik, és meddig ér el az elöljáró. Rá is tegyél félre egy-két dénárt.";
      case "provost":
      case "guild":
        return "Vidd előre a munkásaidért, vagy vissza, a másokéi elé. Vagy spórolj.";
      case "building":
      case "anyCube":
        return "Minden épület most is pontot hoz, később meg minden vendéggel. Ahol áru van, oda sokan járnak.";
      case "castle":
        return "Minden szállítmány rögtön pontot ér. Egy várrészben két ház kegyet is hoz, amikor értékelitek.";
      case "line":
      case "effect":
        return "A kegy egyre nagyobb: minél előrébb jár a jelölőd egy sorban, annál többet hoz.";
      default:
        return "Azt kérd, ami egy szállítmányhoz vagy a következő épülethez hiányzik.";
    }
  },
  farewell:
    "A tornyok értékelésével vége a játszmának, a nagy épületekhez pedig arany kell. Már ismered a Caylust: játssz tovább!",
};
