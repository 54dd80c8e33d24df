import type { FigureWords } from "./figure-words.ts";

export const words: FigureWords = {
  names: ["Anna", "Bence", "Fleur", "Zsófia"],
  short: [
    "Two deniers.",
    "A worker.",
    "The joust field: a denier and a cloth for a favour.",
    "The provost with his lantern.",
    "A worker before a quarry.",
    "A batch: food and two other cubes.",
    "The bailiff.",
  ],
  scoring: "Houses in the dungeon for 5 points each, and one in the walls for 4.",
  placing: [
    { label: "No pass", caption: "Nobody has passed: every place costs 1 denier." },
    { label: "1 pass", caption: "Zsófia passes first and takes a denier. For the others a place now costs 2." },
    {
      label: "2 passes",
      caption:
        "Bence has passed too. Fleur would pay 3 for his mason, which would bring him a point; her own farm costs her 1.",
    },
    {
      label: "3 passes",
      caption: "Fleur is the last one left. The castle now costs her 4 deniers, her own farm still 1.",
    },
  ],
  provost: [
    { label: "Before", caption: "The provost is on space 10: Zsófia's worker on 11 would go home with nothing." },
    {
      label: "Back 1",
      caption: "Anna passes. Bence pays a denier and takes him back: now Fleur's sawmill would not work either.",
    },
    { label: "Forward 1", caption: "Fleur pays a denier and brings him back to 10." },
    { label: "Forward 1", caption: "Zsófia pays one too: up to space 11 everything works." },
    {
      label: "Bailiff",
      caption:
        "The workers have done their work and are home. The provost was ahead of the bailiff, so the bailiff goes two spaces, from 9 to 11, and the provost joins him.",
    },
  ],
  castle: [
    {
      label: "Before",
      caption: "Four houses stand in the dungeon. A batch is food and two other cubes, all different.",
    },
    { label: "1st batch", caption: "Zsófia came first and gives one batch: a house in the dungeon, 5 points." },
    { label: "2nd batch", caption: "Anna's first batch takes the last place of the dungeon: 5 points." },
    {
      label: "3rd batch",
      caption: "Her second goes into the walls: 4 points. She gave most batches this turn and wins the favour.",
    },
  ],
  favours: [
    { label: "Start", caption: "Four lines: prestige, money, goods, building. Only the first two columns are open." },
    {
      label: "First",
      caption: "Anna takes her favour on the line of money: her marker goes to column 1, she gets 3 deniers.",
    },
    {
      label: "Later",
      caption:
        "The dungeon has been scored, columns 3 and 4 are open. Her marker of goods goes to 3: she takes a cloth, or any effect before it.",
    },
  ],
  building: [
    {
      label: "Carpenter",
      caption:
        "Anna's worker is at the carpenter. A large sawmill costs a wood and a food; the crane shows where it would stand.",
    },
    { label: "Built", caption: "It takes the first free space, bears her mark and brings 2 points at once." },
    {
      label: "Residence",
      caption:
        "At the lawyer she turns her sawmill into a residence for a cloth and a denier: 2 points, and a denier every turn.",
    },
    { label: "Prestige", caption: "At the architect she builds the statue over her residence: 7 points and a favour." },
  ],
};
