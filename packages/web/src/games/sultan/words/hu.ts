import type { SultanWords } from "./en.ts";

// In one file with what the rules say.
export { text } from "@serai/text/sultan/hu";

export const hu: SultanWords = {
  letters: ["F", "P", "S", "Z", "K"],
  gems: ["fehér drágakő", "piros drágakő", "sárga drágakő", "zöld drágakő", "kék drágakő"],
  status: (round, rounds, turn, turns) => `${round}/${rounds}. forduló · ${turn}/${turns}. kör`,
  cushion: (number, gem, notes) => [`${number}. párna: ${gem ?? "üres"}`, ...notes].join("; "),
  cushions: "Párnák",
  laid: (name) => `egy lap (${name})`,
  turnedUp: (name, value) => `${value} (${name})`,
  takes: (name) => `nyertes: ${name}`,
  backToBag: "a drágakő visszakerült a zsákba",
  card: (value) => `${value} értékű lap`,
  start: "kezdi a kört",
  cardsLeft: (count) => `${count} lap a kézben`,
  drawn: "A zsákból húzva",
  behindScreen: "A paravánod mögött",
  nextLegend: "+ a következőért",
  holding: (gem, count, points, next) => `${gem}: ${count} darab, ${points} pont; a következő ${next} pontot hozna`,
  bag: "A zsákban",
  played: "Kijátszva",
  worth: (points) => `kövek ${points}`,
  bonus: (points) => `bónusz ${points}`,
  pointsPlot: "Miből jöttek a pontok",
  gemsPlot: "Ki mennyi drágakövet nyert",
  bonuses: "Bónuszok",
};
