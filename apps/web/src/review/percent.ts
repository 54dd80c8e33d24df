import { language } from "../device/settings.ts";

export const percent = (share: number): string =>
  share.toLocaleString(language.value, { style: "percent", maximumFractionDigits: 0, signDisplay: "negative" });
