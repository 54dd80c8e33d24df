import type { HelpText } from "./help-text.ts";

export const help: HelpText = {
  help: "Súgó",
  howToAsk:
    "Bármiről kérdezhetsz: tartsd rajta az ujjad, kattints rá jobb gombbal, vagy nyomd meg rajta a ? billentyűt.",
  is: "Mi ez",
  now: "Most",
  forYou: "Neked",
  signs: "Jelek",
  wholeRules: "A teljes szabályok",
  pieces: "Minden, ami itt van",
  unknown: "Erről még nincs leírás; többet a szabályokban találsz.",

  seat: {
    own: "A te helyed. Mindenen, ami a tiéd, ez a jel van: ugyanaz a szín, forma és betű.",
    of: (name) => `${name} helye. Mindenen, ami az övé, ez a jel van: ugyanaz a szín, forma és betű.`,
    bot: (level) => `Itt robot játszik: ${level}. Nyomd meg a helyét, és megtudod, hogyan játszik.`,
    askedOwn: "A játszma rád vár.",
    asked: (name) => `Most ő következik: ${name}.`,
  },
  clock: { title: "Óra", is: "Ennyi idő maradt a döntésre. Ha lejár, egy robot dönt." },
  changed: { title: "Új", is: "Itt változott valami a legutóbbi lépésed óta." },
  controls: {
    home: { title: "Kezdőlap", is: "A kezdőlapra visz. A helyed megmarad, bármikor visszajöhetsz." },
    chat: { title: "Csevegés", is: "Beszélgetés az asztalnál ülőkkel. A szám az új üzeneteket jelzi." },
    help: { title: "Súgó", is: "A rövid szabályok, és hogy melyik jel mit jelent az asztalon." },
    language: { title: "Nyelv", is: "Azonnal átvált másik nyelvre. A játszma közben megy tovább." },
    settings: { title: "Beállítások", is: "Nappal vagy éjszaka, sebesség, hangok." },
    "take-back": {
      title: "Visszavonás",
      is: "Visszavonja, amit választottál; lépés után magát a lépést is, amíg abból senki nem tudott meg semmit.",
    },
    hint: { title: "Tanács", is: "Megkérdez egy robotot, mit lépne a helyedben. Csak tét nélküli asztalnál." },
    "hand-over": { title: "Továbbadás", is: "Az eszközt más kapja meg, aki most léphet." },
    confirm: {
      title: "Fő gomb",
      is: "Megmondja, mit jelent a választásod, és megteszi a lépést. Amíg meg nem nyomod, semmi sem dől el.",
    },
    skip: { title: "Ugrás előre", is: "Azonnal megmutatja, hogy áll most a játszma, minden után, ami történt." },
    "clear-choice": { title: "Kijelölés törlése", is: "Mindent letesz, amit kiválasztottál. Újra választhatsz." },
  },
  legend: {
    seat: "Egy játékos jele: a helyén és mindenen, ami az övé",
    asked: "Világos keret: a játszma erre a játékosra vár",
    changed: "Rombusz: változott a legutóbbi lépésed óta",
    open: "Fény: most választható",
    chosen: "Vastag keret: ezt választottad",
    clock: "Ennyi idő maradt a döntésre",
  },
};
