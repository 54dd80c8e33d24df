import { language } from "../device/settings.ts";
import { loadPeople } from "../people/games.ts";
import { clubs } from "../text/clubs/index.ts";

export const loadClubs = (): Promise<unknown> => Promise.all([clubs.load(language.peek()), loadPeople()]);
