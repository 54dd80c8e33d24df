import { signal } from "@preact/signals";
import type { Language } from "@serai/words/game-text";
import { language } from "../settings.ts";

export interface Catalogue<T> {
  /** Fetches a language; from then on the catalogue changes with the page's language. */
  load(wanted: Language): Promise<void>;
  knows(one: Language): boolean;
  /** In the page's language; read while drawing, it draws again when the language changes. */
  readonly text: T;
  /** Whether it can be read; for parts that are drawn before their words are there. */
  readonly isLoaded: boolean;
}

/** Catalogues in use: a new language is spoken only when all of them know it, so no page is ever half translated. */
const inUse = new Set<Catalogue<unknown>>();

/** One file a language, fetched when wanted. */
export function catalogue<T>(files: Readonly<Record<Language, () => Promise<T>>>): Catalogue<T> {
  const loaded = signal<ReadonlyMap<Language, T>>(new Map());
  async function fetchOnce(wanted: Language): Promise<void> {
    if (loaded.peek().has(wanted)) return;
    const text = await files[wanted]();
    loaded.value = new Map([...loaded.peek(), [wanted, text]]);
  }
  const own: Catalogue<T> = {
    async load(wanted) {
      inUse.add(own);
      await fetchOnce(wanted);
      // The page may have begun to speak another language meanwhile.
      while (!loaded.peek().has(language.peek())) await fetchOnce(language.peek());
    },
    knows: (one) => loaded.peek().has(one),
    get text() {
      const text = loaded.value.get(language.value);
      if (text === undefined) throw new Error(`no text in ${language.value}: load the catalogue before drawing`);
      return text;
    },
    get isLoaded() {
      return loaded.value.has(language.value);
    },
  };
  return own;
}

/** The language asked for last. */
let asked: Language | undefined;

export async function speak(wanted: Language): Promise<void> {
  asked = wanted;
  // More catalogues may come into use while one is fetched.
  for (let missing = [...inUse]; missing.length > 0; missing = [...inUse].filter((one) => !one.knows(wanted)))
    await Promise.all(missing.map((one) => one.load(wanted)));
  if (asked === wanted) language.value = wanted;
}
