import type { ChatText } from "./chat-text.ts";

export const chat: ChatText = {
  chat: "Chat",
  open: (unread) =>
    unread === 0 ? "Chat" : unread === 1 ? "Chat: 1 nieuw bericht" : `Chat: ${unread} nieuwe berichten`,
  rooms: {
    players: "Onder de spelers. Wie toekijkt, leest dit pas na afloop.",
    spectators: "Onder de toeschouwers. De spelers lezen dit pas na afloop.",
  },
  everybody: "De partij is afgelopen: spelers en toeschouwers lezen nu elkaars berichten.",
  roomNames: { players: "speler", spectators: "toeschouwer" },
  lines: "Wat er gezegd is",
  empty: "Nog niemand heeft iets gezegd.",
  say: "Zeg iets",
  send: "Versturen",
  left: (count) => (count === 1 ? "Nog 1 teken" : `Nog ${count} tekens`),
  tooLong: (count) => (count === 1 ? "1 teken te veel" : `${count} tekens te veel`),
  takeName: "Gebruik deze naam",

  more: (name) => `Wat wil je met dit bericht van ${name}?`,
  mute: (name) => `${name} dempen`,
  unmute: (name) => `${name} weer lezen`,
  muted: "Je hebt deze persoon gedempt.",
  report: "Dit bericht melden",
  why: "Wat is er mis mee? Je hoeft het niet te zeggen.",
  reportHint: "Wie deze server beheert, krijgt het bericht te zien en wat je hier schrijft.",
  sendReport: "Melding versturen",
  reported: "Gemeld, dank je wel.",
  done: "Klaar",
  cancel: "Annuleren",

  watching: (count) =>
    count === 0 ? "Er kijkt niemand toe." : count === 1 ? "Er kijkt 1 persoon toe." : `Er kijken ${count} mensen toe.`,
  mayWatch: "Anderen mogen toekijken",
  mayWatchHint: "Wie de link heeft, ziet wat open op tafel ligt, en niemands hand.",
  tellMe: "Stuur me een melding als ik hier aan de beurt ben",
};
