import { frozenParts } from "@serai/games/list/frozen.ts";
import { PAGES } from "@serai/games/list/generated/pages.ts";
import type { PageEntry } from "@serai/games/list/pages.ts";
import type { AnyGame } from "@serai/kernel";
import type { AnyGamePage } from "@serai/ui/page.ts";
import { language } from "../device/settings.ts";

const GAMES: ReadonlyMap<string, PageEntry> = new Map(Object.entries(PAGES));

/**
 * A game's page with all its words: everything it takes to show a table. There is one page for every version of the
 * rules; only how moves are written and retold is taken from the version that the table began with.
 */
export async function openPage(
  id: string,
  rules: number,
): Promise<Pick<PageEntry, "text"> & { readonly page: AnyGamePage }> {
  const { text, words, page } = entryOf(id);
  const [opened, frozen] = await Promise.all([
    page(),
    frozenParts(id, rules),
    text.load(language.peek()),
    words?.load(language.peek()),
  ]);
  return { text, page: frozen ? { ...opened, rules: frozen.game } : opened };
}

/** The rules of the day; or those of a version that is kept, where it is asked for. */
export async function openRules(id: string, rules?: number): Promise<AnyGame> {
  const frozen = rules === undefined ? undefined : await frozenParts(id, rules);
  return frozen?.game ?? entryOf(id).rules();
}

export const gameEntry = (id: string): PageEntry | undefined => GAMES.get(id);

function entryOf(id: string): PageEntry {
  const entry = GAMES.get(id);
  if (entry === undefined) throw new Error(`no game ${id}`);
  return entry;
}
