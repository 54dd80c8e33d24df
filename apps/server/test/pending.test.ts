import { expect, test } from "vitest";
import { Pending } from "../src/threads/pending.ts";

test("each is taken once, by the id it was given", () => {
  const pending = new Pending<string>();
  const [first, second] = [pending.add("first"), pending.add("second")];
  expect(pending.size).toBe(2);
  expect(pending.has(second)).toBe(true);
  expect(pending.take(second)).toBe("second");
  expect(pending.take(second)).toBeUndefined();
  expect(pending.has(second)).toBe(false);
  expect(pending.take(first)).toBe("first");
  expect(pending.size).toBe(0);
});

test("however many wait, and for however long, none takes the place of another", () => {
  const pending = new Pending<number>();
  const waiting = new Map<number, number>();
  // The first one waits for all the others; of those every third is answered at once.
  for (let n = 0; n < 1_000; n++) {
    const id = pending.add(n);
    if (n > 0 && n % 3 === 0) expect(pending.take(id)).toBe(n);
    else waiting.set(id, n);
  }
  expect(pending.size).toBe(waiting.size);
  for (const [id, n] of waiting) {
    expect(pending.oldest).toBe(id);
    expect(pending.take(id)).toBe(n);
  }
  expect(pending.oldest).toBeUndefined();
});

test("taken all at once, nothing waits any more, and ids go on", () => {
  const pending = new Pending<string>();
  const ids = [pending.add("a"), pending.add("b")];
  expect(pending.takeAll()).toEqual([
    { id: ids[0], what: "a" },
    { id: ids[1], what: "b" },
  ]);
  expect(pending.size).toBe(0);
  expect(ids.map((id) => pending.take(id))).toEqual([undefined, undefined]);
  expect(ids).not.toContain(pending.add("c"));
});
