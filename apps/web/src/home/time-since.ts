const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, milliseconds: number])[] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago something was, in the largest unit that fits: "3 hours ago". */
export function timeSince(then: number, now: number, language: string): string {
  const passed = Math.max(0, now - then);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, size] = STEPS.find(([, milliseconds]) => passed >= milliseconds) ?? (["second", 1000] as const);
  return format.format(unit === "second" ? 0 : -Math.floor(passed / size), unit);
}
