import { language } from "../settings.ts";

export const percent = (share: number): string =>
  share.toLocaleString(language.value, { style: "percent", maximumFractionDigits: 0, signDisplay: "negative" });

/** With its sign: what was won or lost. */
export const change = (share: number): string =>
  share.toLocaleString(language.value, { style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" });
