import type { RulesPageText } from "./rules-page-text.ts";

export const rulesPage: RulesPageText = {
  title: (game) => `${game}: a szabályok`,
  rules: "Szabályok",
  short: "Röviden",
  aim: "Cél",
  turn: "Egy kör",
  scoring: "Pontozás",
  whole: "A teljes szabályok",
  steps: "A példa lépései",
  contents: "Tartalom",
  search: "Keresés a szabályokban",
  found: { none: "Egyik pontban sincs ilyen.", one: "1 pont", many: "# pont" },
  ruling: "a mi döntésünk",
  booklet: "A füzet:",
  why: "Miért:",
  options: "Házi szabályok",
  optionsHint:
    "Az asztal előkészítésekor választjátok ki őket, mindenki látja, és a játszma kezdete után nem változnak.",
  editions: "Nyomtatott kiadások",
  play: "Játék",
  allGames: "Minden játék",
  general: "Minden itteni játékban",
  generalClauses: [
    { id: "G-1", text: "A helyeket balra számoljuk: az utolsó helytől balra az első következik." },
    {
      id: "G-2",
      text: "Nem kérdezünk senkit, ha csak egyféleképpen folytatódhat a játék, és ezt mindenki tudhatja. Ahol a kérdés elmaradása titkot árulna el, ott akkor is kérdezünk, ha csak egy válasz van.",
    },
    { id: "G-3", text: "A titkos választás, ha megtörtént, érvényben marad." },
    {
      id: "G-4",
      text: "Az egyenlő játékosok azonos helyezést kapnak, és az általuk betöltött helyezések kimaradnak: 1., 2., 2., 4.",
    },
    { id: "G-5", text: "Ha egy játékos ideje lejár, egy bot válaszol helyette a szabályok szerint." },
    { id: "G-6", text: "A lépések mindig ugyanabban a sorrendben, egyszer szerepelnek; az egyforma lapok egyformák." },
  ],
};
