import { listIn } from "../list.ts";
import type { NoticeText } from "./notice-text.ts";

const list = listIn("en");

export const text: NoticeText = {
  turn: (game, others) => ({
    title: `${game}: it is your turn`,
    body: `It is your turn at the table with ${list(others)}.`,
  }),
  reminder: (game, others) => ({
    title: `${game}: it is still your turn`,
    body: `The table with ${list(others)} waits for you. When your time is out, a bot plays for you.`,
  }),
  invitation: (game, tables) => ({
    title: `${game}: a seat is kept for you`,
    body: `${tables === 1 ? "A seat is" : `Seats at ${tables} tables are`} kept for you in a tournament. A game begins when everybody has sat down.`,
  }),
  test: { title: "Serai: a test", body: "Notices reach you here." },
  confirm: (link) => ({
    title: "Serai: is this your address?",
    body: `Somebody, probably you, wants to be told here when it is their turn. If it was you, open this link:\n\n${link}\n\nIf not, do nothing, and nothing more will come.`,
  }),
  stop: (settings) => `To get no more of these mails, change your reminders: ${settings}`,
};
