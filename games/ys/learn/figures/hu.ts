import { characters } from "../../words/hu/names.ts";
import type { FigureWords } from "./figure-words.ts";

export const words: FigureWords = {
  characters,
  names: ["Anna", "Bence", "Fleur", "Zsófia"],
  short: [
    "Egy hajó a drágaköveivel.",
    "Két üzletkötő együtt licitálva: 3 meg 2, az 5.",
    "Egy üzletkötő felfordítva, egy lefordítva.",
    "Két játékos összege egy negyedben: 9 és 8.",
  ],
  scoring: "A négy szín ár szerint, és hogy az egyes helyezések mennyi pontot érnek bennük.",
  brokers: "Egy játékos tizenegy üzletkötője: 4, 4, 3, 3, 3, 2, 1, 1, 1, 0, 0.",
  gems: "Kék, zöld, sárga, piros, fekete, fehér.",
  ships: "Egy hajó egy nagy kék kővel, amely kettőnek számít, meg egy kis zölddel és egy kis pirossal.",
  city: "Egy negyed: a kikötője fekete követ, az üzletsora 3 pontot, a palotája az ott várakozó karaktert adja.",
  placing: [
    { label: "Felfordítva", caption: "Bence 4-est tesz a kikötőbe, felfordítva: mindenki látja." },
    { label: "Lefordítva", caption: "A második üzletkötője köpenyben áll a palotában: csak ő tudja, hogy 0-s." },
    {
      label: "Paraván előtt",
      caption:
        "Ha mindenki lerakott, a megmaradt üzletkötő a két licitált mellé áll. Ez a három, a 4, az 1 és a 0, döntetlennél 5-öt ér.",
    },
  ],
  count: [
    { label: "Előtte", caption: "A negyed az értékelés előtt: négy üzletkötő van lefordítva." },
    { label: "Összegek", caption: "Felfordítva és a három területen összeadva: Anna 9, Zsófia 8, Fleur 6, Bence 5." },
    { label: "Hajó", caption: "Anna az első, két követ visz, Zsófia egyet, Fleur az utolsót. Bencének nem jut." },
    { label: "Kikötő", caption: "A kikötőben Zsófia 4-ese a legnagyobb: övé a fekete kő." },
    {
      label: "Egyenlő",
      caption:
        "Az üzletsoron Zsófiának és Bencének is 4 van. A paraván előtt Zsófiának 6, Bencének 5: a 3 pont Zsófiáé.",
    },
    { label: "Palota", caption: "A palotában Anna 4-ese a legnagyobb: elnyeri a Hírnököt." },
    { label: "Magányos 0", caption: "A következő negyedben csak Bence áll. Egy 0-s is elég: elnyeri a Kémet." },
  ],
  market: [
    { label: "Előtte", caption: "Balra minden sornak van egy köve, felül minden oszlopnak egy ára." },
    {
      label: "Sorok",
      caption:
        "1. sor: Anna (3 + 1) és Bence (4) egyenlő, a paraván előtt is; Bence sorrendkártyája kisebb. A 2. sor Zsófia 3-asáé, a 3. Fleur 1-eséé.",
    },
    {
      label: "Oszlopok",
      caption:
        "A kék, a zöld és a piros is 4. Kékben és pirosban három üzletkötő áll, így a zöld a harmadik; Fleurnek van a legtöbb a paraván előtt, ő teszi előre a kéket.",
    },
    {
      label: "Legtöbb összesen",
      caption:
        "Az egész piacon Annának és Bencének van a legtöbb; Bence sorrendkártyája kisebb. Ő emeli a zöldet 1-gyel.",
    },
  ],
  final: [
    {
      label: "Legdrágább",
      caption:
        "A legdrágább színben Anna hat köve 24 pont. Bence és Fleur a második és harmadik helyen osztozik: mindketten a harmadikért járó 12-t kapják.",
    },
    { label: "Legolcsóbb", caption: "Ugyanennyi kő a legolcsóbb színben: 12, 6, 6 és 3 pont." },
    { label: "Fekete", caption: "A fekete kő a száma szerint ér pontot, akármennyi van másnak." },
  ],
  windows: [
    { label: "Lerakás előtt", caption: "Amikor a sorrend már megvan, de még senki sem rakott le." },
    { label: "Saját lerakás", caption: "A Királynő közvetlenül egy saját lerakásod előtt, a többi közvetlenül utána." },
    {
      label: "Értékelés előtt",
      caption: "Amikor a paravánok előtt már mindenkinél hárman állnak, az első negyed felfordítása előtt.",
    },
    { label: "Értékelés után", caption: "Amikor az árak már elmozdultak, a forduló végén." },
    { label: "Azonnal", caption: "Amikor megnyered; nem marad nálad." },
  ],
};
