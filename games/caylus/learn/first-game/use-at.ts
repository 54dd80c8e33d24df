import { type Building, isRoad, type Place, TOWN_NAMES } from "../../rules/index.ts";
import type { PageWords } from "../../words/page-words.ts";

/** What a worker does on a place, in a sentence. */
export const useAt = (place: Place, building: Building, page: PageWords): string =>
  isRoad(place) ? page.use(building) : page.townUse[TOWN_NAMES[place]];
