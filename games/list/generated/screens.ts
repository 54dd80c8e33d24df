// Written by `npm run games` from the folders of games: do not edit.
import type { GameTypes } from "@serai/kernel";
import type { Screen } from "@serai/words/terminal";
import { screen as sultanScreen } from "../../sultan/terminal.ts";
import { screen as byzanzScreen } from "../../byzanz/terminal.ts";
import { screen as ysScreen } from "../../ys/terminal.ts";
import { screen as caylusScreen } from "../../caylus/terminal.ts";
import { screen as goofspielScreen } from "../../goofspiel/terminal.ts";

export const SCREENS: Readonly<Record<string, Screen<GameTypes>>> = {
  sultan: sultanScreen,
  byzanz: byzanzScreen,
  ys: ysScreen,
  caylus: caylusScreen,
  goofspiel: goofspielScreen,
};
