import { listIn } from "@serai/words/list";
import type { UiWords } from "./en.ts";

const list = listIn("hu");

export const hu: UiWords = {
  close: "Bezárás",
  speed: "Tempó",
  speeds: { slow: "Lassú", normal: "Normál", fast: "Gyors", instant: "Azonnal" },
  loading: "Kigördítjük a szőnyeget…",
  failed: "Ez nem sikerült. Próbáld újra!",
  hand: "A kezed",
  changed: "megváltozott",
  finalScore: "Végeredmény",
  winners: (names) => (names.length === 1 ? `A győztes: ${names[0]}` : `Közös győzelem: ${list(names)}`),
  you: "Te",
  youWin: "Győztél!",
  points: (points) => `${points} pont`,
  inNumbers: "Számokban",
};
