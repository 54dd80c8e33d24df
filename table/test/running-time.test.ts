import { expect, test } from "vitest";
import { GRACE, LONGEST_PAUSE, LONGEST_STEP, RunningTime } from "../src/index.ts";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** Runs for so many seconds, asked for the time every second. */
function run(time: RunningTime, from: number, seconds: number): number {
  for (let i = 1; i <= seconds; i++) time.at(from + i * SECOND);
  return from + seconds * SECOND;
}

test("it passes while the process runs", () => {
  const time = new RunningTime(5_000, 0, 0);
  run(time, 0, 100);
  expect(time.at(100 * SECOND)).toBe(5_000 + 100 * SECOND);
});

test("what passed while the process was stopped counts for nothing, and then clocks wait for people to come back", () => {
  const time = new RunningTime(0, 0, 0);
  const stopped = run(time, 0, 10);
  expect(time.at(stopped + HOUR)).toBe(10 * SECOND);
  const back = run(time, stopped + HOUR, GRACE / SECOND);
  expect(time.at(back)).toBe(10 * SECOND);
  expect(time.at(back + SECOND)).toBe(11 * SECOND);
});

test("of a stop too short to wait for people hardly more counts than of the time between two looks", () => {
  const time = new RunningTime(0, 0, 0);
  const stopped = run(time, 0, 10);
  expect(time.at(stopped + LONGEST_PAUSE)).toBe(10 * SECOND + LONGEST_STEP);
  expect(time.at(stopped + LONGEST_PAUSE + SECOND)).toBe(11 * SECOND + LONGEST_STEP);
});

test("while nothing can be kept it stands where it was, stopped or not, and then waits for people to come back", () => {
  const time = new RunningTime(0, 0, 0);
  const failed = run(time, 0, 10);
  time.pauseAt(7 * SECOND);
  const stopped = run(time, failed, 100) + HOUR;
  expect(time.at(stopped)).toBe(7 * SECOND);
  const again = run(time, stopped, 100);
  time.goOn();
  const back = run(time, again, GRACE / SECOND);
  expect(time.at(back)).toBe(7 * SECOND);
  expect(time.at(back + SECOND)).toBe(8 * SECOND);
});

test("a restart goes on where it stood, after the grace", () => {
  const time = new RunningTime(7 * HOUR, 123, GRACE);
  const ticks = run(time, 123, GRACE / SECOND);
  expect(time.at(ticks)).toBe(7 * HOUR);
  expect(time.at(ticks + 2 * SECOND)).toBe(7 * HOUR + 2 * SECOND);
});
