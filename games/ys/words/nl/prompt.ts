import { has, seatsIn } from "@serai/kernel";
import type { Names } from "@serai/words/game-text";
import { listIn } from "@serai/words/list";
import type { View } from "../../rules/index.ts";
import { looksLeft, turnOf, winnersOf } from "../shared.ts";
import { NEUTRAL_NAME, plural, quarter } from "./names.ts";

const list = listIn("nl");
const brokers = (count: number): string => plural(count, "handelaar", "handelaren");

/** What the viewer is asked. */
function asked(view: View): string {
  switch (view.step) {
    case "bidding":
      return "Kies twee handelaren als geheime inzet voor de volgorde.";
    case "ordering":
      return "Kies je plaats in de volgorde.";
    case "windowP":
      return "Vóór het plaatsen: speel een kaart, of geen.";
    case "before":
      return "Vóór je plaatsing: speel een kaart, of geen.";
    case "after":
      return "Na je plaatsing: speel een kaart, of geen.";
    case "windowC":
      return "Vóór de telling: speel een kaart, of geen.";
    case "windowE":
      return "Na de telling: speel een kaart, of geen.";
    case "placing":
      return `Beurt ${turnOf(view)} van ${view.turns}: plaats je ${view.laid.length === 0 ? "eerste" : "tweede"} handelaar.`;
    case "replacing":
      return "Welke handelaar van achter je scherm komt er voor in de plaats?";
    case "placingNeutral":
      return "Plaats een neutrale handelaar, gedekt.";
    case "spying":
      return `Je Spion mag nog ${brokers(view.looks)} bekijken.`;
    case "taking":
      return `Neem een edelsteen van het schip in ${quarter(view.counted)}.`;
    case "choosing":
      return view.stage === "quarter"
        ? "Je blauwe kaart: kies een edelsteen."
        : "Welke kleur krijgt de witte edelsteen?";
    case "columns":
      return "Gelijke kolommen: welke komt nu, van boven naar beneden?";
    case "pricing":
      return "Je bent de hoogste bieder: verschuif één prijs een vakje.";
    case "favour":
      return "Welke handelaar gaat van voor je scherm voorgoed naar de troonzaal?";
    case "arrivals":
    case "counting":
    case "roundEnd":
    case "over":
      return "Een ogenblik.";
  }
}

function others(view: View, who: string): string {
  switch (view.step) {
    case "bidding": {
      const bid = view.own?.bid;
      return bid === undefined ? `Kiest nog een inzet: ${who}.` : `Je inzet: ${bid.join(" en ")}. Kiest nog: ${who}.`;
    }
    case "ordering":
      return `${who} kiest een plaats in de volgorde.`;
    case "windowP":
    case "before":
    case "after":
    case "windowC":
    case "windowE":
      return `${who} mag een kaart spelen.`;
    case "placing":
    case "replacing":
    case "placingNeutral":
      return `Beurt ${turnOf(view)} van ${view.turns}: ${who} plaatst.`;
    case "spying":
      return `De Spion van ${who} mag nog ${brokers(view.looks)} bekijken.`;
    case "taking":
    case "choosing":
      return `${who} kiest een edelsteen.`;
    case "columns":
      return `${who} zet gelijke kolommen op volgorde.`;
    case "pricing":
      return `${who} verschuift een prijs.`;
    case "favour":
      return `Kiest nog voor de troonzaal: ${who}.`;
    case "arrivals":
    case "counting":
    case "roundEnd":
    case "over":
      return "Een ogenblik.";
  }
}

function over(view: View, names: Names): string {
  const { seats, points, byGems } = winnersOf(view);
  const winners = list(seats.map(names));
  const city = view.cityWon
    ? ` Maar de stad was jullie allebei te rijk: ${NEUTRAL_NAME} heeft ${view.neutral?.final?.total}.`
    : "";
  if (seats.length > 1) return `Gedeelde winst: ${winners}, elk ${points} punten.${city}`;
  return `Winnaar: ${winners}, ${points} punten${byGems ? " en meer edelstenen" : ""}.${city}`;
}

/** What the viewer is asked, or whom it waits for. */
export function promptText(view: View, names: Names): string {
  if (view.step === "over") return over(view, names);
  if (view.viewer !== "spectator" && has(view.waiting, view.viewer)) return asked(view);
  const looks = looksLeft(view);
  const spy = looks > 0 ? ` Je Spion mag ${brokers(looks)} bekijken.` : "";
  return others(view, list([...seatsIn(view.waiting)].map(names))) + spy;
}
