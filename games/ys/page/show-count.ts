import type { Seat } from "@serai/kernel";
import { type Event, parts, type View } from "../rules/index.ts";
import { changeBroker, changeSeat, gemChange, ownChange, plus } from "./show-sides.ts";

type Told<K extends Event["kind"]> = Extract<Event, { kind: K }>;
/** Y-4.1, Y-4.7: a quarter, or the market, is turned up. */
export function turnUp(view: View, event: Told<"turnedUp">): View {
  const now: View = { ...view, step: "counting", waiting: 0 };
  const turned = event.brokers.reduce(
    (shown, { broker, value }) => changeBroker(shown, broker, { up: true, value }),
    now,
  );
  if (event.quarter === undefined)
    return { ...turned, stage: "rows", counted: parts.firstRowFor(view.players), columns: [] };
  const cargo = cargoOf(view, event.quarter);
  return { ...turned, stage: "ship", counted: event.quarter, ranking: [], cargo, picks: 0 };
}

export const win = (view: View, { what, at }: Told<"won">): View => ({ ...view, ...stageOf(what, at) });

/** Y-4.3, Y-4.7: nobody won it. */
export const leave = (view: View, { what, at }: Told<"unclaimed">): View => ({
  ...view,
  ...stageOf(what, at),
  ...leftBehind(view, what, at),
});

/** Y-4.2, Y-5.4. */
function cargoOf(view: View, quarter: number): number[] {
  const { large, small } = parts.SHIPS[view.docked[quarter]];
  const none = parts.GEMS.map(() => 0);
  return small.reduce((cargo, gem) => plus(cargo, gem, 1), plus(none, large, view.players === 4 ? 2 : 1));
}

function stageOf(what: Told<"won">["what"], at: number): Partial<View> {
  switch (what) {
    case "port":
      return { stage: "commercial" };
    case "commercial":
      return { stage: "palace" };
    case "palace":
      return { stage: "quarter", counted: at + 1 };
    case "row":
      return { counted: at + 1, ...(at + 1 === parts.ROWS && { stage: "columns" }) };
    case "market":
    case "bids":
    case "quarter":
      return {};
  }
}

function leftBehind({ palaces, market }: View, what: Told<"won">["what"], at: number): Partial<View> {
  if (what === "palace") return { palaces: palaces.with(at, parts.NO_CARD) };
  return what === "row" ? { market: market.with(at, parts.NO_GEM) } : {};
}

export function takeGem(view: View, { seat, gem, from }: Told<"gem">): View {
  const gained = gem === parts.WHITE ? view : gemChange(view, seat, gem, 1);
  if (from === "ship") return { ...gained, cargo: plus(view.cargo, gem, -1), picks: view.picks + 1 };
  return from === "row" ? { ...gained, market: view.market.with(view.counted - 1, parts.NO_GEM) } : gained;
}

/** Y-6.1: Prince, King and blue cards act at once; Y-5.6: the neutral keeps none. */
export function winCharacter(view: View, seat: Seat, card: parts.Card): View {
  const taken: View = { ...view, palaces: view.palaces.with(view.counted - 1, parts.NO_CARD) };
  if (seat >= view.players || card >= parts.cardOf("prince")) return taken;
  const won = changeSeat(taken, seat, ({ fresh }) => ({ fresh: fresh + 1 }));
  return seat === view.viewer
    ? ownChange(won, ({ fresh }) => ({ fresh: [...fresh, card].sort((a, b) => a - b) }))
    : won;
}
