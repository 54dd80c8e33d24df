import { listIn } from "@serai/words/list";
import type { OnlineText } from "./online-text.ts";

// In one file with what is said whatever the game.
export { text as common } from "@serai/words/common/hu";

const list = listIn("hu");

export const online: OnlineText = {
  level: "Robotok",
  levels: {
    apprentice: {
      name: "Inas",
      manner: "Azt lépi, ami első ránézésre jónak látszik, és sokat hibázik. Az első játszmáidhoz jó ellenfél.",
    },
    trader: {
      name: "Kalmár",
      manner: "Kicsit előre gondolkodik, és megfontoltan játszik, de néha hibázik.",
    },
    merchant: {
      name: "Kereskedő",
      manner: "Messzebbre gondol előre, és ritkán hibázik. Ami rejtve van, arra a lépéseidből próbál következtetni.",
    },
    master: {
      name: "Mester",
      manner: "Minden döntésre egy teljes másodpercet szán. Ő a legerősebb robot.",
    },
  },
  styles: {
    bold: "Merész: ha két lépés nagyjából egyformán jó, azt választja, amelyikkel sokat nyerhet vagy veszíthet.",
    cautious: "Óvatos: ha két lépés nagyjából egyformán jó, azt választja, amelyiknek biztosabb a kimenetele.",
  },
  howItPlays: (name, level) => `Hogyan játszik ${name} (${level})?`,

  friends: "Közülük barát",
  friendCount: (count) => (count === 0 ? "Csak robotok" : `${count} barát`),
  friendsHint: "Kapsz egy linket, amelyet elküldhetsz nekik. A többi helyre robot ül.",
  pace: "Tempó",
  paces: { none: "Óra nélkül", live: "Élőben", mail: "Naponta egy lépés" },
  paceHints: {
    none: "Mindenki annyit gondolkodik, amennyit szeretne; a játszma nem számít az értékszámba.",
    live: "Döntésenként egy perc, és az egész játszmára még tíz perc.",
    mail: "Döntésenként két nap. Ha lejár az idő, egy robot játszik tovább, és bármikor visszaülhetsz.",
  },
  inLobby: "Mindenki előtt nyitva",
  inLobbyHint: "Bárki, aki erre jár, leülhet egy szabad helyre.",
  moreOptions: "További beállítások",
  openTable: "Asztalt nyitok",

  gathering: "Várjuk a játékosokat",
  freePlace: "Szabad hely",
  keptFor: (name) => `Fenntartva: ${name}`,
  noPlace: "Itt minden hely foglalt, vagy valaki másnak van fenntartva.",
  invite: "Meghívó",
  inviteHint: "Akinek megvan ez a link, leülhet.",
  copy: "Link másolása",
  copied: "Kimásolva",
  share: "Elküldöm",
  qr: "A link QR-kódként",
  takeSeat: "Leülök",
  standUp: "Feladom a helyem",
  startWithBots: "Kezdjünk, robotokkal a szabad helyeken",
  waitingForOthers: "A játszma akkor kezdődik, amikor minden hely betelt.",
  bot: "robot",

  lobby: "Nyitott asztalok",
  freePlaces: (count) => `${count} szabad hely`,
  nextTable: "Egy másik asztalnál te jössz",

  table: "Asztal",
  leave: "Játsszon helyettem egy robot",
  leaveHint: "Amíg vissza nem ülsz. Az eredmény a tiéd.",
  comeBack: "Visszaülök a helyemre",
  awayNotice: "Most egy robot játszik helyetted.",
  resign: "Feladom a játszmát",
  resignTitle: "Végleg feladod?",
  resignHint: (isRated) =>
    `A helyeden végig egy robot játszik; nem ülhetsz vissza, és a játszma lekerül a listádról. Az eredményben mindenki mögé kerülsz, aki tovább játszik${isRated ? ", és ez az értékszámodba is beleszámít" : ""}.`,
  playOn: "Játszom tovább",
  resignedNotice: "Feladtad a játszmát. A helyeden végig egy robot játszik.",
  resignedLast: (names) =>
    `Feladta: ${list(names)}. A pontoktól függetlenül a többiek mögött ${names.length === 1 ? "végez" : "végeznek"}.`,
  botPlays: "robot játszik tovább",
  pause: "Szünetet kérek",
  pauseAsked: "Szünetet kértél. Az órák akkor állnak meg, ha mindenki kérte.",
  resume: "Folytassuk",
  paused: "Az órák állnak.",
  timeLeft: (time) => `még ${time}`,
  orders: "Állandó utasítás",
  noOrder: "Mindig kérdezz meg",
  rematchReady: "Már készül a következő játszma.",
  joinRematch: "Beülök a következő játszmába",
  saveRecord: "A játszma mentése fájlba",
  checkRecord: "Tisztességes volt az osztás?",
  lookBack: "A játszma visszanézése",
  finished: "Befejezett játszmák",
  openRecord: "Játszma visszanézése fájlból",
  askHint: "Te mit lépnél?",

  speedHint: "Ilyen gyorsan látod, mi történik. Egy koppintással bármikor előreugorhatsz.",
  soundsHint: "Kártya, érme, drágakő a bársonyon, kalapács; csengő, ha te jössz, és egy kis dallam a végén.",
  howTold: "Hogyan szóljunk, ha te jössz?",
  devices: "Az eszközeid",
  devicesHint: "A helyeid ehhez a böngészőhöz tartoznak. Add hozzá egy másik eszközödet:",
  makeLink: "Másik eszköz hozzáadása",
  linkHint:
    "Nyisd meg a másik eszközön tíz percen belül. Egyszer használható, és azt az eszközt a tiéddé teszi: ne küldd el senkinek!",
  linkTitle: "Legyen a tiéd ez az eszköz is",
  useLink: "Igen, ez az én eszközöm",
  makePasskey: "Helyeim megőrzése belépőkulccsal",
  hasPasskey: "Van belépőkulcsod: a helyeid biztonságban vannak.",
  signIn: "Van belépőkulcsom",
  passkeyFailed: "A belépőkulccsal ez nem sikerült.",
};
