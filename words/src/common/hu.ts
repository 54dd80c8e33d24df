import { the } from "../hungarian.ts";
import type { CommonText } from "./common-text.ts";

export const text: CommonText = {
  languageName: "magyar",
  refusals: {
    "not-asked": () => "Most nem te döntesz.",
    "not-listed": () => "Ezt most nem lehet.",
    "unreadable-action": ({ text }) => `Ebben a játékban nincs ilyen lépés: „${text}”.`,
    "game-over": () => "A játszma véget ért.",
    "unknown-game": ({ game }) => `Itt nincs ilyen játék: „${game}”.`,
    "unknown-rules": ({ rules, game }) => `Nincs telepítve ${the(`${rules}. szabályváltozat`)} ehhez: „${game}”.`,
    "unknown-bot": ({ bot, game }) => `Nincs ilyen robot: „${bot}” (játék: „${game}”).`,
    "bad-seats": ({ seats, min, max }) =>
      `Ezt a játékot legalább ${min}, legfeljebb ${max} játékos játszhatja, nem ${seats}.`,
    "bad-option": ({ option }) => `Nincs ilyen beállítás, vagy nem ezzel az értékkel és ennyi játékossal: „${option}”.`,
    "bad-record": ({ where }) => `Ez nem egy játszma jegyzőkönyve: hiba itt: „${where}”.`,
    "bad-seen": ({ where }) => `Ez nem az, amit egy eszköz a kezdésről megőriz: hiba itt: „${where}”.`,
    "no-key": () => "A jegyzőkönyv titokban tartja a kulcsát, ezért nem játszható le újra.",
    malformed: () => "Az üzenet nem érthető.",
    "too-long": () => "Az üzenet túl hosszú.",
    "not-seated": () => "Csak nézője vagy ennek az asztalnak; ezt csak játékos teheti.",
    stale: () => "Ezt már eldöntötted.",
    "not-undoable": () => "Ezt már nem lehet visszavonni.",
    "too-many-undos": () => "Ezt a döntést már elégszer visszavontad, most már maradnia kell.",
    "time-out": () => "Erre a döntésre lejárt az időd: egy robot hozza meg. A következő megint a tiéd.",
    away: () => "Most egy robot játszik helyetted. Előbb ülj vissza a helyedre!",
    resigned: () => "Feladtad a játszmát: ezen a helyen végig egy robot játszik.",
    "bad-order": () => "Ebben a játékban nincs ilyen állandó utasítás.",
    "no-clock": () => "Ennél az asztalnál nem fut óra.",
    "not-owner": () => "Ezt csak az asztal megnyitója teheti meg.",
    "no-watchers": () => "Ezt az asztalt most csak a játékosok láthatják.",
    "bad-name": () =>
      "Ez a név nem használható: legyen benne legalább egy betű, számjegy vagy jel, és ne legyen benne rejtett jel.",
    "no-name": () => "Előbb adj meg egy nevet!",
    "unknown-device": () => "Ez nem a te eszközöd, vagy már nem az.",
    "unknown-person": () => "Itt senkit sem ismernek ezen a jelen.",
    "unknown-club": () => "Nincs ilyen klub, vagy már nincs meg.",
    "not-member": () => "Ezt csak a klub tagjai láthatják.",
    "bad-tournament": () =>
      "Így nem játszható le: kevés a résztvevő, sok a játszma, vagy nem ennyien játszható ez a játék.",
    "unknown-line": () => "Itt nincs ilyen sor.",
    "table-full": () => "Minden hely foglalt.",
    starting: () => "A játszma éppen indul: most már nem lehet változtatni.",
    "bad-reveal": () => "Amit az oldalad felfedett, nem illik ahhoz, amit a leüléskor küldött.",
    "already-started": () => "A játszma már elkezdődött.",
    "not-started": () => "A játszma még nem kezdődött el.",
    "bad-link": () => "Ezt a linket már felhasználták, vagy lejárt. Készíts újat a másik eszközödön!",
    "bad-passkey": () => "A belépőkulcsot nem ismertük fel.",
    "bad-webhook": () => "Ez a cím nem használható: https:// kezdetű, az interneten elérhető cím kell.",
    "no-mail": () => "A szerver nem tudta elküldeni a levelet.",
    "unknown-table": () => "Nincs ilyen asztal, vagy már nincs meg.",
    "unknown-address": () => "Ezen a címen nincs semmi.",
    "wrong-origin": () => "Ez a kérés egy másik oldalról érkezett.",
    banned: () => "Ezt a szervert nem használhatod.",
    "not-over": () => "Ez csak a játszma vége után érhető el.",
    "too-many": () => "Ez egy kicsit gyors volt. Próbáld újra egy pillanat múlva!",
    "too-many-games": ({ most }) =>
      `Az asztal megnyitójának már ${most} játszmája folyik robotokkal. Előbb valamelyiknek véget kell érnie.`,
    "server-busy": () =>
      "Most annyi játszma folyik itt robotokkal, hogy több nem kezdődhet. Próbáld újra néhány perc múlva!",
    failed: () => "Hiba történt nálunk; semmi sem változott. Próbáld újra!",
    "cannot-save": () =>
      "A szerver most nem tud menteni. Semmi sem veszett el; a játszma magától folytatódik, amint lehet.",
    "given-up": () => "Ezt a játszmát feladták.",
    "others-play": () =>
      "Mások is játszanak itt: egy robot folytathatja helyetted, vagy feladhatod; a játszma megy tovább.",
    "table-broken": () => "Hiba történt ennél az asztalnál; a játszmát félretettük.",
    "rules-missing": () =>
      "Ez a játszma vár: azok a szabályok, amelyekkel elkezdődött, most nincsenek ezen a szerveren. Semmi sem veszett el.",
  },
  unknownRefusal: (code) => `Ez nem lehetséges (${code}).`,
};
