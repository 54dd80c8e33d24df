import { describe, expect, test } from "vitest";
import { dailyOf, dayOf, numberOf } from "../src/practice/day.ts";
import { type Results, streakOf } from "../src/practice/results.ts";

const done = { answer: 1, isRight: true };
const on = (...days: string[]): Results => Object.fromEntries(days.map((day) => [day, done]));

test("a day is the one on the wall, and days are counted without gaps over months and years", () => {
  expect(dayOf(new Date(2026, 10, 7, 23, 59))).toBe("2026-11-07");
  expect(numberOf("2027-01-01") - numberOf("2026-12-31")).toBe(1);
  expect(numberOf("2026-10-26") - numberOf("2026-10-24")).toBe(2);
});

test("everything has its turn, also before the first day that is counted", () => {
  const days = ["2025-12-30", "2025-12-31", "2026-01-01", "2026-01-02"];
  expect(days.map((day) => dailyOf(["a", "b", "c"], day))).toEqual(["b", "c", "a", "b"]);
  expect(dailyOf(["a", "b", "c"], "2026-01-01", 4)).toBe("b");
});

describe("days in a row", () => {
  test("today's exercise may still wait", () => {
    expect(streakOf(on("2026-11-15", "2026-11-16"), "2026-11-17")).toBe(2);
    expect(streakOf(on("2026-11-15", "2026-11-16", "2026-11-17"), "2026-11-17")).toBe(3);
  });

  test("a day left out begins again, and nothing is no row", () => {
    expect(streakOf(on("2026-11-14", "2026-11-16"), "2026-11-17")).toBe(1);
    expect(streakOf(on("2026-11-14"), "2026-11-17")).toBe(0);
    expect(streakOf({}, "2026-11-17")).toBe(0);
  });
});
