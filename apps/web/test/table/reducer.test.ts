import { describe, expect, test } from "vitest";
import { isBusy } from "../../src/table/deciding.ts";
import type { Input } from "../../src/table/reducer.ts";
import { news, Played, playback, whole } from "./table.ts";

describe("a decision", () => {
  test("is possible only once the board shows what the host said last", () => {
    const played = new Played().open();
    played.hear(news({ number: 2, events: [4, 8], view: 12, decision: 1 }));
    // The clocks are read again while the first message is being told.
    played.hear(news({ number: 2, view: 12, decision: 1 }));
    expect(played.show(1).act(1).sent()).toEqual([]);
    expect(played.state.view).toBe(4);
    expect(played.show(1).act(1).sent()).toHaveLength(1);
    expect(played.state.view).toBe(12);
  });

  test("is asked about the true board after a skip, whatever was shown on the way", () => {
    const played = new Played().open();
    played.hear(news({ number: 1, events: [8], view: 8 }), news({ number: 2, events: [4], view: 12, decision: 1 }));
    played.show(1).give({ type: "skip" });
    expect(played.state).toMatchObject({ view: 12, moments: [], log: [8, 4] });
    expect(played.act(2).sent()).toEqual([{ type: "act", id: "command-2", decision: 1, action: "a2" }]);
  });

  test("waits while the board by itself shows an earlier moment; a skip brings it back to now", () => {
    const played = new Played().open().hear(news({ number: 1, events: [5], view: 5 }));
    played.show(1).give({ type: "look-on-board", at: 0 });
    expect(played.act(1).sent()).toEqual([]);
    played.hear(news({ number: 2, events: [1], view: 6 })).give({ type: "skip" });
    expect(played.act(1).sent()).toHaveLength(1);
  });

  test("nothing is sent for a choice that is not legal", () => {
    expect(new Played().open().act(3).sent()).toEqual([]);
  });

  test("whatever comes in which order, deciding means that the board is the host's", () => {
    const inputs: readonly (() => Input)[] = [
      () => ({ type: "show-next" }),
      () => ({ type: "skip" }),
      () => ({ type: "look", at: 0 }),
      () => ({ type: "look", at: undefined }),
      () => ({ type: "look-on-board", at: 0 }),
    ];
    let seed = 7;
    const next = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const played = new Played().open();
    let number = 0;
    for (let i = 0; i < 2_000; i++) {
      if (next(3) === 0) {
        const events = Array.from({ length: next(4) }, () => next(9));
        number += events.length;
        played.hear(news({ number, events, view: 100 + i, decision: next(5) }));
      } else played.give(inputs[next(inputs.length)]());
      if (!isBusy(played.state)) expect(played.state.view).toBe(played.state.latest.view);
    }
  });
});

describe("a command", () => {
  const act = { type: "act", id: "command-1", decision: 0, action: "a1" };

  test("is on its way until the table stands beyond it, and then the next may be given", () => {
    const played = new Played().open().act(1);
    played.give({ type: "hear", message: { type: "done", id: "command-1" } });
    expect(played.act(2).sent()).toEqual([act]);
    played.hear(news({ number: 1, events: [1], view: 1, decision: 1 })).show(1);
    expect(played.act(2).sent()).toHaveLength(2);
  });

  test("that is refused may be given again, and the reason is shown", () => {
    const played = new Played().open().act(1);
    played.give({ type: "hear", message: { type: "refused", id: "command-1", code: "stale", params: {} } });
    expect(played.state).toMatchObject({ refusal: { code: "stale" }, sending: undefined });
  });

  const cannotSave = (id?: string): Input => ({
    type: "hear",
    message: { type: "refused", ...(id !== undefined && { id }), code: "cannot-save", params: {} },
  });

  test("that the host cannot save is sent again with its id, until it is taken", () => {
    const played = new Played().open().act(1);
    played.give(cannotSave("command-1"), { type: "retry", id: "command-1" });
    expect(played.sent()).toEqual([act, act]);
    expect(played.state.refusal?.code).toBe("cannot-save");
    played.give({ type: "hear", message: { type: "done", id: "command-1" } }, { type: "retry", id: "command-1" });
    expect(played.sent()).toHaveLength(2);
    expect(played.state.refusal).toBeUndefined();
  });

  test("is not sent again that was not refused, or that the table has gone past", () => {
    const played = new Played().open().act(1).give(cannotSave("another"), cannotSave());
    expect(played.asked.filter(({ type }) => type === "send-later")).toEqual([]);
    played.give(cannotSave("command-1")).hear(news({ number: 0, decision: 1 }));
    expect(played.give({ type: "retry", id: "command-1" }).sent()).toEqual([act]);
  });

  test("an undo is sent only where the host allows it", () => {
    const undo: Input = { type: "undo", id: "back" };
    expect(new Played().open().give(undo).sent()).toEqual([]);
    expect(new Played(whole({ undo: true, decision: 1 })).open().give(undo).sent()).toHaveLength(1);
  });
});

describe("a gap", () => {
  test("between what was heard and what comes asks for everything, and takes nothing in", () => {
    const played = new Played().open().hear(news({ number: 3, events: [2], view: 2 }));
    expect(played.asked).toContainEqual({ type: "restart" });
    expect(played.state).toMatchObject({ number: undefined, log: [], moments: [] });
    played.hear(whole({ number: 3, log: [2, 2, 2], view: 6 }));
    expect(played.state).toMatchObject({ number: 3, log: [2, 2, 2], view: 6 });
  });

  test("what was still to be shown when everything comes again is not told twice", () => {
    const played = new Played().open().hear(news({ number: 2, events: [2, 4], view: 6 }));
    played.hear(whole({ number: 2, missed: [2, 4], before: 0, view: 6 }));
    expect(played.state).toMatchObject({ log: [2, 4], view: 6, moments: [], catchUp: undefined });
  });
});

describe("catching up", () => {
  const away = whole({ number: 3, log: [2], missed: [4, 6], before: 2, view: 12, decision: 1 });

  test("waits for the board, then shows what was missed, event by event, and marks what changed", () => {
    const played = new Played(away);
    expect(played.state).toMatchObject({ view: 2, log: [2], catchUp: { shown: 0 } });
    played.open().show(2);
    expect(played.state).toMatchObject({ view: 6, log: [2, 4], catchUp: { shown: 1 } });
    expect([...played.state.changed]).toEqual(["digit-4"]);
    expect(played.act(1).sent()).toEqual([]);
    played.show(2);
    expect(played.state).toMatchObject({ view: 12, log: [2, 4, 6], moments: [], catchUp: undefined, newsFrom: 1 });
    expect(played.asked).toContainEqual({ type: "keep-seen", number: 3 });
    expect(played.act(1).sent()).toHaveLength(1);
  });

  test("can be skipped: everything is told and marked at once", () => {
    const { state } = new Played(away).open().give({ type: "skip" });
    expect(state).toMatchObject({ view: 12, log: [2, 4, 6], moments: [], catchUp: undefined });
    expect([...state.changed]).toEqual(["digit-4", "digit-6"]);
  });

  test("begins after what was seen on this device before", () => {
    const played = new Played(away, { seen: 2 });
    expect(played.state).toMatchObject({ view: 6, log: [2, 4], catchUp: { events: [6], shown: 0 } });
    expect(new Played(away, { seen: 3 }).state).toMatchObject({ view: 12, moments: [], catchUp: undefined });
  });

  test("what was taken back while away is as if it had not been", () => {
    const undone = { table: "undone", seat: 1, events: 1 };
    const played = new Played(whole({ number: 3, missed: [4, undone, 6], before: 0, view: 6 })).open().show(3);
    expect(played.state.view).toBe(0);
    expect(played.show(2).state.view).toBe(6);
  });

  test("takes no longer than it may", () => {
    const missed = Array.from({ length: 200 }, () => 2);
    const played = new Played(whole({ number: 200, missed, before: 0, view: 400 })).open();
    let total = 0;
    while (played.state.moments.length > 0) total += played.show(1).state.pause;
    expect(total).toBeCloseTo(30_000);
  });

  test("without the means to show events the board changes at the end, and to the truth", () => {
    const played = new Played(away).give({ type: "open", playback: undefined }).show(3);
    expect(played.state.view).toBe(2);
    expect(played.show(1).state.view).toBe(12);
  });

  test("what happens on a hidden page is marked, and not counted as seen until the next decision", () => {
    const played = new Played(whole({ decision: 1 })).open().hide(true);
    played.hear(news({ number: 1, events: [4], view: 4, decision: 1 })).show(1);
    expect([...played.state.changed]).toEqual(["digit-4"]);
    expect(played.asked.filter(({ type }) => type === "keep-seen")).toEqual([]);
    played
      .hide(false)
      .hear(news({ number: 2, events: [2], view: 6, decision: 2 }))
      .show(1);
    expect(played.state.changed.size).toBe(0);
    expect(played.asked).toContainEqual({ type: "keep-seen", number: 2 });
  });
});

describe("looking back", () => {
  const told = () => new Played(whole({ number: 3, log: [2, 4, 6], view: 12 })).open();

  test("nothing can be decided; events are told meanwhile, and counted from where one began to look", () => {
    const played = told().give({ type: "look", at: 0 });
    expect(played.act(1).sent()).toEqual([]);
    played
      .hear(news({ number: 4, events: [2], view: 14 }))
      .show(1)
      .give({ type: "look", at: 1 });
    expect(played.state).toMatchObject({ looked: { at: 1, from: 3 }, log: [2, 4, 6, 2] });
    expect(played.give({ type: "look", at: undefined }).act(1).sent()).toHaveLength(1);
  });

  test("with the viewer's own decision, what is not to be told twice leaves the log, and the moment stays the same", () => {
    const played = new Played().open();
    played
      .hear(news({ number: 3, events: [1, 4, 6], view: 11 }))
      .show(3)
      .give({ type: "look", at: 1 });
    played.hear(news({ number: 4, events: [2], view: 13, decision: 1 })).show(1);
    expect(played.state).toMatchObject({ log: [4, 6, 2], looked: { at: 0, from: 2 }, newsFrom: 2 });
  });

  test("ends where everything comes again", () => {
    const played = told()
      .give({ type: "look", at: 0 })
      .hear(whole({ number: 3, log: [2, 4, 6], view: 12 }));
    expect(played.state.looked).toBeUndefined();
  });
});

describe("a choice", () => {
  const choice: Input = { type: "choose", choice: { n: 1 } };

  test("outlives what others do, and ends with one's own decision", () => {
    const played = new Played()
      .open()
      .give(choice)
      .hear(news({ number: 1, events: [2], view: 2 }))
      .show(1);
    expect(played.state.choice).toEqual({ n: 1 });
    played.hear(news({ number: 2, events: [2], view: 4, decision: 1 })).show(1);
    expect(played.state.choice).toEqual({});
  });
});

test("nothing is shown before the board is there, and without a message nothing is on its way", () => {
  const played = new Played().hear(news({ number: 1, events: [3], view: 3 }));
  expect(played.state).toMatchObject({ isOpen: false, view: 0, log: [] });
  expect(played.give({ type: "open", playback }).show(1).state).toMatchObject({ view: 3, log: [3] });
});

test("a message that this page does not know changes nothing", () => {
  const played = new Played();
  const { state } = played;
  expect(played.give({ type: "hear", message: { type: "watchers", open: true, count: 1, owner: false } }).state).toBe(
    state,
  );
});
