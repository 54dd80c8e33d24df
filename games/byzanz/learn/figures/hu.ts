import { page } from "../../words/hu.ts";
import type { FigureWords } from "./figure-words.ts";

export const words: FigureWords = {
  page,
  names: ["Anna", "Bence", "Fleur", "Zsófia"],
  short: [
    "Licitként lerakott lapok: 2 meg 1, az 3.",
    "A licit a piacra kerül.",
    "Egy piaci stand egy fajta összes lapjával.",
    "Három fűszer: a 4-es marad meg pontként.",
  ],
  scoring: "Három áru eladása a legdrágább lap értékét hozza, három kereskedő 5 pontot.",
  cards: "Egy árufajtában ennyi lap van az egyes értékekből; kereskedőből tizenhat van.",
  lot: "A tétellapon 5 áll: öt lapot fordítunk fel mindenki szeme láttára.",
  bids: [
    { label: "Licit", caption: "Anna nyit, licitje 3: egy 2-es posztó és egy 1-es fa." },
    { label: "Rálicit", caption: "Bence lerak egy 4-es fűszert: az több, mint 3." },
    { label: "Passz", caption: "Fleur passzol: ebből az árverésből kiszállt." },
    { label: "Passz", caption: "Zsófia is passzol." },
    { label: "Emelés", caption: "Anna hozzátesz egy 3-as gabonát: így 6." },
    { label: "Elkelt", caption: "Bence passzol, és visszaveszi a 4-esét. Anna nyer, három lapja a piacra kerül." },
  ],
  market: [
    { label: "Előtte", caption: "Az árverések után. A legkisebb tétel, a 2-es választ először." },
    { label: "Elvitel", caption: "Zsófia elviszi az összes fűszert. A 3-as tétel gazdája következik." },
  ],
  sales: [
    { label: "3 áru", caption: "Három egyforma fajta: a legdrágábbat tartod meg, ez most 4 pont." },
    { label: "2 + 1", caption: "Két egyforma és egy kereskedő: a drágább áru marad meg, 3 pont." },
    { label: "1 + 2", caption: "Egy áru és két kereskedő: az áru marad meg, 4 pont." },
    { label: "3 kereskedő", caption: "Három kereskedő 5 pontot hoz." },
  ],
};
