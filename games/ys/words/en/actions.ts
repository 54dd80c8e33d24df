import type { Action } from "@serai/kernel";
import type { Names } from "@serai/words/game-text";
import { actions as act, type View } from "../../rules/index.ts";
import { brokerCalled, gemNamed, ownSeat, squareOf } from "../shared.ts";
import { characters, gems, ordinal, placeName, quarter, zoneName } from "./names.ts";

const gem = (which: number): string => gemNamed(gems, which);
const capital = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);

/** "the 4, the port of quarter 1"; without a value where the viewer no longer sees it. */
function broker(view: View, name: act.BrokerName): string {
  if (act.isThroneName(name)) return `broker ${act.slotOf(name) + 1} in the throne room`;
  const { place, value, nth } = brokerCalled(view, ownSeat(view), name);
  const which = value === undefined ? `broker${nth > 0 ? ` ${nth}` : ""}` : `${value}`;
  return `the ${which} in ${placeName(place)}`;
}

function look(action: Action, view: View, names: Names): string {
  const name = act.brokerLooked(action);
  const owner = act.ownerLooked(action);
  if (act.isThroneName(name)) return `Look: ${names(owner)}, throne room, broker ${act.slotOf(name) + 1}`;
  const { place, nth } = brokerCalled(view, owner, name);
  return `Look: ${names(owner)}, ${placeName(place)}${nth > 0 ? `, broker ${nth}` : ""}`;
}

function placing(action: Action): string {
  const source = act.sourceOf(action) === act.FROM_FRONT ? " from the front" : "";
  const side = act.sideOf(action) === act.UP ? "up" : "down";
  return `${act.placedValue(action)}${source} face ${side}: ${placeName(act.placeOf(action))}`;
}

/** An action as the label of a button. */
export function actionText(action: Action, view: View, names: Names): string {
  const verb = act.verbOf(action);
  switch (verb) {
    case "bid": {
      const [high, low] = [act.highOf(action), act.lowOf(action)];
      return `Bid ${high} + ${low} = ${high + low}`;
    }
    case "order":
      return `${capital(ordinal(act.positionOf(action)))} in the order`;
    case "pass":
      return view.step === "spying" ? "No more looks" : "No card";
    case "place":
      return placing(action);
    case "replace":
      return `Put a ${act.replacementOf(action)} in front`;
    case "neutral": {
      const value = act.neutralValueOf(action);
      return `Neutral${value === act.UNSEEN ? "" : ` ${value}`}: ${placeName(act.neutralPlaceOf(action))}`;
    }
    case "take":
      return `Take ${gem(act.takenOf(action))}`;
    case "gem":
      return `Choose ${gem(act.colourOf(action))}`;
    case "best":
      return `${capital(gem(act.columnNamed(action)))} next`;
    case "price": {
      const colour = act.pricedOf(action);
      const to = squareOf(view.prices[colour] + act.stepOf(action));
      return `${capital(gem(colour))} ${act.stepOf(action) > 0 ? "up" : "down"} to ${to}`;
    }
    case "throne":
      return `Send a ${act.favouredOf(action)} to the throne room`;
    case "bishop":
    case "spy":
    case "illusionist":
    case "intriguer":
    case "merchant":
      return `Play the ${characters[verb].name}`;
    case "queen":
      return `Queen: close ${zoneName(act.closedOf(action))}`;
    case "magician":
      return `Magician: swap ${act
        .swappedOf(action)
        .map((name) => broker(view, name))
        .join(" and ")}`;
    case "mercenary":
      return `Mercenary: ${broker(view, act.markedOf(action))} counts 5`;
    case "captain":
      return `Captain: swap the ships of ${act.quartersOf(action).map(quarter).join(" and ")}`;
    case "herald":
      return `Herald: move ${broker(view, act.movedOf(action))} to ${placeName(act.targetOf(action))}`;
    case "alchemist": {
      if (action === act.ALCHEMIST_KEEPS) return "Alchemist: change nothing";
      const [from, to] = act.changedOf(action);
      return `Alchemist: ${gem(from)} into ${gem(to)}`;
    }
    case "banker": {
      const [up, down] = act.bankedOf(action);
      return `Banker: ${gem(up)} up, ${gem(down)} down`;
    }
    case "jeweller":
      return `Jeweller: ${act.jewelsOf(action).map(gem).join(" and ")}`;
    case "look":
      return look(action, view, names);
    case undefined:
      return "?";
  }
}
