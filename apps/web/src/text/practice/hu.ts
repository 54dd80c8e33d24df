import type { PracticeText } from "./practice-text.ts";

export const practice: PracticeText = {
  practice: "Gyakorlás",
  daily: "A nap feladványa",
  more: "Még egy feladvány",
  invite: "Egy állás, egy kérdés, egy perc.",
  start: "Megoldom",
  done: "Mára megoldva",
  streak: (days) => (days === 1 ? "1 nap" : `${days} nap egymás után`),
  chooseFirst: "Válassz!",
  answers: "A válaszod",
  right: "Úgy van!",
  wrong: "Nem egészen.",
  best: (answer) => `A legjobb: ${answer}.`,
  another: "Kérek még egyet",
  backTo: "Vissza a játékhoz",
  none: "Ehhez a játékhoz még nincs feladvány.",
};
