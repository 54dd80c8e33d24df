import { text as check } from "@serai/words/fairness/hu";
import type { FairPageText } from "./fair-page-text.ts";

export const fairness: FairPageText = {
  check,

  title: "Tisztességes osztás",
  howItWorks: (hash) =>
    `A házigazda kihúzott egy titkot, és megmutatja az ujjlenyomatát: ${hash}. Az oldalad is húzott egy véletlen számot, és csak az ujjlenyomatát küldte el. Amikor minden hely betelt, az oldalak felfedik a számaikat; az osztás a titokból és mindegyik számból következik. A játszma után az oldalad ellenőrzi, hogy semmit sem változtattak meg.`,
  starting: "Mindenki itt van. A játszma mindjárt kezdődik.",
  startFailed:
    "Az utolsó kezdés nem sikerült: valakinek az oldala nem válaszolt időben. A játszma akkor kezdődik, amikor minden hely betelt.",
  takePart: "Részt veszek a következő kezdésben",
  takePartHint: (tries) =>
    `A kezdés ${tries} alkalommal nem sikerült. A házigazda minden alkalommal eggyel több osztást láthatott, ezért az oldalad nem folytatja magától.`,
  mismatch: {
    host: "Figyelem: a házigazda most más ujjlenyomatot mutat, mint amikor leültél.",
    terms: "Figyelem: a játék, a szabályai vagy a beállításai már nem azok, amelyekhez leültél.",
    own: "Figyelem: a házigazda nem azt az ujjlenyomatot mutatja, amelyet az oldalad küldött.",
    start: "Figyelem: a házigazda kéri a véletlen számodat, de nem mutatja mindenki ujjlenyomatát.",
  },
  notRevealed: "Az oldalad nem fedte fel a véletlen számát. A játszma így nem kezdődhet tisztességesen.",

  checkingHere: "Az osztás ellenőrzése ezen az eszközön…",
  whatWasChecked: "Mit ellenőriztünk?",
  unchecked: "Az osztást nem lehetett ellenőrizni: a játszma jegyzőkönyve nem érkezett meg, vagy nem olvasható.",
  checkAgain: "Ellenőrzés újra",
  saveKept: "Mentés: amit ez az eszköz megőrzött",

  verify: "Tisztességes volt a játszma?",
  verifyHint: "Válaszd ki egy befejezett játszma fájlját! Itt, a böngésződben ellenőrizzük; semmit sem küldünk sehová.",
  chooseRecord: "A játszma fájlja",
  chooseKept: "Amit egy játékos eszköze megőrzött",
  keptHint:
    "Ezt a fájlt minden játékos elmentheti a játszma végén. Amit ez az eszköz a saját játszmáiról megőrzött, azt kérés nélkül is felhasználjuk.",
  checking: "Újrajátsszuk…",
  notARecord: "Ez nem egy általunk ismert játszma fájlja.",
  notKept: "Ez nem az, amit egy eszköz a kezdésről megőriz.",
};
