import { deviceStorage } from "../device/settings.ts";
import { type Day, numberOf } from "./day.ts";

/** What was answered to the exercise of a day. */
export interface Result {
  readonly answer: number;
  readonly isRight: boolean;
}

export type Results = Readonly<Record<Day, Result>>;

/** Longer than anybody's row of days needs to be remembered. */
const MOST_DAYS = 400;

const nameOf = (game: string): string => `practice.${game}`;

function isResult(value: unknown): value is Result {
  if (typeof value !== "object" || value === null || !("answer" in value) || !("isRight" in value)) return false;
  return typeof value.answer === "number" && typeof value.isRight === "boolean";
}

/** What this device has kept; whatever cannot be read was never there. */
export function resultsOf(game: string): Results {
  try {
    const kept: unknown = JSON.parse(deviceStorage.get(nameOf(game)) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter(
        (entry): entry is [Day, Result] => /^\d{4}-\d\d-\d\d$/.test(entry[0]) && isResult(entry[1]),
      ),
    );
  } catch {
    return {};
  }
}

export function keepResult(game: string, day: Day, result: Result): void {
  const days = Object.entries({ ...resultsOf(game), [day]: result }).sort(([a], [b]) => (a < b ? -1 : 1));
  deviceStorage.set(nameOf(game), JSON.stringify(Object.fromEntries(days.slice(-MOST_DAYS))));
}

/** How many days in a row an exercise was answered, up to today or, while today's waits, up to yesterday. */
export function streakOf(results: Results, day: Day): number {
  const answered = new Set(Object.keys(results).map(numberOf));
  const end = numberOf(day);
  let last = answered.has(end) ? end : end - 1;
  let days = 0;
  for (; answered.has(last); last--) days++;
  return days;
}
