import type { Language } from "./game-text.ts";
import { text as en } from "./notices/en.ts";
import { text as hu } from "./notices/hu.ts";
import { text as nl } from "./notices/nl.ts";
import type { NoticeText } from "./notices/notice-text.ts";

const WORDS: Readonly<Record<Language, NoticeText>> = { en, hu, nl };

export const noticeText = (language: Language): NoticeText => WORDS[language];

export type { Notice, NoticeText } from "./notices/notice-text.ts";
