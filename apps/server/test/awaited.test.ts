import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { AwaitedPerson, DueNotice } from "../src/store/notices.ts";
import type { Store } from "../src/store/store.ts";
import { type Guest, sharedServer } from "./test-server.ts";

const shared = sharedServer();

/** Later than the time of any test's server: it looks at nothing here by itself. */
const LATER = 8_000_000_000_000;

/** A game between two people, whose entries are kept by the test: what they say is nothing to the database. */
async function begun() {
  const { guest, store } = shared();
  const anna: Guest = guest();
  const table = await anna.open(2, 0, { game: "goofspiel" });
  await guest().sit(table, "Béla");
  let number = 0;
  const append = async (...awaited: AwaitedPerson[]): Promise<void> => {
    const entry = { what: { kind: "back", seat: 0 }, at: 1, command: `0 ${randomUUID()}` } as const;
    await store.append({ table, number: ++number, entry, summary: { deciders: 3, over: false }, awaited });
  };
  const told = (now: number) => toldAt(store, table, now);
  return { store, table, append, told };
}

/** Whom there is to tell by then, as they are told. */
async function toldAt(store: Store, table: string, now: number): Promise<string[]> {
  while ((await store.noteDue({ now, most: 2 })) === 2);
  const due: readonly DueNotice[] = (await store.dueNotices(now)).filter((one) => one.table === table);
  for (const notice of due) await store.sendNotice({ ...notice, now });
  return due.map(({ seat, kind, decision }) => `${seat} ${kind} ${decision}`).sort();
}

const awaited = (seat: number, decision: number, tell: number, remind?: number): AwaitedPerson => ({
  seat,
  decision,
  tellAt: LATER + tell,
  ...(remind !== undefined && { remindAt: LATER + remind }),
});

test("a decision made in time is never told of; one that is not, when it is due and once", async () => {
  const { append, told } = await begun();
  await append(awaited(0, 1, 10));
  await append(awaited(1, 1, 12));
  await append(awaited(0, 2, 14));
  expect(await told(LATER + 13)).toEqual([]);
  expect(await told(LATER + 14)).toEqual(["0 turn 2"]);
  expect(await told(LATER + 20)).toEqual([]);
  await append(awaited(0, 2, 14));
  expect(await told(LATER + 21)).toEqual([]);
  await append(awaited(0, 3, 15));
  expect(await told(LATER + 22)).toEqual(["0 turn 3"]);
});

test("of several who are awaited each is told at their own time, whatever the others do meanwhile", async () => {
  const { append, told } = await begun();
  await append(awaited(0, 0, 10), awaited(1, 0, 20));
  expect(await told(LATER + 11)).toEqual(["0 turn 0"]);
  await append(awaited(0, 1, 30), awaited(1, 0, 20));
  expect(await told(LATER + 19)).toEqual([]);
  expect(await told(LATER + 21)).toEqual(["1 turn 0"]);
  expect(await told(LATER + 31)).toEqual(["0 turn 1"]);
});

test("a reminder moves with the clock, and does not come while it stands", async () => {
  const { append, told } = await begun();
  await append(awaited(0, 0, 10, 100));
  expect(await told(LATER + 10)).toEqual(["0 turn 0"]);
  await append(awaited(0, 0, 10, 200));
  expect(await told(LATER + 199)).toEqual([]);
  await append(awaited(0, 0, 10));
  expect(await told(LATER + 300)).toEqual([]);
  await append(awaited(0, 0, 10, 400));
  expect(await told(LATER + 400)).toEqual(["0 reminder 0"]);
  await append(awaited(0, 0, 10, 400));
  expect(await told(LATER + 500)).toEqual([]);
});

test("who is here is looked at again later, and then told; who has moved is not", async () => {
  const { store, table, append, told } = await begun();
  const putOff = async (now: number, until: number): Promise<void> => {
    await store.noteDue({ now, most: 100 });
    const due = (await store.dueNotices(now)).filter((one) => one.table === table);
    expect(due).toHaveLength(1);
    for (const notice of due) await store.putOffNotice({ ...notice, until });
  };
  await append(awaited(0, 0, 10));
  await putOff(LATER + 10, LATER + 40);
  expect(await told(LATER + 39)).toEqual([]);
  expect(await told(LATER + 40)).toEqual(["0 turn 0"]);
  await append(awaited(0, 1, 50));
  await putOff(LATER + 50, LATER + 80);
  await append(awaited(1, 1, 90));
  expect(await told(LATER + 80)).toEqual([]);
});

test("a game that is over or broken sends no notices", async () => {
  for (const end of ["over", "broken"] as const) {
    const { store, table, append, told } = await begun();
    await append(awaited(0, 0, 10));
    await store.noteDue({ now: LATER + 10, most: 100 });
    if (end === "broken") await store.setAside(table);
    else {
      const entry = { what: { kind: "back", seat: 0 }, at: 1 } as const;
      await store.append({ table, number: 2, entry, summary: { deciders: 0, over: true }, awaited: [] });
    }
    expect(await told(LATER + 20)).toEqual([]);
  }
});
