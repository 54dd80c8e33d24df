// Written by `npm run games` from the folders of games: do not edit.
import { hasStyles as sultanHasStyles } from "../../sultan/bots/styles.ts";

export const HAS_STYLES: Readonly<Record<string, boolean>> = {
  sultan: sultanHasStyles,
};
