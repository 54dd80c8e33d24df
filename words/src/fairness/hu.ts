import type { FairnessText } from "./fairness-text.ts";

export const text: FairnessText = {
  claims: {
    promise: {
      yes: "A házigazda titka illik a jegyzőkönyvben álló ujjlenyomathoz.",
      no: "A házigazda titka nem illik a jegyzőkönyvben álló ujjlenyomathoz, vagy nincs is ilyen.",
    },
    key: {
      yes: "Minden szerencse ebből a titokból és a játékosok véletlen számaiból következik.",
      no: "A szerencse nem a titokból és a játékosok véletlen számaiból következik.",
    },
    seats: {
      yes: "Mindenki ott ült, ahová a sorsolás vagy a leülés sorrendje tette.",
      no: "Valaki más helyen vagy más néven ült, mint ahogy a kezdés mondja.",
    },
    actions: {
      yes: "Minden lépés szabályos volt, és minden lap úgy jött, ahogy ez a szerencse adja.",
      no: "Ezzel a szerencsével nem minden lépés szabályos.",
    },
    result: { yes: "Az eredmény az, amit a szabályok adnak.", no: "A szabályok más eredményt adnak." },
    "seen-host": {
      yes: "A házigazda ujjlenyomata az, amelyet ez az eszköz a kezdés előtt látott.",
      no: "A házigazda ujjlenyomata nem az, amelyet ez az eszköz a kezdés előtt látott: a titkot kicserélték.",
    },
    "seen-terms": {
      yes: "Az asztal, a játék, a szabályok és a beállítások azok, amelyekbe ez az eszköz beleegyezett.",
      no: "Az asztal, a játék, a szabályok vagy a beállítások nem azok, amelyekbe ez az eszköz beleegyezett.",
    },
    "seen-own": {
      yes: "Ennek az eszköznek a véletlen száma része a szerencsének.",
      no: "Ennek az eszköznek a véletlen száma nem része a szerencsének.",
    },
    "seen-start": {
      yes: "A játszma abból a kezdésből indult, amelyben ez az eszköz részt vett.",
      no: "A játszma más kezdésből indult, mint amelyben ez az eszköz részt vett.",
    },
    "seen-places": {
      yes: "A helyek, a nevek és minden ujjlenyomat azok, amelyek bármely szám felfedése előtt látszottak.",
      no: "A helyeket, a neveket vagy a véletlen számokat megváltoztatták, miután ez az eszköz látta őket.",
    },
    "seen-opening": {
      yes: "Az első állás, amelyet ez az eszköz látott, benne van a jegyzőkönyvben.",
      no: "Az első állás, amelyet ez az eszköz látott, nincs benne a jegyzőkönyvben.",
    },
    "seen-end": {
      yes: "A jegyzőkönyv úgy végződik, ahogy a játszma ezen az eszközön véget ért.",
      no: "A jegyzőkönyv másképp végződik, mint ahogy a játszma ezen az eszközön véget ért.",
    },
  },
  titles: {
    present: "Tisztességes volt az osztás: ez az eszköz ellenőrizte.",
    away: "Az osztást nem változtatták meg: ez az eszköz ellenőrizte.",
    none: "A jegyzőkönyv nem mond ellent önmagának.",
    recordFails: "Ez a jegyzőkönyv nem bizonyít tisztességes játékot.",
    seenFails: "Figyelem: a jegyzőkönyv nem egyezik azzal, amit ez az eszköz látott.",
  },
  notes: {
    present:
      "A véletlen számod csak akkor vált ismertté, amikor már mindenki másé rögzítve volt. Így az osztást senki sem választhatta meg, a házigazda sem, még az összes többi játékossal együtt sem.",
    away: "A véletlen számod ismert volt, mielőtt mindenki leült, mert az oldalad be volt zárva vagy a háttérben futott. Ezért az eszközöd egymaga nem bizonyíthatja, hogy az osztást senki sem választotta meg: ahhoz egy becsületes játékos kell, aki a kezdéskor jelen volt.",
    none: "A jegyzőkönyv egymaga nem bizonyíthatja, hogy az osztás tisztességes volt: a titkot, a véletlen számokat, az ujjlenyomatokat és a neveket a játszma után együtt is kitalálhatták. Ahhoz az kell, amit egy játékos eszköze a kezdésről megőrzött.",
    oldForm:
      "Ez régi jegyzőkönyv: a kulcsában nincsenek benne a nevek, a beállítások és a helyek, így azokat megváltoztathatták.",
  },
  tries: (count) =>
    `Ez volt az asztal ${count}. kezdése: előtte valaki nem fedte fel időben a számát. Minden sikertelen kezdés eggyel több osztást mutat a házigazdának és egy vele összejátszó játékosnak.`,
};
