import type { PeopleText } from "./people-text.ts";

export const people: PeopleText = {
  ladder: "De ranglijst",
  game: "Spel",
  players: "Spelers",
  playerCount: (count) => `${count} spelers`,
  place: "Plaats",
  player: "Speler",
  rating: "Rating",
  games: "Partijen",
  ratingHint: "De rating is wat iemand tot nu toe heeft bewezen: die begint bij 0 en wordt met elke partij zekerder.",
  emptyLadder: "Op deze ranglijst staat nog niemand.",
  beFirst: "Wees de eerste: speel met vrienden",
  howItCounts:
    "Een partij telt als twee of meer mensen die online en met een klok tot het einde spelen. Ook bots aan tafel krijgen een rating.",

  randomBot: "Willekeur",
  nameless: "Iemand",

  yourPage: "Dit is jouw pagina, zoals anderen die zien.",
  ratings: "Ratings",
  notRatedYet: "Er heeft nog geen partij meegeteld.",
  results: "Uitslagen",
  noResults: "Nog geen afgelopen partijen.",
  date: "Datum",
  score: "Punten",
  rankOf: (rank, players) => `${rank}e van ${players}`,
  unrated: "telt niet mee",
  lookBack: "Terugkijken",

  statistics: "In beeld",
  kind: (game, players) => `${game}, ${players} spelers`,
  scores: "Punten, partij na partij",
  finishes: "Eindplaatsen",
  rank: (rank) => `${rank}e`,
  plans: "Favoriete plannen",
  plansHint: "Waar de punten van alle partijen vandaan kwamen.",
  share: "Aandeel in %",

  headToHead: "Onderling",
  wins: "Ervoor",
  draws: "Gelijk",
  losses: "Erachter",
};
