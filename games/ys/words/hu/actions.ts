import type { Action } from "@serai/kernel";
import type { Names } from "@serai/words/game-text";
import { capital, numbered, object } from "@serai/words/hungarian";
import { actions as act, type View } from "../../rules/index.ts";
import { brokerCalled, gemNamed, ownSeat, squareOf } from "../shared.ts";
import { characters, gems, placeName, zoneName } from "./names.ts";

const gem = (which: number): string => gemNamed(gems, which);

/** "4-es (1. negyed, kikötő)"; without a value where the viewer no longer sees it. */
function broker(view: View, name: act.BrokerName): string {
  if (act.isThroneName(name)) return `${act.slotOf(name) + 1}. üzletkötő (trónterem)`;
  const { place, value, nth } = brokerCalled(view, ownSeat(view), name);
  const which = value === undefined ? `${nth > 0 ? `${nth}. ` : ""}üzletkötő` : numbered(value);
  return `${which} (${placeName(place)})`;
}

function look(action: Action, view: View, names: Names): string {
  const name = act.brokerLooked(action);
  const owner = act.ownerLooked(action);
  if (act.isThroneName(name)) return `Pillantás: ${names(owner)}, trónterem, ${act.slotOf(name) + 1}. üzletkötő`;
  const { place, nth } = brokerCalled(view, owner, name);
  return `Pillantás: ${names(owner)}, ${placeName(place)}${nth > 0 ? `, ${nth}. üzletkötő` : ""}`;
}

function placing(action: Action): string {
  const source = act.sourceOf(action) === act.FROM_FRONT ? " a paraván elől," : "";
  const side = act.sideOf(action) === act.UP ? "nyíltan" : "lefordítva";
  return `${numbered(act.placedValue(action))}${source} ${side}: ${placeName(act.placeOf(action))}`;
}

/** An action as the label of a button. */
export function actionText(action: Action, view: View, names: Names): string {
  const verb = act.verbOf(action);
  switch (verb) {
    case "bid": {
      const [high, low] = [act.highOf(action), act.lowOf(action)];
      return `Licit: ${high} + ${low} = ${high + low}`;
    }
    case "order":
      return `${act.positionOf(action) + 1}. hely a sorrendben`;
    case "pass":
      return view.step === "spying" ? "Nem nézek meg többet" : "Nem játszom ki lapot";
    case "place":
      return placing(action);
    case "replace":
      return `${numbered(act.replacementOf(action))} a paraván elé`;
    case "neutral": {
      const value = act.neutralValueOf(action);
      return `Semleges${value === act.UNSEEN ? "" : ` ${numbered(value)}`}: ${placeName(act.neutralPlaceOf(action))}`;
    }
    case "take":
      return `A hajóról: ${gem(act.takenOf(action))}`;
    case "gem":
      return `Legyen ${gem(act.colourOf(action))}`;
    case "best":
      return `Következzen: ${gem(act.columnNamed(action))}`;
    case "price": {
      const colour = act.pricedOf(action);
      const to = squareOf(view.prices[colour] + act.stepOf(action));
      return `${capital(gem(colour))} ${act.stepOf(action) > 0 ? "feljebb" : "lejjebb"}: ${to}`;
    }
    case "throne":
      return `${numbered(act.favouredOf(action))} a trónterembe`;
    case "bishop":
    case "spy":
    case "illusionist":
    case "intriguer":
    case "merchant":
      return `Kijátszom: ${characters[verb].name}`;
    case "queen":
      return `Királynő – lezárás: ${zoneName(act.closedOf(action))}`;
    case "magician":
      return `Varázsló – csere: ${act
        .swappedOf(action)
        .map((name) => broker(view, name))
        .join(" és ")}`;
    case "mercenary":
      return `Zsoldos – ${object(5)} ér: ${broker(view, act.markedOf(action))}`;
    case "captain":
      return `Kapitány – hajócsere: ${act
        .quartersOf(action)
        .map((at) => `${at + 1}.`)
        .join(" és ")} negyed`;
    case "herald":
      return `Hírnök – ${broker(view, act.movedOf(action))} ide: ${placeName(act.targetOf(action))}`;
    case "alchemist": {
      if (action === act.ALCHEMIST_KEEPS) return "Alkimista – csere nélkül";
      const [from, to] = act.changedOf(action);
      return `Alkimista – ${gem(from)} helyett ${gem(to)}`;
    }
    case "banker": {
      const [up, down] = act.bankedOf(action);
      return `Bankár – ${gem(up)} fel, ${gem(down)} le`;
    }
    case "jeweller":
      return `Ékszerész – ${act.jewelsOf(action).map(gem).join(" és ")}`;
    case "look":
      return look(action, view, names);
    case undefined:
      return "?";
  }
}
