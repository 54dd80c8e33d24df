import type { OfflineText } from "./offline-text.ts";

export const offline: OfflineText = {
  welcome: "What is this place?",
  promises: [
    "Merchant games that have long been out of print, by their rule books.",
    "Friends sit down by a link: no account, nothing to install.",
    "All in one evening or a move a day: if you like, you are told when it is your turn.",
    "Bots from apprentice to master. They see what you would see in their seat, and no more.",
    "Without a network you play on, on this device.",
  ],

  where: "Where",
  places: { online: "Online", device: "On this device", shared: "Pass and play" },
  placeHints: {
    online: "On the server: with friends, and on all your devices.",
    device: "You against bots. Needs no network, and is kept here.",
    shared: "Several people hand this device around. Needs no network.",
  },
  people: "People here",
  peopleCount: (count) => `${count} people here`,
  nameOf: (person) => `Name of player ${person}`,
  nameless: (person) => `Player ${person}`,

  noServer: "The server cannot be reached. New tables are set up on this device.",
  fellBack: "The server cannot be reached: you are playing on this device.",
  friendsNeedServer: "The server cannot be reached, and friends elsewhere cannot come without it.",

  onDevice: "on this device",
  finished: "Finished on this device",
  remove: (game) => `Remove this game of ${game}`,

  passTo: (name) => `Pass the device to ${name}`,
  passHint: "Everybody else looks away.",
  iAm: (name) => `I am ${name}`,
  botsPlay: "The bots are playing…",
  interrupt: "Somebody else wants the device",
  othersFirst: "Or somebody else takes the device first:",
};
