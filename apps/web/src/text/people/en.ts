import type { PeopleText } from "./people-text.ts";

const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const SUFFIXES: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: "st", two: "nd", few: "rd" };
const nth = (number: number): string => `${number}${SUFFIXES[ordinals.select(number)] ?? "th"}`;

export const people: PeopleText = {
  ladder: "The ladder",
  game: "Game",
  players: "Players",
  playerCount: (count) => `${count} players`,
  place: "Place",
  player: "Player",
  rating: "Rating",
  games: "Games",
  ratingHint: "The rating is what somebody has proved so far: it starts at 0, and grows surer with every game.",
  emptyLadder: "Nobody is on this ladder yet.",
  beFirst: "Be the first: play with friends",
  howItCounts:
    "A game counts when two or more people play it to its end online, with a clock. Bots at the table are rated too.",

  randomBot: "Random",
  nameless: "Somebody",

  yourPage: "This is your page, as others see it.",
  ratings: "Ratings",
  notRatedYet: "No game has counted yet.",
  results: "Results",
  noResults: "No finished games yet.",
  date: "Date",
  score: "Points",
  rankOf: (rank, players) => `${nth(rank)} of ${players}`,
  unrated: "not rated",
  lookBack: "Look back",

  statistics: "In pictures",
  kind: (game, players) => `${game}, ${players} players`,
  scores: "Points, game by game",
  finishes: "Finishing places",
  rank: nth,
  plans: "Favourite plans",
  plansHint: "Where the points of all games came from.",
  share: "Share in %",

  headToHead: "Head to head",
  wins: "Ahead",
  draws: "Level",
  losses: "Behind",
};
