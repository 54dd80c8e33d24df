import { page } from "../../words/hu.ts";
import type { FigureWords } from "./figure-words.ts";

export const words: FigureWords = {
  page,
  names: ["Anna", "Bence", "Fleur", "Zsófia", "Kees"],
  short: [
    "Három párna egy piros, egy sárga és egy kék drágakővel.",
    "Két lefordított lap egy párnánál.",
    "A lapokat felfordítjátok: a 9-es legyőzi a 8-ast, és elviszi a követ.",
  ],
  players: { two: "2 játékos", more: "3–5 játékos" },
  bonus: (count, isMost) => (isMost ? `${count} vagy több` : `${count} egyforma`),
  scoring: "Mennyit ér egy-egy kő, és mi a bónusz sok egyforma színért.",
  gems: "Hány kő van az egyes színekből a zsákban, és mennyit ér egy.",
  offer: [
    { label: "Húzás", caption: "Anna kezd: négy követ húz mindenki szeme láttára. A zöldet visszateszi." },
    { label: "Kirakás", caption: "A többi a három párnára kerül." },
  ],
  laying: [
    { label: "Első", caption: "Anna kezdi a kört, lefordítva tesz egy lapot az első párnához." },
    { label: "Második", caption: "Bence ugyanoda tesz. Mindenki látja, hová, de senki sem látja, mit." },
    { label: "Mind", caption: "Ha mindenki letette a lapját, felfordítjátok őket." },
  ],
  reveal: {
    higher: { label: "9 és 8", caption: "Anna 9-ese a legmagasabb itt: ő viszi el a követ." },
    equal: { label: "12 és 12", caption: "Egyenlő: Fleur Zsófia előtt tette le, övé a kő." },
    alone: { label: "egyedül", caption: "Kees egyedül van itt: a 2-es is nyer." },
    nobody: { label: "senki", caption: "Ide senki sem tett lapot: a kő visszakerül a zsákba." },
  },
  count: (gems, bonus) => `Kövek ${gems} + bónusz ${bonus} = ${gems + bonus} pont`,
};
