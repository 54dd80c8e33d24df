import type { OfflineText } from "./offline-text.ts";

export const offline: OfflineText = {
  welcome: "Mi ez a hely?",
  promises: [
    "Rég nem kapható kereskedős társasjátékok, a szabálykönyvük szerint.",
    "A barátaid egy linkkel leülhetnek: nem kell se regisztrálni, se telepíteni.",
    "Egy este alatt végig, vagy naponta egy lépés: ha kéred, szólunk, amikor te jössz.",
    "Robotok inastól mesterig. Csak azt látják, amit te is látnál a helyükön.",
    "Hálózat nélkül is játszhatsz, ezen az eszközön.",
  ],

  where: "Hol?",
  places: { online: "Online", device: "Ezen az eszközön", shared: "Körbeadva" },
  placeHints: {
    online: "A szerveren: barátokkal, minden eszközödön.",
    device: "Te a robotok ellen. Nem kell hozzá hálózat, és itt marad meg.",
    shared: "Többen adjátok körbe ezt az eszközt. Nem kell hozzá hálózat.",
  },
  people: "Hányan vagytok itt?",
  peopleCount: (count) => `${count} ember itt`,
  nameOf: (person) => `${person === 1 || person === 5 ? "Az" : "A"} ${person}. játékos neve`,
  nameless: (person) => `${person}. játékos`,

  noServer: "A szerver nem érhető el. Az új asztalok ezen az eszközön készülnek.",
  fellBack: "A szerver nem érhető el: ezen az eszközön játszol.",
  friendsNeedServer: "A szerver nem érhető el, nélküle pedig a távoli barátok nem tudnak leülni.",

  onDevice: "ezen az eszközön",
  finished: "Befejezett játszmák ezen az eszközön",
  remove: (game) => `Játszma törlése: ${game}`,

  passTo: (name) => `${name} következik: add át az eszközt!`,
  passHint: "A többiek most ne nézzenek ide.",
  iAm: (name) => `Én vagyok ${name}`,
  botsPlay: "A robotok játszanak…",
  interrupt: "Valaki más kéri az eszközt",
  othersFirst: "Vagy előbb valaki más kéri el:",
};
