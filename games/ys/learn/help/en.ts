import { names, page } from "../../words/en.ts";
import type { HelpWords } from "./help-words.ts";

const points = (count: number): string => (count === 1 ? "1 point" : `${count} points`);

export const words: HelpWords = {
  page,
  // Named one by one, so that the build leaves the other names out.
  gems: names.gems,
  characters: names.characters,
  placeName: names.placeName,
  neutral: names.NEUTRAL_NAME,

  standing: (totals) =>
    `${totals.map(({ name, sum, hidden }) => `${name} ${sum}${hidden > 0 ? ` and ${hidden} face down` : ""}`).join(", ")}.`,
  nobody: "Nobody stands here yet; even a lone 0 would win.",
  points,

  area: {
    port: "Most here wins a black gem. All three areas together decide who takes gems from the ship.",
    commercial: (worth) =>
      `Most here wins ${points(worth)}. All three areas together decide who takes gems from the ship.`,
    palace: (character) =>
      `Most here wins the character: ${character}. All three areas together decide who takes gems from the ship.`,
    palaceEmpty: "Most here wins the character that lies here. At the moment there is none.",
    closed: (name) => `Closed by ${name}'s Queen until it is counted.`,
    black: (more, have) => `Black gems so far: ${have}. One more adds ${points(more)} at the end.`,
  },
  ship: {
    title: (quarter) => `Ship of quarter ${quarter}`,
    is: (players) =>
      players === 4
        ? "Its gems go to the strongest in the quarter: two to the first, one each to the second and third. The large one counts twice."
        : "Its gems go to the strongest in the quarter: two to the first, one to the second.",
    none: "No ship lies here at the moment.",
    taken: "What has been taken is pale.",
  },
  stall: {
    is: (column) =>
      `A stall of the market, in the column of ${column}. It holds one broker and brings 1 point at once.`,
    free: "It is free.",
    taken: (name) => `Taken by ${name}.`,
    one: "for placing a broker here; it also counts for its row and its column.",
  },
  row: {
    title: (row) => `Row ${row} of the market`,
    is: "Most in the row wins its gem.",
    gem: (gem) => `Here lies: ${gem}.`,
    none: "No gem lies here.",
  },
  price: {
    title: (gem) => `Price of ${gem}`,
    is: "The dearest colour scores most at the end. The market moves prices: the strongest column rises by 2, the weakest falls by 2.",
    now: (square, rank, best) =>
      `On square ${square} of 15, rank ${rank} of 4: the most gems of it bring ${best} points.`,
    you: (worth, gems, place) =>
      `${points(worth)} if the game ended now: with ${gems} you hold place ${place} in this colour.`,
    none: "You have none of this colour: it scores nothing.",
  },
  broker: {
    title: (name) => `Broker: ${name}`,
    up: "Face up: everybody sees its value.",
    down: "Face down: its value is secret until the count.",
    value: (value) => `It counts ${value}.`,
    own: "It is yours.",
    marked: "The Mercenary makes it count 5 this round.",
  },
  handBroker: {
    title: (value) => `Your ${value}s`,
    is: (value) =>
      value === 0
        ? "Brokers of value 0. They add nothing, but being there counts: a lone 0 wins."
        : `Brokers of value ${value}. In a turn you place one face up and one face down.`,
    left: (count) => `Behind your screen: ${count}.`,
  },
  card: {
    inPalace: "It goes to the player with most in this palace.",
    held: "It is in your hand: play it when its time comes, at most two cards a round.",
    fresh: "Won this round: it can be played from the next round on.",
  },
  order: {
    title: (position) => `Place ${position} in the order`,
    is: "Who places when. It is bid for with two brokers: the highest sum chooses first. In ties a lower number is better.",
    now: (name) => `${name} has it.`,
  },
  square: { title: "Palace square", is: "Shows how gems score at the end, and what the areas bring." },
  cardsHeld: {
    title: (name) => `Characters: ${name}`,
    is: "How many character cards are held. Which ones is only known from when they were won.",
    now: (count) => `${count} now.`,
  },
  behind: {
    title: (name) => `Screen: ${name}`,
    is: "How many brokers are still behind the screen.",
    now: (count) => `${count} now.`,
  },
  ledger: {
    title: "What everybody has",
    is: "Points so far, gems of each colour, the front that breaks ties, and the number of cards.",
  },
  count: { title: "The count", is: "Goes through the last count again, step by step." },
  option: { title: "A choice", is: "One answer to what you are asked. The main button then makes it so." },
  pass: { title: "No card", is: "You play no card at this moment. Your cards stay with you." },
  standingOrder: { title: "Only when I say", is: "Ends the questions about cards until you reach for one." },
  side: {
    title: "Face up or face down",
    is: "In a turn you place one broker each way. A face-down value stays secret until the count.",
  },
  toMarket: { title: "To the market", is: "Leads to the stalls of the market, and back to the city." },
  ownCards: { title: "Your characters", is: "Lays out the characters you hold, or puts them aside." },
  throne:
    "After each count one broker of the front is sent here in secret. At the end the totals bring 12, 7, 3 and 0 points.",
  legend: {
    gem: "Gem: the more of a colour and the dearer it is, the more it scores at the end",
    black: "Black gem: scores by number alone, 1, 4, 8, 12, 16, 20, 24",
    white: "White gem: changed at once for any colour",
    price: "Price of a colour, square 1 to 15",
    port: "Port: most here wins a black gem",
    commercial: "Shops: most here wins points",
    palace: "Palace: most here wins the character",
    up: "Broker face up, with its value",
    down: "Broker face down: its value is secret",
    spied: "Eye: your Spy has seen it",
    marked: "5: the Mercenary's marker",
    lock: "Lock: closed by the Queen",
    order: "Place in the turn order",
    cards: "Characters held",
    hidden: "+?: brokers face down that are not added yet",
  },
};
