import { has, seatsIn } from "@serai/kernel";
import type { Names } from "@serai/words/game-text";
import { listIn } from "@serai/words/list";
import type { View } from "../../rules/index.ts";
import { looksLeft, turnOf, winnersOf } from "../shared.ts";
import { NEUTRAL_NAME, plural, quarter } from "./names.ts";

const list = listIn("en");

/** What the viewer is asked. */
function asked(view: View): string {
  switch (view.step) {
    case "bidding":
      return "Pick two brokers as your secret bid for the turn order.";
    case "ordering":
      return "Choose your place in the order.";
    case "windowP":
      return "Before the placing: play a card, or none.";
    case "before":
      return "Before you place: play a card, or none.";
    case "after":
      return "After your placing: play a card, or none.";
    case "windowC":
      return "Before the count: play a card, or none.";
    case "windowE":
      return "After the count: play a card, or none.";
    case "placing":
      return `Turn ${turnOf(view)} of ${view.turns}: place your ${view.laid.length === 0 ? "first" : "second"} broker.`;
    case "replacing":
      return "Which broker from behind your screen goes to the front instead?";
    case "placingNeutral":
      return "Place a neutral broker, face down.";
    case "spying":
      return `Your Spy may still look at ${plural(view.looks, "broker")}.`;
    case "taking":
      return `Take a gem from the ship in ${quarter(view.counted)}.`;
    case "choosing":
      return view.stage === "quarter" ? "Your blue card: choose a gem." : "Which colour does the white gem become?";
    case "columns":
      return "Tied columns: which one goes next from the top?";
    case "pricing":
      return "You are the top bidder: move one price by one square.";
    case "favour":
      return "Which broker of your front goes to the throne room, for good?";
    case "arrivals":
    case "counting":
    case "roundEnd":
    case "over":
      return "One moment.";
  }
}

function others(view: View, who: string): string {
  switch (view.step) {
    case "bidding": {
      const bid = view.own?.bid;
      return bid === undefined ? `Still bidding: ${who}.` : `You bid ${bid.join(" and ")}. Still bidding: ${who}.`;
    }
    case "ordering":
      return `${who} is choosing a place in the order.`;
    case "windowP":
    case "before":
    case "after":
    case "windowC":
    case "windowE":
      return `${who} may play a card.`;
    case "placing":
    case "replacing":
    case "placingNeutral":
      return `Turn ${turnOf(view)} of ${view.turns}: ${who} is placing.`;
    case "spying":
      return `The Spy of ${who} may still look at ${plural(view.looks, "broker")}.`;
    case "taking":
    case "choosing":
      return `${who} is choosing a gem.`;
    case "columns":
      return `${who} is putting tied columns in order.`;
    case "pricing":
      return `${who} is moving a price.`;
    case "favour":
      return `Still choosing for the throne room: ${who}.`;
    case "arrivals":
    case "counting":
    case "roundEnd":
    case "over":
      return "One moment.";
  }
}

function over(view: View, names: Names): string {
  const { seats, points, byGems } = winnersOf(view);
  const winners = list(seats.map(names));
  const city = view.cityWon ? ` But the city beat you both: ${NEUTRAL_NAME} has ${view.neutral?.final?.total}.` : "";
  if (seats.length > 1) return `A shared win: ${winners}, ${points} points each.${city}`;
  return `Winner: ${winners}, ${points} points${byGems ? " and more gems" : ""}.${city}`;
}

/** What the viewer is asked, or whom it waits for. */
export function promptText(view: View, names: Names): string {
  if (view.step === "over") return over(view, names);
  if (view.viewer !== "spectator" && has(view.waiting, view.viewer)) return asked(view);
  const looks = looksLeft(view);
  const spy = looks > 0 ? ` Your Spy may look at ${plural(looks, "broker")}.` : "";
  return others(view, list([...seatsIn(view.waiting)].map(names))) + spy;
}
