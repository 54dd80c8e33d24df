import type { Action, Notation } from "@serai/kernel";
import * as act from "./actions.ts";
import { COLOURS, GEMS } from "./parts.ts";
import { isSquare, PLACE_NAMES } from "./places.ts";

/** How the actions of one verb are written, and read from the words after it. */
interface Spelling {
  write(action: Action): string;
  /** Anything goes where the words are wrong: what is not written back the same is not read at all. */
  read(words: readonly string[]): Action | undefined;
}

const NAMES: readonly string[] = GEMS;
const gemNamed = (word: string): number => NAMES.indexOf(word);
const quarterName = (quarter: number): string => `q${quarter + 1}`;
const quarterNamed = (word: string): number => Number(word.slice(1)) - 1;
const placeNamed = (word: string): number => PLACE_NAMES.indexOf(word);
const SIDES = ["up", "down"];
/** Longest: `herald q1.port.1 to market.red.2`. Words that are missing are read as empty ones. */
const NO_WORDS = ["", "", "", ""];

function writeBroker(name: act.BrokerName): string {
  if (act.isThroneName(name)) return `throne.${act.slotOf(name) + 1}`;
  const place = act.placeOfName(name);
  return isSquare(place) ? PLACE_NAMES[place] : `${PLACE_NAMES[place]}.${act.nthOfName(name) + 1}`;
}

function readBroker(word: string): act.BrokerName {
  const [, where, nth] = /^(q[1-4]\.[a-z]+|throne)\.([1-8])$/.exec(word) ?? [];
  if (where === "throne") return act.throneName(Number(nth) - 1);
  return where === undefined ? act.brokerName(placeNamed(word), 0) : act.brokerName(placeNamed(where), Number(nth) - 1);
}

const alone = (verb: act.Verb): Spelling => ({ write: () => verb, read: () => act.FIRST[verb] });
const valued = (verb: "replace" | "throne"): Spelling => ({
  write: (action) => `${verb} ${action - act.FIRST[verb]}`,
  read: ([value]) => act.FIRST[verb] + Number(value),
});
const coloured = (verb: "take" | "gem" | "best"): Spelling => ({
  write: (action) => `${verb} ${GEMS[action - act.FIRST[verb]]}`,
  read: ([name]) => act.FIRST[verb] + gemNamed(name),
});

const SPELLINGS: Readonly<Record<act.Verb, Spelling>> = {
  bid: {
    write: (action) => `bid ${act.highOf(action)} ${act.lowOf(action)}`,
    read: ([high, low]) => (Number(high) < Number(low) ? undefined : act.bid(Number(high), Number(low))),
  },
  order: {
    write: (action) => `order ${act.positionOf(action) + 1}`,
    read: ([position]) => act.order(Number(position) - 1),
  },
  pass: alone("pass"),
  place: {
    write(action) {
      const from = act.sourceOf(action) === act.FROM_FRONT ? "front " : "";
      return `place ${from}${act.placedValue(action)} ${SIDES[act.sideOf(action)]} ${PLACE_NAMES[act.placeOf(action)]}`;
    },
    read(words) {
      const front = words[0] === "front";
      const [value, side, place] = front ? words.slice(1) : words;
      const from = front ? act.FROM_FRONT : act.FROM_SCREEN;
      return act.placing(from, Number(value), SIDES.indexOf(side), placeNamed(place));
    },
  },
  replace: valued("replace"),
  neutral: {
    write(action) {
      const value = act.neutralValueOf(action);
      const place = PLACE_NAMES[act.neutralPlaceOf(action)];
      return value === act.UNSEEN ? `neutral ${place}` : `neutral ${value} ${place}`;
    },
    read: (words) =>
      words[1] === ""
        ? act.placeNeutral(act.UNSEEN, placeNamed(words[0]))
        : act.placeNeutral(Number(words[0]), placeNamed(words[1])),
  },
  take: coloured("take"),
  gem: coloured("gem"),
  best: coloured("best"),
  price: {
    write: (action) => `price ${COLOURS[act.pricedOf(action)]} ${act.stepOf(action) > 0 ? "up" : "down"}`,
    read: ([name, way]) => (way === "up" ? act.raise(gemNamed(name)) : act.lower(gemNamed(name))),
  },
  throne: valued("throne"),
  bishop: alone("bishop"),
  spy: alone("spy"),
  illusionist: alone("illusionist"),
  queen: {
    write(action) {
      const zone = act.closedOf(action);
      return `queen ${zone < 4 ? quarterName(zone) : PLACE_NAMES[zone - 4]}`;
    },
    read: ([word]) => act.queen(word.includes(".") ? 4 + placeNamed(word) : quarterNamed(word)),
  },
  magician: {
    write: (action) => `magician ${act.swappedOf(action).map(writeBroker).join(" ")}`,
    read: ([a, b]) => (readBroker(a) < readBroker(b) ? act.magician(readBroker(a), readBroker(b)) : undefined),
  },
  mercenary: {
    write: (action) => `mercenary ${writeBroker(act.markedOf(action))}`,
    read: ([broker]) => act.mercenary(readBroker(broker)),
  },
  captain: {
    write: (action) => `captain ${act.quartersOf(action).map(quarterName).join(" ")}`,
    read: ([a, b]) => (a < b ? act.captain(quarterNamed(a), quarterNamed(b)) : undefined),
  },
  herald: {
    write: (action) => `herald ${writeBroker(act.movedOf(action))} to ${PLACE_NAMES[act.targetOf(action)]}`,
    read: ([broker, , place]) => act.herald(readBroker(broker), placeNamed(place)),
  },
  intriguer: alone("intriguer"),
  merchant: alone("merchant"),
  alchemist: {
    write(action) {
      if (action === act.ALCHEMIST_KEEPS) return "alchemist keep";
      const [from, to] = act.changedOf(action);
      return `alchemist ${COLOURS[from]} to ${COLOURS[to]}`;
    },
    read([from, , to]) {
      if (from === "keep") return act.ALCHEMIST_KEEPS;
      return from === to ? undefined : act.alchemist(gemNamed(from), gemNamed(to));
    },
  },
  banker: {
    write(action) {
      const [up, down] = act.bankedOf(action);
      return `banker ${COLOURS[up]} up ${COLOURS[down]} down`;
    },
    read: ([up, , down]) => (up === down ? undefined : act.banker(gemNamed(up), gemNamed(down))),
  },
  jeweller: {
    write: (action) =>
      `jeweller ${act
        .jewelsOf(action)
        .map((colour) => COLOURS[colour])
        .join(" ")}`,
    read: ([a, b]) => (gemNamed(a) <= gemNamed(b) ? act.jeweller(gemNamed(a), gemNamed(b)) : undefined),
  },
  look: {
    write: (action) => `look ${act.ownerLooked(action)} ${writeBroker(act.brokerLooked(action))}`,
    read: ([owner, broker]) => act.look(Number(owner), readBroker(broker)),
  },
};

/** `place 4 up q2.palace`, `herald q1.port.1 to market.red.2`: one spelling each, the canonical one. */
export const notation: Notation = {
  write(action) {
    const verb = act.verbOf(action);
    return verb === undefined ? `unknown ${action}` : SPELLINGS[verb].write(action);
  },
  read(text) {
    const [first, ...words] = text.split(" ");
    const verb = act.VERBS.find((name) => name === first);
    if (verb === undefined || words.length > NO_WORDS.length) return undefined;
    const action = SPELLINGS[verb].read([...words, ...NO_WORDS]);
    return action !== undefined && act.verbOf(action) === verb && SPELLINGS[verb].write(action) === text
      ? action
      : undefined;
  },
};
