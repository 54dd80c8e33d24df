import type { YouText } from "./you-text.ts";

export const you: YouText = {
  title: "Te",
  stranger: "Még nem ismerünk. Akkor ismerünk meg, ha leülsz egy asztalhoz, vagy megadsz egy nevet.",
  saveName: "Ez legyen a nevem",
  saved: "Megjegyeztük.",
  yourPage: "A lapod, ahogy mások látják",
  notices: "Ha te jössz",
  noticesHint: "Böngészőben, e-mailben vagy csevegőben: hogyan szóljunk.",
  setNotices: "Beállítom",

  devices: "Ahol be vagy lépve",
  devicesHint: "Ezek a böngészők mind a te nevedben játszhatnak. Távolítsd el, amelyik már nem a tiéd.",
  unknownBrowser: "Egy böngésző",
  deviceDates: (since, seen) => `${since} óta, utoljára: ${seen}`,
  thisDevice: "ez itt",
  removeDevice: "Eltávolítás",
  reallyRemoveDevice: "Igen, eltávolítom",

  data: "Az adataid",
  export: "Minden mentése fájlba",
  exportHint: "Minden, amit ez a szerver rólad őriz, egyetlen fájlban, amelyet te is, programok is el tudnak olvasni.",
  forget: "Adataim törlése",
  goes: "Ez eltűnik, azonnal és végleg:",
  whatGoes: [
    "a neved, a lapod, az értékszámaid és a helyed minden ranglistán",
    "amit a csevegésekben írtál, akiket elnémítottál, amit jelentettél",
    "a klubjaid, az eszközeid, a belépőkulcsaid, és hogy hogyan szóljunk neked",
    "a helyeid: a még játékosokra váró asztalnál felszabadul, a futó játszmában robot játszik tovább",
  ],
  stays: "Ez megmarad:",
  whatStays: [
    "a befejezett játszmák, bennük egy „?” nevű, senkihez sem tartozó hellyel, hogy a többiek visszanézhessék a sajátjukat",
    "az ezen az eszközön játszott játszmák, amelyek soha nem is jártak a szerveren",
  ],
  forgetForGood: "Minden törlése rólam",
  sure: "Értem, hogy ezt senki nem tudja visszahozni",
  forgotten: "Kész. Itt már semmi sem tud rólad; ha újra leülsz, új vendég leszel.",

  privacy: "Mit őrzünk, és ki látja",
  privacyIntro:
    "Nem kell hozzá fiók, e-mail-cím vagy valódi név. Semmit nem adunk el, nem mérünk, nem mutatunk hirdetőknek, és ezeken a lapokon nem fut más cég kódja.",
  privacyParts: [
    {
      title: "Ezen a szerveren",
      lines: [
        "A név, amelyet magadnak adsz, és egy véletlen jelekből álló nyilvános azonosító.",
        "A böngésződ sütijében lévő kulcs ujjlenyomata (hash), amelyről megtaláljuk a helyeidet, és ha készítesz belépőkulcsot, annak a nyilvános fele. A süti a létrejöttétől egy évig él, és másra nem szolgál.",
        "Az asztalok, amelyeket nyitottál vagy amelyekhez leültél, minden lépés az idejével, és a szerencse, amelyet az osztáshoz hozzátettél.",
        "Amit a csevegésekben írtál, akiket elnémítottál, és amit jelentettél a szerver üzemeltetőjének.",
        "Eredmények, értékszámok, hogy miből lettek a pontjaid, és kikkel találkoztál; klubok és bajnokságok.",
        "Ha kéred, hogy szóljunk: egy e-mail-cím, egy webcím vagy a böngésző értesítési címe, és a nyelved.",
      ],
    },
    {
      title: "Amit mások látnak",
      lines: [
        "Mindenki: a nevedet, a lapodat az eredményekkel és értékszámokkal, és akinek megvan a címe, a befejezett játszmáidat lépésről lépésre.",
        "Aki veled játszik vagy nézi: a nevedet és azt, amit a szabályok felfednek; a végén minden lépést és a csevegést is. A kezedet soha senki nem látja, amíg a szabályok fel nem fedik; a robotok sem.",
        "A klubtársaid: hogy köztük vagy, és a klub asztalait.",
        "Senki: a sütidet, az eszközeidet, a címeidet, és hogy kit némítottál el.",
      ],
    },
    {
      title: "Meddig",
      lines: [
        "Amíg nem törlöd. A saját oldaladon mindent elmenthetsz egy fájlba, és azonnal töröltetheted.",
        "A befejezett játszmák megmaradnak egy senkihez sem tartozó hellyel, hogy a többieké is meglegyen.",
        "A szerver üzemeltetőjének biztonsági másolataiban az van, ami aznap megvolt.",
      ],
    },
    {
      title: "Hová kerül még",
      lines: [
        "Sehová, hacsak nem kéred, hogy szóljunk, ha te jössz: akkor a böngésződ értesítési szolgálata, a leveleződ vagy a megadott csevegő kap egy sort arról, melyik játszma vár és kikkel; hogy mi van benne, arról soha.",
        "A szerver nem naplózza a látogatásokat, hacsak az üzemeltetője be nem kapcsolja.",
      ],
    },
    {
      title: "A böngésződben",
      lines: [
        "Beállítások, a legutóbb megadott neved, az általad alapított klubok linkje, és a csak ezen az eszközön játszott játszmák. Ezeket soha nem küldjük el; a böngésző adataival együtt törlődnek.",
      ],
    },
  ],
};
