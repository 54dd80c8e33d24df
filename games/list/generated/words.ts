// Written by `npm run games` from the folders of games: do not edit.
import type { AnyGameText, Language } from "@serai/words";
import { text as sultanEn } from "../../sultan/words/en.ts";
import { text as sultanHu } from "../../sultan/words/hu.ts";
import { text as sultanNl } from "../../sultan/words/nl.ts";
import { text as byzanzEn } from "../../byzanz/words/en.ts";
import { text as byzanzHu } from "../../byzanz/words/hu.ts";
import { text as byzanzNl } from "../../byzanz/words/nl.ts";
import { text as ysEn } from "../../ys/words/en.ts";
import { text as ysHu } from "../../ys/words/hu.ts";
import { text as ysNl } from "../../ys/words/nl.ts";
import { text as caylusEn } from "../../caylus/words/en.ts";
import { text as caylusHu } from "../../caylus/words/hu.ts";
import { text as caylusNl } from "../../caylus/words/nl.ts";
import { text as goofspielEn } from "../../goofspiel/words/en.ts";
import { text as goofspielHu } from "../../goofspiel/words/hu.ts";
import { text as goofspielNl } from "../../goofspiel/words/nl.ts";

export const WORDS: Readonly<Record<string, Readonly<Record<Language, AnyGameText>>>> = {
  sultan: { en: sultanEn, hu: sultanHu, nl: sultanNl },
  byzanz: { en: byzanzEn, hu: byzanzHu, nl: byzanzNl },
  ys: { en: ysEn, hu: ysHu, nl: ysNl },
  caylus: { en: caylusEn, hu: caylusHu, nl: caylusNl },
  goofspiel: { en: goofspielEn, hu: goofspielHu, nl: goofspielNl },
};
