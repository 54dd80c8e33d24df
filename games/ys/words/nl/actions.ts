import type { Action } from "@serai/kernel";
import type { Names } from "@serai/words/game-text";
import { actions as act, type View } from "../../rules/index.ts";
import { brokerCalled, gemNamed, ownSeat, squareOf } from "../shared.ts";
import { characters, gems, placeName, quarter, zoneName } from "./names.ts";

const gem = (which: number): string => gemNamed(gems, which);
const capital = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);

/** "de 4 (haven van wijk 1)"; without a value where the viewer no longer sees it. */
function broker(view: View, name: act.BrokerName): string {
  if (act.isThroneName(name)) return `handelaar ${act.slotOf(name) + 1} (troonzaal)`;
  const { place, value, nth } = brokerCalled(view, ownSeat(view), name);
  const which = value === undefined ? `handelaar${nth > 0 ? ` ${nth}` : ""}` : `de ${value}`;
  return `${which} (${placeName(place)})`;
}

function look(action: Action, view: View, names: Names): string {
  const name = act.brokerLooked(action);
  const owner = act.ownerLooked(action);
  if (act.isThroneName(name)) return `Kijk: ${names(owner)}, troonzaal, handelaar ${act.slotOf(name) + 1}`;
  const { place, nth } = brokerCalled(view, owner, name);
  return `Kijk: ${names(owner)}, ${placeName(place)}${nth > 0 ? `, handelaar ${nth}` : ""}`;
}

function placing(action: Action): string {
  const source = act.sourceOf(action) === act.FROM_FRONT ? " van voor het scherm" : "";
  const side = act.sideOf(action) === act.UP ? "open" : "gedekt";
  return `${act.placedValue(action)}${source} ${side}: ${placeName(act.placeOf(action))}`;
}

/** An action as the label of a button. */
export function actionText(action: Action, view: View, names: Names): string {
  const verb = act.verbOf(action);
  switch (verb) {
    case "bid": {
      const [high, low] = [act.highOf(action), act.lowOf(action)];
      return `Inzet ${high} + ${low} = ${high + low}`;
    }
    case "order":
      return `Plaats ${act.positionOf(action) + 1} in de volgorde`;
    case "pass":
      return view.step === "spying" ? "Niet meer kijken" : "Geen kaart";
    case "place":
      return placing(action);
    case "replace":
      return `Een ${act.replacementOf(action)} voor het scherm`;
    case "neutral": {
      const value = act.neutralValueOf(action);
      return `Neutraal${value === act.UNSEEN ? "" : ` ${value}`}: ${placeName(act.neutralPlaceOf(action))}`;
    }
    case "take":
      return `Neem ${gem(act.takenOf(action))}`;
    case "gem":
      return `Kies ${gem(act.colourOf(action))}`;
    case "best":
      return `Nu ${gem(act.columnNamed(action))}`;
    case "price": {
      const colour = act.pricedOf(action);
      const to = squareOf(view.prices[colour] + act.stepOf(action));
      return `${capital(gem(colour))} ${act.stepOf(action) > 0 ? "omhoog" : "omlaag"} naar ${to}`;
    }
    case "throne":
      return `Een ${act.favouredOf(action)} naar de troonzaal`;
    case "bishop":
    case "spy":
    case "illusionist":
    case "intriguer":
    case "merchant":
      return `Speel de ${characters[verb].name}`;
    case "queen":
      return `Koningin: sluit ${zoneName(act.closedOf(action))} af`;
    case "magician":
      return `Magiër: verwissel ${act
        .swappedOf(action)
        .map((name) => broker(view, name))
        .join(" en ")}`;
    case "mercenary":
      return `Huurling: ${broker(view, act.markedOf(action))} telt voor 5`;
    case "captain":
      return `Kapitein: verwissel de schepen van ${act.quartersOf(action).map(quarter).join(" en ")}`;
    case "herald":
      return `Omroeper: ${broker(view, act.movedOf(action))} naar ${placeName(act.targetOf(action))}`;
    case "alchemist": {
      if (action === act.ALCHEMIST_KEEPS) return "Alchemist: niets ruilen";
      const [from, to] = act.changedOf(action);
      return `Alchemist: ${gem(from)} wordt ${gem(to)}`;
    }
    case "banker": {
      const [up, down] = act.bankedOf(action);
      return `Bankier: ${gem(up)} omhoog, ${gem(down)} omlaag`;
    }
    case "jeweller":
      return `Juwelier: ${act.jewelsOf(action).map(gem).join(" en ")}`;
    case "look":
      return look(action, view, names);
    case undefined:
      return "?";
  }
}
