import type { ChatText } from "./chat-text.ts";

export const chat: ChatText = {
  chat: "Chat",
  open: (unread) => (unread === 0 ? "Chat" : unread === 1 ? "Chat: 1 new line" : `Chat: ${unread} new lines`),
  rooms: {
    players: "Among the players. Those who watch do not read this before the end.",
    spectators: "Among those who watch. The players do not read this before the end.",
  },
  everybody: "The game is over: players and those who watched read each other.",
  roomNames: { players: "plays", spectators: "watches" },
  lines: "What was said",
  empty: "Nobody has said anything yet.",
  say: "Say something",
  send: "Send",
  left: (count) => (count === 1 ? "1 character left" : `${count} characters left`),
  tooLong: (count) => (count === 1 ? "1 character too many" : `${count} characters too many`),
  takeName: "Use this name",

  more: (name) => `What to do about this line of ${name}`,
  mute: (name) => `Mute ${name}`,
  unmute: (name) => `Read ${name} again`,
  muted: "You have muted this person.",
  report: "Report this line",
  why: "What is wrong with it? You need not say.",
  reportHint: "The line and what you write here are shown to the operator of this server.",
  sendReport: "Send the report",
  reported: "Reported, thank you.",
  done: "Done",
  cancel: "Cancel",

  watching: (count) =>
    count === 0 ? "Nobody is watching." : count === 1 ? "1 person is watching." : `${count} people are watching.`,
  mayWatch: "Others may watch",
  mayWatchHint: "Anyone with the link sees what lies open on the table, but no hands.",
  tellMe: "Tell me when it is my turn here",
};
