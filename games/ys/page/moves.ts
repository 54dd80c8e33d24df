import type { Action } from "@serai/kernel";
import { actions as act, parts } from "../rules/index.ts";

/**
 * An action as what it is made of. `card` is the card it is played with; of pairs whose order means nothing `a` is the
 * lower one. Everything the page offers is read from the legal actions through these.
 */
export type Fields = Readonly<Record<string, number>>;

export interface Move {
  readonly action: Action;
  readonly fields: Fields;
}

const cardOf = parts.cardOf;

export function fieldsOf(action: Action): Fields {
  const verb = act.verbOf(action);
  switch (verb) {
    case "bid":
      return { a: act.lowOf(action), b: act.highOf(action) };
    case "order":
      return { position: act.positionOf(action) };
    case "pass":
      return { pass: 1 };
    case "place":
      return {
        from: act.sourceOf(action),
        value: act.placedValue(action),
        side: act.sideOf(action),
        place: act.placeOf(action),
      };
    case "replace":
      return { value: act.replacementOf(action) };
    case "neutral":
      return { neutral: act.neutralValueOf(action), place: act.neutralPlaceOf(action) };
    case "take":
      return { gem: act.takenOf(action) };
    case "gem":
      return { gem: act.colourOf(action) };
    case "best":
      return { column: act.columnNamed(action) };
    case "price":
      return { colour: act.pricedOf(action), step: act.stepOf(action) };
    case "throne":
      return { favoured: act.favouredOf(action) };
    case "look":
      return { card: cardOf("spy"), look: action };
    case undefined:
      return {};
    default:
      return { card: cardOf(verb), ...fieldsOfCard(verb, action) };
  }
}

function fieldsOfCard(card: parts.CharacterName, action: Action): Fields {
  switch (card) {
    case "queen":
      return { zone: act.closedOf(action) };
    case "magician":
      return pair(act.swappedOf(action));
    case "mercenary":
      return { broker: act.markedOf(action) };
    case "captain":
      return pair(act.quartersOf(action));
    case "herald":
      return { broker: act.movedOf(action), place: act.targetOf(action) };
    case "alchemist": {
      if (action === act.ALCHEMIST_KEEPS) return { keep: 1 };
      const [give, get] = act.changedOf(action);
      return { give, get };
    }
    case "banker": {
      const [raised, lowered] = act.bankedOf(action);
      return { raised, lowered };
    }
    case "jeweller":
      return pair(act.jewelsOf(action));
    default:
      return {};
  }
}

const pair = ([a, b]: readonly [number, number]): Fields => ({ a, b });

const known = new WeakMap<ReadonlySet<Action>, readonly Move[]>();

export function movesOf(legal: ReadonlySet<Action>): readonly Move[] {
  const found = known.get(legal) ?? [...legal].map((action) => ({ action, fields: fieldsOf(action) }));
  known.set(legal, found);
  return found;
}
