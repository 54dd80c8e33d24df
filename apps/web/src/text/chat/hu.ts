import type { ChatText } from "./chat-text.ts";

export const chat: ChatText = {
  chat: "Csevegés",
  open: (unread) => (unread === 0 ? "Csevegés" : `Csevegés: ${unread} új üzenet`),
  rooms: {
    players: "A játékosok között vagy. A nézők ezt csak a játszma végén olvashatják.",
    spectators: "A nézők között vagy. A játékosok ezt csak a játszma végén olvashatják.",
  },
  everybody: "A játszma véget ért: a játékosok és a nézők már egymást is olvassák.",
  roomNames: { players: "játékos", spectators: "néző" },
  lines: "Eddigi üzenetek",
  empty: "Még senki sem szólt semmit.",
  say: "Írj valamit",
  send: "Küldés",
  left: (count) => `Még ${count} karakter fér bele`,
  tooLong: (count) => `${count} karakterrel hosszabb a kelleténél`,
  takeName: "Így hívjanak",

  more: (name) => `${name} üzenete: mit tehetsz`,
  mute: (name) => `${name} némítása`,
  unmute: (name) => `${name} üzenetei újra`,
  muted: "Némítottad.",
  report: "Üzenet jelentése",
  why: "Mi a baj vele? Nem kötelező megírni.",
  reportHint: "Az üzenetet és az indoklásodat a szerver üzemeltetője látja.",
  sendReport: "Jelentés elküldése",
  reported: "Jelentetted, köszönjük.",
  done: "Rendben",
  cancel: "Mégse",

  watching: (count) => (count === 0 ? "Senki sem nézi a játszmát." : `${count} néző van itt.`),
  mayWatch: "Mások is nézhetik",
  mayWatchHint: "Akinek megvan a link, látja, ami az asztalon nyíltan fekszik, de senkinek a kezét.",
  tellMe: "Értesítést kérek, ha itt én jövök",
};
