import type { PeopleText } from "./people-text.ts";

export const people: PeopleText = {
  ladder: "Ranglista",
  game: "Játék",
  players: "Játékosok",
  playerCount: (count) => `${count} játékos`,
  place: "Helyezés",
  player: "Játékos",
  rating: "Értékszám",
  games: "Játszma",
  ratingHint: "Az értékszám azt mutatja, amit valaki eddig bizonyított: 0‑ról indul, és minden játszmával biztosabb.",
  emptyLadder: "Ezen a ranglistán még nincs senki.",
  beFirst: "Légy az első: játssz barátokkal",
  howItCounts:
    "Az a játszma számít, amelyet legalább ketten, online, órával játszanak végig. Az asztalnál ülő robotok is kapnak értékszámot.",

  randomBot: "Véletlenszerű",
  nameless: "Valaki",

  yourPage: "Ez a te lapod, ahogy mások látják.",
  ratings: "Értékszámok",
  notRatedYet: "Még egyetlen játszma sem számított.",
  results: "Eredmények",
  noResults: "Még nincs befejezett játszma.",
  date: "Dátum",
  score: "Pont",
  rankOf: (rank, players) => `${players} közül ${rank}.`,
  unrated: "nem számít",
  lookBack: "Visszanézem",

  statistics: "Ábrákon",
  kind: (game, players) => `${game}, ${players} játékos`,
  scores: "Pontok játszmáról játszmára",
  finishes: "Helyezések",
  rank: (rank) => `${rank}.`,
  plans: "Kedvenc tervek",
  plansHint: "Miből jöttek össze a játszmák pontjai.",
  share: "Arány (%)",

  headToHead: "Egymás ellen",
  wins: "Előrébb",
  draws: "Egyformán",
  losses: "Hátrébb",
};
