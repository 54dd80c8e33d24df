import type { OfflineText } from "./offline-text.ts";

export const offline: OfflineText = {
  where: "Hol?",
  places: { online: "Online", device: "Ezen az eszközön", shared: "Körbeadva" },
  placeHints: {
    online: "A szerveren: barátokkal, minden eszközödön.",
    device: "Te a gépek ellen. Nem kell hozzá hálózat, és itt marad meg.",
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
  finished: "Befejezett játékok ezen az eszközön",
  remove: (game) => `Játék törlése: ${game}`,

  passTo: (name) => `${name} következik: add át az eszközt!`,
  passHint: "A többiek most ne nézzenek ide.",
  iAm: (name) => `Én vagyok ${name}`,
  botsPlay: "A gépek játszanak…",
  interrupt: "Valaki más kéri az eszközt",
  othersFirst: "Vagy előbb valaki más kéri el:",
};
