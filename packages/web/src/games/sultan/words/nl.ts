import type { SultanWords } from "./en.ts";

// In one file with what the rules say.
export { text } from "@serai/text/sultan/nl";

export const nl: SultanWords = {
  // Geel and groen begin alike, hence two letters.
  letters: ["W", "R", "Ge", "Gr", "B"],
  gems: ["witte edelsteen", "rode edelsteen", "gele edelsteen", "groene edelsteen", "blauwe edelsteen"],
  status: (round, rounds, turn, turns) => `Ronde ${round}/${rounds} · Beurt ${turn}/${turns}`,
  cushion: (number, gem, notes) => [`Kussen ${number}: ${gem ?? "leeg"}`, ...notes].join("; "),
  cushions: "Kussens",
  laid: (name) => `een kaart van ${name}`,
  turnedUp: (name, value) => `${value} van ${name}`,
  takes: (name) => `gewonnen door ${name}`,
  backToBag: "de edelsteen ging terug in de zak",
  card: (value) => `Kaart ${value}`,
  start: "begint deze beurt",
  cardsLeft: (count) => (count === 1 ? "1 kaart in de hand" : `${count} kaarten in de hand`),
  drawn: "Uit de zak getrokken",
  behindScreen: "Achter je scherm",
  nextLegend: "+ volgende steen",
  holding: (gem, count, points, next) =>
    `${gem}: ${count}, goed voor ${points} punten; de volgende brengt er ${next} bij`,
  bag: "In de zak",
  played: "Gespeeld",
  worth: (points) => `stenen ${points}`,
  bonus: (points) => `bonus ${points}`,
  pointsPlot: "Waar de punten vandaan komen",
  gemsPlot: "Edelstenen per speler",
  bonuses: "Bonussen",
};
