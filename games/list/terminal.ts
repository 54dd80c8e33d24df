import type { GameTypes } from "@serai/kernel";
import { plainScreen, type Screen } from "@serai/words/terminal";
import { SCREENS } from "./generated/screens.ts";
import { gameText } from "./words.ts";

export const screenOf = (id: string): Screen<GameTypes> =>
  Object.hasOwn(SCREENS, id) ? SCREENS[id] : plainScreen((language) => gameText(id, language).fields);
