/** In the order of asking: most browsers also call themselves by others' names. */
const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/Android/, "Android"],
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/CrOS/, "ChromeOS"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/Linux/, "Linux"],
];

/** A browser in a word or two, from its user agent: enough to recognise one's own, and no more is kept. */
export function browserName(userAgent = ""): string {
  const found = [BROWSERS, SYSTEMS].map((names) => names.find(([sign]) => sign.test(userAgent))?.[1]);
  return found.filter((name) => name !== undefined).join(", ");
}
