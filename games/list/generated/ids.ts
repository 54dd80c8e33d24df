// Written by `npm run games` from the folders of games: do not edit.
export const PAGE_IDS: readonly string[] = ["sultan","byzanz","ys","caylus"];
