/*
 * What Hungarian sentences need around numbers. Numbers are written as figures, so both the article and the suffix
 * follow how the figure is read aloud: "az 5-ös" (öt), "a 6-os" (hat), "az 1000-es" (ezer).
 */

const VOWEL = /^[aáeéiíoóöőuúüű]/i;

/** Read aloud with a vowel first: egy, öt, ötven, ötszáz, ezer, egymillió; but tíz, tizenegy, száz. */
function numberStartsWithVowel(digits: string): boolean {
  const firstGroup = digits.slice(0, digits.length % 3 || 3);
  return firstGroup.startsWith("5") || firstGroup === "1";
}

/** "a" or "az", by the word or number that follows. */
export function article(following: string | number): "a" | "az" {
  const text = String(following);
  const [digits] = /^\d+/.exec(text) ?? [];
  return (digits === undefined ? VOWEL.test(text) : numberStartsWithVowel(digits)) ? "az" : "a";
}

/** The article and what follows it: "az 5. párna". */
export const the = (following: string | number): string => `${article(following)} ${following}`;

export const capital = (sentence: string): string => sentence.charAt(0).toLocaleUpperCase("hu") + sentence.slice(1);

const AFTER_ONES = ["", "es", "es", "as", "es", "ös", "os", "es", "as", "es"];
const AFTER_TENS = ["", "es", "as", "as", "es", "es", "as", "es", "as", "es"];

/** How the number goes on when it names a card or a coin: 9-es, 5-ös, 20-as, 100-as, 1000-es. */
function ending(number: number): string {
  if (number === 0) return "ás";
  if (number % 10 !== 0) return AFTER_ONES[number % 10] ?? "es";
  if (number % 100 !== 0) return AFTER_TENS[(number / 10) % 10] ?? "es";
  return number % 1000 !== 0 ? "as" : "es";
}

/** With a hyphen at which no line ends. */
const joined = (number: string | number, suffix: string): string => `${number}\u2011${suffix}`;

/** The one with this number on it: "9-es". */
export const numbered = (number: string | number): string => joined(number, ending(Number(number)));

/** The number as what is bid or paid: "5-öt", "6-ot", but "2-t" (kettőt). */
export const object = (number: number): string =>
  joined(number, number % 10 === 2 || number === 0 ? "t" : ending(number).replace("s", "t"));

/** What is had for the number: "5-ért". */
export const inReturnFor = (number: number): string => joined(number, "ért");

const isBack = (number: number): boolean => /^[aáo]/.test(ending(number));

/** From one number to another: "8-ról 10-re". */
export const fromTo = (from: number, to: number): string =>
  `${joined(from, isBack(from) ? "ról" : "ről")} ${joined(to, isBack(to) ? "ra" : "re")}`;

/** With the one that has this number on it: "9-essel", "5-össel", "6-ossal". */
export const withNumbered = (number: string | number): string =>
  `${numbered(number)}s${isBack(Number(number)) ? "al" : "el"}`;
