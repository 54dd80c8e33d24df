import type { FigureWords } from "./figure-words.ts";

export const words: FigureWords = {
  names: ["Anna", "Bence", "Fleur", "Zsófia"],
  short: [
    "Két dénár.",
    "Egy munkás.",
    "A lovagi torna: egy dénár és egy szövet egy kegyért.",
    "Az elöljáró a lámpásával.",
    "Egy munkás a kőfejtő előtt.",
    "Egy szállítmány: élelem és két másik kocka.",
    "Az intéző.",
  ],
  scoring: "A tömlöcben minden ház 5 pont, a falakban 4.",
  placing: [
    { label: "Nincs passz", caption: "Még senki sem passzolt: minden hely 1 dénár." },
    { label: "1 passz", caption: "Zsófia passzol elsőként, és kap egy dénárt. A többieknek egy hely most 2 dénár." },
    {
      label: "2 passz",
      caption:
        "Bence is passzolt. Fleur az ő kőművesét 3 dénárért használhatná, és Bence pontot kapna érte; a saját tanyája neki 1.",
    },
    {
      label: "3 passz",
      caption: "Már csak Fleur maradt. A vár neki most 4 dénár, a saját tanyája még mindig 1.",
    },
  ],
  provost: [
    { label: "Előtte", caption: "Az elöljáró a 10. mezőn áll: Zsófia munkása a 11. mezőről üres kézzel menne haza." },
    {
      label: "Vissza 1",
      caption: "Anna passzol. Bence egy dénárért visszalépteti: így már Fleur fűrészmalma sem működne.",
    },
    { label: "Előre 1", caption: "Fleur egy dénárért visszahozza a 10. mezőre." },
    { label: "Előre 1", caption: "Zsófia is fizet egyet: a 11. mezőig minden működik." },
    {
      label: "Intéző",
      caption:
        "A munkások végeztek, és hazamentek. Az elöljáró az intéző előtt állt, ezért az intéző kettőt lép, a 9. mezőről a 11. mezőre, és az elöljáró mellé áll.",
    },
  ],
  castle: [
    {
      label: "Előtte",
      caption: "A tömlöcben négy ház áll. Egy szállítmány élelem és két másik kocka, mind különböző.",
    },
    { label: "1. szállítmány", caption: "Zsófia jött előbb, egyet ad: egy ház a tömlöcben, 5 pont." },
    { label: "2. szállítmány", caption: "Anna első szállítmánya a tömlöc utolsó helyére kerül: 5 pont." },
    {
      label: "3. szállítmány",
      caption: "A második már a falakba: 4 pont. Ebben a körben ő adta a legtöbbet, övé a kegy.",
    },
  ],
  favours: [
    { label: "Kezdet", caption: "Négy sor: presztízs, pénz, áru, építés. Csak az első két oszlop van nyitva." },
    { label: "Első kegy", caption: "Anna a pénz sorát választja: a jelölője az 1. oszlopra lép, és 3 dénárt kap." },
    {
      label: "Később",
      caption:
        "A tömlöc értékelése után a 3. és a 4. oszlop is nyitva van. Az áru során a jelölője a 3. oszlopra lép: szövetet vesz el, vagy bármit, ami előtte áll.",
    },
  ],
  building: [
    {
      label: "Ács",
      caption: "Anna munkása az ácsnál áll. A nagy fűrészmalom ára egy fa és egy élelem; a daru mutatja, hová kerülne.",
    },
    { label: "Felépült", caption: "Az első szabad mezőre kerül, Anna jelével, és rögtön 2 pontot ér." },
    {
      label: "Lakóház",
      caption: "A jegyzőnél egy szövetért és egy dénárért lakóházzá alakítja: 2 pont, és minden körben egy dénár.",
    },
    { label: "Díszépület", caption: "Az építésznél a lakóháza helyén felépíti a szobrot: 7 pont és egy kegy." },
  ],
};
