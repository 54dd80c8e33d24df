import { listIn } from "../list.ts";
import type { NoticeText } from "./notice-text.ts";

const list = listIn("nl");

export const text: NoticeText = {
  turn: (game, others) => ({
    title: `${game}: jij bent aan de beurt`,
    body: `Jij bent aan de beurt aan de tafel met ${list(others)}.`,
  }),
  reminder: (game, others) => ({
    title: `${game}: jij bent nog steeds aan de beurt`,
    body: `De tafel met ${list(others)} wacht op jou. Als je tijd om is, speelt een bot voor je.`,
  }),
  invitation: (game, tables) => ({
    title: `${game}: er is een plaats voor je vrij`,
    body: `In een toernooi ${tables === 1 ? "is een plaats" : `zijn aan ${tables} tafels plaatsen`} voor je vrijgehouden. Een partij begint als iedereen zit.`,
  }),
  test: { title: "Serai: een proef", body: "Meldingen bereiken je hier." },
  confirm: (link) => ({
    title: "Serai: is dit jouw adres?",
    body: `Iemand, waarschijnlijk jij, wil hier een melding krijgen wanneer die aan de beurt is. Was jij het, open dan deze link:\n\n${link}\n\nZo niet, doe dan niets; er komt verder geen mail.`,
  }),
  stop: (settings) => `Wil je deze mails niet meer? Pas je meldingen aan: ${settings}`,
};
