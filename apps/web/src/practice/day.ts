/** A day as it is written: "2026-11-17". Everybody has the same exercise on it. */
export type Day = string;

const two = (number: number): string => String(number).padStart(2, "0");

/** By the clock on the wall, not by Greenwich: the day changes at midnight. */
export const dayOf = (date: Date): Day => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

export const today = (): Day => dayOf(new Date());

const DAY_MS = 86_400_000;
const EPOCH = "2026-01-01";

/** Days since the first day of 2026. */
export const numberOf = (day: Day): number => Math.round((Date.parse(day) - Date.parse(EPOCH)) / DAY_MS);

/** One of the list in turn, day after day. */
export const dailyOf = <X>(list: readonly X[], day: Day, shift = 0): X =>
  list[(((numberOf(day) + shift) % list.length) + list.length) % list.length];
