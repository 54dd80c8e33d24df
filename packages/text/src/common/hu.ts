import { the } from "../hungarian.ts";
import type { CommonText } from "./common-text.ts";

export const text: CommonText = {
  languageName: "magyar",
  refusals: {
    "not-asked": () => "Most nem te döntesz.",
    "not-listed": () => "Ezt most nem lehet.",
    "unreadable-action": ({ text }) => `Ebben a játékban nincs ilyen lépés: „${text}”.`,
    "game-over": () => "A játéknak vége.",
    "unknown-game": ({ game }) => `Nincs ilyen játék a polcon: „${game}”.`,
    "unknown-rules": ({ rules, game }) => `Nincs a polcon ${the(`${rules}. szabályváltozat`)} ehhez: „${game}”.`,
    "unknown-bot": ({ bot, game }) => `Nincs ilyen robot: „${bot}” (játék: „${game}”).`,
    "bad-seats": ({ seats, min, max }) =>
      `Ezt a játékot legalább ${min}, legfeljebb ${max} játékos játszhatja, nem ${seats}.`,
    "bad-option": ({ option }) => `Nincs ilyen beállítás, vagy nem ezzel az értékkel és ennyi játékossal: „${option}”.`,
    "bad-record": ({ where }) => `Ez nem egy játék jegyzőkönyve: hiba itt: „${where}”.`,
    "no-key": () => "A jegyzőkönyv titokban tartja a kulcsát, ezért nem játszható le újra.",
    malformed: () => "Az üzenet nem érthető.",
    "too-long": () => "Az üzenet túl hosszú.",
    "not-seated": () => "Csak nézője vagy ennek az asztalnak; ezt csak játékos teheti.",
    stale: () => "Ezt már eldöntötted.",
    "unknown-table": () => "Nincs ilyen asztal, vagy már nincs meg.",
    "unknown-address": () => "Ezen a címen nincs semmi.",
    "wrong-origin": () => "Ez a kérés egy másik oldalról érkezett.",
    "not-over": () => "Ez csak a játék vége után érhető el.",
    "too-many": () => "Ez egy kicsit gyors volt. Próbáld újra egy pillanat múlva!",
    failed: () => "Hiba történt nálunk; semmi sem változott. Próbáld újra!",
    "table-broken": () => "Hiba történt ennél az asztalnál; a játékot félretettük.",
  },
  unknownRefusal: (code) => `Ez nem lehetséges (${code}).`,
};
