import type { Action, Notation } from "@serai/kernel";
import * as act from "./actions.ts";
import { BLACK, COLOURS, GEMS } from "./parts.ts";
import { isSquare, PLACE_NAMES } from "./places.ts";

const quarterName = (quarter: number): string => `q${quarter + 1}`;
const sideName = (side: number): string => (side === act.UP ? "up" : "down");

function brokerText(name: act.BrokerName): string {
  if (act.isThroneName(name)) return `throne.${act.slotOf(name) + 1}`;
  const place = act.placeOfName(name);
  return isSquare(place) ? PLACE_NAMES[place] : `${PLACE_NAMES[place]}.${act.nthOfName(name) + 1}`;
}

const nothing = (): string => "";

/** What is written after the verb; `undefined` for a number that would say what another says, or nothing at all. */
const WORDS: Readonly<Record<act.Verb, (action: Action) => string | undefined>> = {
  bid(action) {
    const [high, low] = [act.highOf(action), act.lowOf(action)];
    return high < low ? undefined : `${high} ${low}`;
  },
  order: (action) => `${act.positionOf(action) + 1}`,
  pass: nothing,
  place(action) {
    const from = act.sourceOf(action) === act.FROM_FRONT ? "front " : "";
    return `${from}${act.placedValue(action)} ${sideName(act.sideOf(action))} ${PLACE_NAMES[act.placeOf(action)]}`;
  },
  replace: (action) => `${act.replacementOf(action)}`,
  neutral(action) {
    const value = act.neutralValueOf(action);
    const place = PLACE_NAMES[act.neutralPlaceOf(action)];
    return value === act.UNSEEN ? place : `${value} ${place}`;
  },
  take: (action) => (act.takenOf(action) === BLACK ? undefined : GEMS[act.takenOf(action)]),
  gem: (action) => COLOURS[act.colourOf(action)],
  best: (action) => COLOURS[act.columnNamed(action)],
  price: (action) => `${COLOURS[act.pricedOf(action)]} ${act.stepOf(action) > 0 ? "up" : "down"}`,
  throne: (action) => `${act.favouredOf(action)}`,
  bishop: nothing,
  spy: nothing,
  illusionist: nothing,
  queen(action) {
    const zone = act.closedOf(action);
    return zone < act.FIRST_AREA_ZONE ? quarterName(zone) : PLACE_NAMES[zone - act.FIRST_AREA_ZONE];
  },
  magician(action) {
    const [a, b] = act.swappedOf(action);
    return a < b ? `${brokerText(a)} ${brokerText(b)}` : undefined;
  },
  mercenary: (action) => brokerText(act.markedOf(action)),
  captain(action) {
    const [a, b] = act.quartersOf(action);
    return a < b ? `${quarterName(a)} ${quarterName(b)}` : undefined;
  },
  herald: (action) => `${brokerText(act.movedOf(action))} to ${PLACE_NAMES[act.targetOf(action)]}`,
  intriguer: nothing,
  merchant: nothing,
  alchemist(action) {
    if (action === act.ALCHEMIST_KEEPS) return "keep";
    const [from, to] = act.changedOf(action);
    return from === to ? undefined : `${COLOURS[from]} to ${COLOURS[to]}`;
  },
  banker(action) {
    const [up, down] = act.bankedOf(action);
    return up === down ? undefined : `${COLOURS[up]} up ${COLOURS[down]} down`;
  },
  jeweller(action) {
    const [a, b] = act.jewelsOf(action);
    return a <= b ? `${COLOURS[a]} ${COLOURS[b]}` : undefined;
  },
  look: (action) => `${act.ownerLooked(action)} ${brokerText(act.brokerLooked(action))}`,
};

/** Every action and its text. Reading is looking up, so nothing but what is written is ever read. */
interface Dictionary {
  readonly texts: readonly (string | undefined)[];
  readonly actions: ReadonlyMap<string, Action>;
}

function compile(): Dictionary {
  const texts: (string | undefined)[] = [];
  const actions = new Map<string, Action>();
  for (const verb of act.VERBS) {
    for (let action = act.FIRST[verb]; act.isVerbOf(verb, action); action++) {
      const words = WORDS[verb](action);
      const text = words === "" ? verb : words && `${verb} ${words}`;
      texts.push(text);
      if (text !== undefined) actions.set(text, action);
    }
  }
  return { texts, actions };
}

let dictionary: Dictionary | undefined;
/** Compiled when first needed: search needs no texts. */
const dictionaryOf = (): Dictionary => {
  dictionary ??= compile();
  return dictionary;
};

/** `place 4 up q2.palace`, `herald q1.port.1 to market.red.2`. */
export const notation: Notation = {
  write: (action) => dictionaryOf().texts[action] ?? `unknown ${action}`,
  read: (text) => dictionaryOf().actions.get(text),
};
