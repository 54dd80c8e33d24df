import { text as check } from "@serai/words/fairness/nl";
import type { FairPageText } from "./fair-page-text.ts";

export const fairness: FairPageText = {
  check,

  title: "Eerlijk gedeeld",
  howItWorks: (hash) =>
    `De gastheer heeft een geheim getrokken en toont de hash ervan: ${hash}. Je pagina heeft zelf een toevalsgetal getrokken en alleen de hash gestuurd. Als alle plaatsen bezet zijn, onthullen de pagina’s hun getallen; de deling volgt uit het geheim en uit al die getallen. Na de partij controleert je pagina dat er niets is veranderd.`,
  starting: "Iedereen is er. De partij begint zo.",
  startFailed:
    "De laatste start is mislukt: iemands pagina antwoordde niet op tijd. De partij begint als alle plaatsen bezet zijn.",
  takePart: "Doe mee met de volgende start",
  takePartHint: (tries) =>
    `De start is ${tries} keer mislukt. Elke keer kon de gastheer één deling meer zien; daarom gaat je pagina niet vanzelf verder.`,
  mismatch: {
    host: "Let op: de gastheer toont nu een andere hash dan toen je ging zitten.",
    terms: "Let op: het spel, de regels of de opties zijn niet meer die waarvoor je ging zitten.",
    own: "Let op: de gastheer toont niet de hash die je pagina heeft gestuurd.",
    start: "Let op: de gastheer vraagt om je toevalsgetal, maar toont niet ieders hash.",
  },
  notRevealed: "Je pagina heeft haar toevalsgetal niet onthuld. Zo kan de partij niet eerlijk beginnen.",

  checkingHere: "De deling wordt op dit apparaat gecontroleerd…",
  whatWasChecked: "Wat er is gecontroleerd",
  unchecked: "De deling kon niet worden gecontroleerd: het verslag van de partij kwam niet, of is niet te lezen.",
  checkAgain: "Controleer opnieuw",
  saveKept: "Bewaar wat dit apparaat heeft vastgelegd",

  verify: "Was het een eerlijke partij?",
  verifyHint:
    "Kies het bestand van een afgelopen partij. Het wordt hier in je browser gecontroleerd; er wordt niets verstuurd.",
  chooseRecord: "Het bestand van de partij",
  chooseKept: "Wat het apparaat van een speler heeft vastgelegd",
  keptHint:
    "Elke speler kan dit bestand aan het eind van een partij bewaren. Wat dit apparaat van zijn eigen partijen heeft vastgelegd, wordt vanzelf gebruikt.",
  checking: "Het wordt nagespeeld…",
  notARecord: "Dit is geen bestand van een spel dat we kennen.",
  notKept: "Dit is niet wat een apparaat van een start bewaart.",
};
