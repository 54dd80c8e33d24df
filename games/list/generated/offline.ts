// Written by `npm run games` from the folders of games: do not edit.
import type { OfflineGame } from "../offline.ts";

export const OFFLINE: Readonly<Record<string, () => Promise<OfflineGame>>> = {
  sultan: () => import("./offline/sultan.ts"),
  byzanz: () => import("./offline/byzanz.ts"),
  ys: () => import("./offline/ys.ts"),
  caylus: () => import("./offline/caylus.ts"),
};
