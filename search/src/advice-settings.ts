import type { SearchSettings } from "@serai/search";

/** For hints and reviews: only the chance to win counts, not the margin, and the best action is never hidden by mixing. */
export const ADVICE_SETTINGS: Pick<SearchSettings, "marginShare" | "temperature"> = { marginShare: 0, temperature: 0 };
