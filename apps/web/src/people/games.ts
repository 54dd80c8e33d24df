import { deviceStorage, language } from "../device/settings.ts";
import { gameIds } from "../games/about.ts";
import { gameEntry } from "../games/registry.ts";
import { people } from "../text/people/index.ts";

/** The words of these pages, and what every game is called. */
export const loadPeople = (): Promise<unknown> =>
  Promise.all([people.load(language.peek()), ...gameIds.map((id) => gameEntry(id)?.text.load(language.peek()))]);

/** What a game is called here; one that has no page goes by its id. */
export const gameName = (id: string): string => gameEntry(id)?.text.text.name ?? id;

export const lastGame = (): string => gameIds.find((id) => id === deviceStorage.get("game")) ?? gameIds[0];
