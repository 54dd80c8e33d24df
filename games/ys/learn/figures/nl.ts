import { characters } from "../../words/nl/names.ts";
import type { FigureWords } from "./figure-words.ts";

export const words: FigureWords = {
  characters,
  names: ["Anna", "Bence", "Fleur", "Zsófia"],
  short: [
    "Een schip met zijn edelstenen.",
    "Twee handelaren samen geboden: 3 en 2 is 5.",
    "Eén handelaar open, één gedekt.",
    "De totalen van twee spelers in een wijk: 9 en 8.",
  ],
  scoring: "De vier kleuren naar prijs, en wat de eerste tot en met de vierde plaats daarin scoren.",
  brokers: "De elf handelaren van één speler: 4, 4, 3, 3, 3, 2, 1, 1, 1, 0, 0.",
  gems: "Blauw, groen, geel, rood, zwart, wit.",
  ships: "Een schip met een grote blauwe steen, die er twee is, en een kleine groene en een kleine rode.",
  city: "Een wijk: de haven levert een zwarte steen op, de winkels 3 punten, het paleis het personage dat er wacht.",
  placing: [
    { label: "Open", caption: "Bence zet een 4 open in de haven: iedereen leest hem." },
    {
      label: "Gedekt",
      caption: "Zijn tweede handelaar staat onder een mantel in het paleis: alleen hij weet dat het een 0 is.",
    },
    {
      label: "Voor het scherm",
      caption:
        "Heeft iedereen geplaatst, dan komt de laatste handelaar bij de twee van het bod. Deze drie, 4, 1 en 0, zijn bij gelijke stand 5 waard.",
    },
  ],
  count: [
    { label: "Vooraf", caption: "De wijk voor de telling: vier handelaren liggen gedekt." },
    { label: "Totalen", caption: "Omgedraaid en over de drie gebieden opgeteld: Anna 9, Zsófia 8, Fleur 6, Bence 5." },
    {
      label: "Schip",
      caption: "Anna is eerste en neemt twee stenen, Zsófia één, Fleur de laatste. Bence krijgt niets.",
    },
    { label: "Haven", caption: "In de haven heeft Zsófia met haar 4 het meest: zij wint de zwarte steen." },
    {
      label: "Gelijk",
      caption:
        "Bij de winkels hebben Zsófia en Bence allebei 4. Voor haar scherm staat 6, voor het zijne 5: zij krijgt de 3 punten.",
    },
    { label: "Paleis", caption: "Anna heeft met haar 4 het meest in het paleis: zij wint de Heraut." },
    { label: "Een 0 alleen", caption: "In de volgende wijk staat alleen Bence. Een 0 is genoeg: hij wint de Spion." },
  ],
  market: [
    { label: "Vooraf", caption: "Links een steen voor elke rij, boven elke kolom een prijs." },
    {
      label: "Rijen",
      caption:
        "Rij 1: Anna met 3 + 1 en Bence met 4 zijn gelijk, ook voor hun scherm; zijn volgordekaart is lager. Rij 2 gaat naar de 3 van Zsófia, rij 3 naar de 1 van Fleur.",
    },
    {
      label: "Kolommen",
      caption:
        "Blauw, groen en rood tellen elk 4. Bij blauw en rood staan er drie, dus groen is derde; Fleur heeft het meest voor haar scherm en zet blauw vooraan.",
    },
    {
      label: "Meeste in totaal",
      caption:
        "Anna en Bence hebben het meest op de hele markt; de volgordekaart van Bence is lager. Hij verhoogt groen met 1.",
    },
  ],
  final: [
    {
      label: "Duurste",
      caption:
        "In de duurste kleur scoren de zes stenen van Anna 24. Bence en Fleur delen de plaatsen twee en drie: allebei krijgen ze de punten van de derde, 12.",
    },
    { label: "Goedkoopste", caption: "Dezelfde stenen in de goedkoopste kleur: 12, 6, 6 en 3." },
    { label: "Zwart", caption: "Zwarte stenen tellen naar hun aantal, wat anderen ook hebben." },
  ],
  windows: [
    { label: "Voor het plaatsen", caption: "Als de volgorde bekend is, voordat iemand plaatst." },
    { label: "Bij je beurt", caption: "De Koningin vlak voor een eigen plaatsing, de anderen vlak erna." },
    {
      label: "Voor de telling",
      caption: "Als voor elk scherm drie handelaren staan, voordat de eerste wijk wordt omgedraaid.",
    },
    { label: "Na de telling", caption: "Als de prijzen zijn verzet, op het eind van de ronde." },
    { label: "Meteen", caption: "Als je ze wint; je houdt ze niet." },
  ],
};
