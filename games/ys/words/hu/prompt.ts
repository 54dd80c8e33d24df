import { has, seatsIn } from "@serai/kernel";
import type { Names } from "@serai/words/game-text";
import { listIn } from "@serai/words/list";
import type { View } from "../../rules/index.ts";
import { looksLeft, turnOf, winnersOf } from "../shared.ts";
import { NEUTRAL_NAME, quarter } from "./names.ts";

const list = listIn("hu");

/** What the viewer is asked. */
function asked(view: View): string {
  switch (view.step) {
    case "bidding":
      return "Válassz ki titokban két üzletkötőt: velük licitálsz a sorrendért.";
    case "ordering":
      return "Válaszd ki a helyed a sorrendben.";
    case "windowP":
      return "A lerakások előtt: játssz ki egy lapot, vagy menj tovább.";
    case "before":
      return "A lerakásod előtt: játssz ki egy lapot, vagy menj tovább.";
    case "after":
      return "A lerakásod után: játssz ki egy lapot, vagy menj tovább.";
    case "windowC":
      return "Az értékelés előtt: játssz ki egy lapot, vagy menj tovább.";
    case "windowE":
      return "Az értékelés után: játssz ki egy lapot, vagy menj tovább.";
    case "placing":
      return `${turnOf(view)}/${view.turns}. kör: tedd le ${view.laid.length === 0 ? "az első" : "a második"} üzletkötődet.`;
    case "replacing":
      return "Melyik üzletkötőd kerüljön helyette a paraván elé?";
    case "placingNeutral":
      return "Tegyél le egy semleges üzletkötőt, lefordítva.";
    case "spying":
      return `A Kémed még ${view.looks} üzletkötőt nézhet meg.`;
    case "taking":
      return `Vegyél le egy drágakövet a hajóról (${quarter(view.counted)}).`;
    case "choosing":
      return view.stage === "quarter" ? "Kék lap: válassz egy drágakövet." : "Milyen színű legyen a fehér drágakő?";
    case "columns":
      return "Döntetlen oszlopok: melyik következzen felülről?";
    case "pricing":
      return "Te vagy a legjobb licitáló: léptess egy árat eggyel.";
    case "favour":
      return "Melyik üzletkötőd menjen a paraván elől végleg a trónterembe?";
    case "arrivals":
    case "counting":
    case "roundEnd":
    case "over":
      return "Egy pillanat.";
  }
}

function others(view: View, who: string): string {
  switch (view.step) {
    case "bidding": {
      const bid = view.own?.bid;
      return bid === undefined ? `Még licitál: ${who}.` : `A licited: ${bid.join(" és ")}. Még licitál: ${who}.`;
    }
    case "ordering":
      return `${who} helyet választ a sorrendben.`;
    case "windowP":
    case "before":
    case "after":
    case "windowC":
    case "windowE":
      return `${who} lapot játszhat ki.`;
    case "placing":
    case "replacing":
    case "placingNeutral":
      return `${turnOf(view)}/${view.turns}. kör: ${who} következik.`;
    case "spying":
      return `${who} következik: a Kém még ${view.looks} üzletkötőt nézhet meg.`;
    case "taking":
    case "choosing":
      return `${who} drágakövet választ.`;
    case "columns":
      return `${who} dönt a döntetlen oszlopok sorrendjéről.`;
    case "pricing":
      return `${who} egy árat léptet.`;
    case "favour":
      return `Még választ a trónterembe: ${who}.`;
    case "arrivals":
    case "counting":
    case "roundEnd":
    case "over":
      return "Egy pillanat.";
  }
}

function over(view: View, names: Names): string {
  const { seats, points, byGems } = winnersOf(view);
  const winners = list(seats.map(names));
  const city = view.cityWon
    ? ` De a város mindkettőtöknél gazdagabb: ${NEUTRAL_NAME}, ${view.neutral?.final?.total} pont.`
    : "";
  if (seats.length > 1) return `Megosztott győzelem: ${winners}, fejenként ${points} pont.${city}`;
  return `A győztes: ${winners}, ${points} pont${byGems ? " és több drágakő" : ""}.${city}`;
}

/** What the viewer is asked, or whom it waits for. */
export function promptText(view: View, names: Names): string {
  if (view.step === "over") return over(view, names);
  if (view.viewer !== "spectator" && has(view.waiting, view.viewer)) return asked(view);
  const looks = looksLeft(view);
  const spy = looks > 0 ? ` A Kémed ${looks} üzletkötőt nézhet meg.` : "";
  return others(view, list([...seatsIn(view.waiting)].map(names))) + spy;
}
