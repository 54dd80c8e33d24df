import type { Seat } from "@serai/kernel";
import { type Event, parts, type View } from "@serai/ys";
import { changeBroker, changeSeat, gemChange, ownChange, plus } from "./show-sides.ts";

type Told<K extends Event["kind"]> = Extract<Event, { kind: K }>;
type CountEvent = Told<"turnedUp" | "ranked" | "won" | "unclaimed" | "gem" | "character" | "columns" | "price">;

/** Phase 4, event by event. */
export function count(view: View, event: CountEvent): View {
  switch (event.kind) {
    case "turnedUp": {
      const now: View = { ...view, step: "counting", waiting: 0 };
      const turned = event.brokers.reduce(
        (shown, { broker, value }) => changeBroker(shown, broker, { up: true, value }),
        now,
      );
      return event.quarter === undefined
        ? { ...turned, stage: "rows", counted: parts.firstRowFor(view.players), columns: [] }
        : {
            ...turned,
            stage: "ship",
            counted: event.quarter,
            ranking: [],
            cargo: cargoOf(view, event.quarter),
            picks: 0,
          };
    }
    case "ranked":
      return { ...view, ranking: event.seats };
    case "won":
      return { ...view, ...stageOf(event.what, event.at) };
    case "unclaimed":
      return { ...view, ...stageOf(event.what, event.at), ...leftBehind(view, event.what, event.at) };
    case "gem":
      return takeGem(view, event);
    case "character":
      return winCharacter(view, event.seat, event.card);
    case "columns":
      return { ...view, columns: event.order, stage: "topBidder" };
    case "price":
      return { ...view, prices: view.prices.with(event.colour, event.to) };
  }
}

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

/** Y-4.3, Y-4.7: what nobody won. */
function leftBehind({ palaces, market }: View, what: Told<"won">["what"], at: number): Partial<View> {
  if (what === "palace") return { palaces: palaces.with(at, parts.NO_CARD) };
  return what === "row" ? { market: market.with(at, parts.NO_GEM) } : {};
}

function takeGem(view: View, { seat, gem, from }: Told<"gem">): View {
  const gained = gem === parts.WHITE ? view : gemChange(view, seat, gem, 1);
  if (from === "ship") return { ...gained, cargo: plus(view.cargo, gem, -1), picks: view.picks + 1 };
  return from === "row" ? { ...gained, market: view.market.with(view.counted - 1, parts.NO_GEM) } : gained;
}

/** Y-6.1: Prince, King and blue cards act at once; Y-5.6: the neutral keeps none. */
function winCharacter(view: View, seat: Seat, card: parts.Card): View {
  const taken: View = { ...view, palaces: view.palaces.with(view.counted - 1, parts.NO_CARD) };
  if (seat >= view.players || card >= parts.cardOf("prince")) return taken;
  const won = changeSeat(taken, seat, ({ fresh }) => ({ fresh: fresh + 1 }));
  return seat === view.viewer
    ? ownChange(won, ({ fresh }) => ({ fresh: [...fresh, card].sort((a, b) => a - b) }))
    : won;
}
