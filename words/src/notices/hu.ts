import { listIn } from "../list.ts";
import type { NoticeText } from "./notice-text.ts";

const list = listIn("hu");

export const text: NoticeText = {
  turn: (game, others) => ({
    title: `${game}: te következel`,
    body: `Te következel. Játékostársaid: ${list(others)}.`,
  }),
  reminder: (game, others) => ({
    title: `${game}: még mindig te következel`,
    body: `Rád várnak: ${list(others)}. Ha lejár az időd, egy robot játszik helyetted.`,
  }),
  invitation: (game, tables) => ({
    title: `${game}: hely vár rád`,
    body: `Egy versenyen ${tables === 1 ? "egy helyet" : `${tables} asztalnál helyet`} tartanak fenn neked. A játszma akkor kezdődik, amikor mindenki leült.`,
  }),
  test: { title: "Serai: próba", body: "Az értesítések ide megérkeznek." },
  confirm: (link) => ({
    title: "Serai: a tiéd ez a cím?",
    body: `Valaki, valószínűleg te, ide kér értesítést arról, ha ő következik. Ha te voltál, nyisd meg ezt a linket:\n\n${link}\n\nHa nem, ne tégy semmit, és nem jön több levél.`,
  }),
  stop: (settings) => `Ha nem kérsz több ilyen levelet, itt állíthatod be: ${settings}`,
};
