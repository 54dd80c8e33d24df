// Written by `npm run games` from the folders of games: do not edit.
import type { About } from "@serai/words/about";
import { about as sultanAbout } from "../../sultan/about.ts";
import { about as byzanzAbout } from "../../byzanz/about.ts";
import { about as ysAbout } from "../../ys/about.ts";
import { about as caylusAbout } from "../../caylus/about.ts";

/** In the order they are offered. */
export const ABOUT: Readonly<Record<string, About>> = {
  sultan: sultanAbout,
  byzanz: byzanzAbout,
  ys: ysAbout,
  caylus: caylusAbout,
};
