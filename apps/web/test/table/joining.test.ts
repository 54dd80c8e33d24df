import type { Gathering, Message } from "@serai/table";
import { expect, test } from "vitest";
import { type Joining, type JoiningEffect, type JoiningInput, join, NOT_JOINED } from "../../src/table/joining.ts";
import { news, whole } from "./table.ts";

const PAGE = { type: "fetched", fetched: "the page" } as const;

class Visited {
  state: Joining = NOT_JOINED;
  readonly asked: JoiningEffect<string>[] = [];

  give(...inputs: readonly JoiningInput<string>[]): this {
    for (const input of inputs) {
      const { state, effects } = join(this.state, input);
      this.state = state;
      this.asked.push(...effects);
    }
    return this;
  }

  hear(...messages: readonly Message[]): this {
    return this.give(...messages.map((message) => ({ type: "hear", message }) as const));
  }

  types(): readonly string[] {
    return this.asked.map(({ type }) => type);
  }
}

const gathering = (said: Partial<Gathering> = {}): Message => ({
  ...{ type: "gathering", id: "t", game: "adding", rules: 1, options: {}, clock: { kind: "none" }, commitment: "" },
  ...{ seating: "given", tries: 0, revealing: false, public: false, watchers: true, rated: false, places: [] },
  ...{ canSit: true, owner: false },
  ...said,
});

test("the page of the game is fetched once, and what was said meanwhile is told to the table when it is there", () => {
  const visited = new Visited().hear(whole(), news({ number: 1, events: [2] }));
  expect(visited.types()).toEqual(["fetch"]);
  visited.give(PAGE);
  expect(visited.asked.at(-1)).toMatchObject({ type: "sit", fetched: "the page", rest: [{ number: 1 }] });
  expect(visited.hear(news({ number: 2, events: [2] })).asked.at(-1)).toMatchObject({ type: "pass-on" });
});

test("where the whole table is said twice meanwhile, the newer one is drawn, and what came before it is left out", () => {
  const visited = new Visited().hear(whole(), news({ number: 1, events: [2] }), whole({ number: 5 })).give(PAGE);
  expect(visited.asked.at(-1)).toMatchObject({ type: "sit", first: { number: 5 }, rest: [] });
});

test("a spectator who has sat down is shown the table again, from the seat", () => {
  const visited = new Visited()
    .hear(whole({ viewer: "spectator" }))
    .give(PAGE)
    .hear(whole({ viewer: 0 }))
    .give(PAGE);
  expect(visited.types()).toEqual(["fetch", "sit", "rise", "fetch", "sit"]);
});

test("the same table again after a gap is told to the table that is drawn", () => {
  expect(new Visited().hear(whole()).give(PAGE).hear(whole()).types()).toEqual(["fetch", "sit", "pass-on"]);
});

test("before the start this page does its part in it; the start counts as seen only without a gap", () => {
  const lost = { type: "link", state: "lost" } as const;
  const visited = new Visited().hear(gathering());
  expect(visited.types()).toEqual(["take-part"]);
  const start = (visit: Visited) => visit.hear(whole()).give(PAGE).asked.at(-1);
  expect(start(visited)).toMatchObject({ sawStart: true });
  expect(start(new Visited().hear(gathering()).give(lost))).toMatchObject({ sawStart: false });
  expect(start(new Visited().give(lost).hear(gathering()))).toMatchObject({ sawStart: true });
  expect(start(new Visited())).toMatchObject({ sawStart: false });
});

test("a table that is shut is not listened to any longer; other refusals are the table's own", () => {
  const refused = (code: string): Message => ({ type: "refused", code, params: {} });
  const visited = new Visited().hear(refused("no-watchers"));
  expect(visited.state.shut).toBe("no-watchers");
  expect(visited.types()).toEqual(["close"]);
  expect(new Visited().hear(whole()).give(PAGE).hear(refused("stale")).types()).toEqual(["fetch", "sit", "pass-on"]);
});

test("a page that does not come is said to have failed", () => {
  expect(new Visited().hear(whole()).give({ type: "not-fetched" }).state.hasFailed).toBe(true);
});
