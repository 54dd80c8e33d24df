import { parts, type View } from "../rules/index.ts";
import { changeSeats, ownChange, plus } from "./show-sides.ts";

/** A table at which nothing has happened yet. */
export const blank = (view: View): View => ({
  ...view,
  step: "arrivals",
  waiting: 0,
  round: 0,
  order: view.order.map((_, seat) => seat),
  picking: [],
  picked: view.order.map(() => -1),
  docked: [],
  market: view.market.map(() => parts.NO_GEM),
  prices: parts.COLOURS.map(() => parts.FIRST_PRICE),
  palaces: [],
  ...NOTHING_PLAYED,
  ...NOTHING_COUNTED,
  seats: view.seats.map(() => ({
    score: 0,
    gems: [0, 0, 0, 0, 0],
    front: [0, 0, 0, 0, 0],
    last: -1,
    behind: 0,
    throne: [],
    cards: 0,
    fresh: 0,
    played: [],
  })),
  ...(view.neutral && { neutral: { score: 0, gems: [0, 0, 0, 0, 0], left: [0, 0] } }),
  ...(view.own && {
    own: { screen: [0, 0, 0, 0, 0], hand: [], fresh: [], ...(view.own.neutrals && { neutrals: [] }) },
  }),
});

const NOTHING_PLAYED = {
  brokers: [],
  turn: 0,
  laid: [],
  bishop: -1,
  illusionist: -1,
  spy: -1,
  intriguer: -1,
  looks: 0,
  merchant: 0,
  marked: -1,
  throneSwap: [],
  closedBy: -1,
  closed: -1,
} as const;

const NOTHING_COUNTED = {
  stage: "quarter",
  counted: 0,
  ranking: [],
  picks: 0,
  cargo: [0, 0, 0, 0, 0, 0],
  columns: [],
} as const;

/** Y-4.10: brokers are home again, and what was won in the last round may be played. */
export function beginRound(view: View, round: number): View {
  const whole = parts.brokersFor(view.options);
  const spares = view.options.kingsFavour ? round : 0;
  const home = plus(whole, parts.SPARE_VALUE, spares);
  const all = home.reduce((sum, count) => sum + count, 0);
  const begun = changeSeats({ ...view, round, step: "arrivals", stage: "quarter" }, ({ cards, fresh, throne }) => ({
    cards: cards + fresh,
    fresh: 0,
    behind: all - throne.length,
  }));
  const throne = view.viewer === "spectator" ? [] : view.seats[view.viewer].throne;
  return ownChange(begun, ({ hand, fresh }) => ({
    hand: [...hand, ...fresh].sort((a, b) => a - b),
    fresh: [],
    screen: throne.reduce((counts, { value = -1 }) => plus(counts, value, -1), home),
  }));
}

/** The first bid takes away what the end of the last round still showed. */
export const clearBoard = (view: View): View => ({
  ...changeSeats(view, ({ front }) => ({ front: front.map(() => 0), last: -1, played: [] })),
  ...NOTHING_PLAYED,
  ...NOTHING_COUNTED,
});
