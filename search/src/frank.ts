import type { Manner } from "@serai/search";

/** What people ask is the chance to win: not how clearly, and not what a player would rather keep from rivals. */
export const FRANK: Pick<Manner, "greed" | "mixing"> = { greed: 0, mixing: 0 };
