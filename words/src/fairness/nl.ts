import type { FairnessText } from "./fairness-text.ts";

export const text: FairnessText = {
  claims: {
    promise: {
      yes: "Het geheim van de gastheer past bij de hash in het verslag.",
      no: "Het geheim van de gastheer past niet bij de hash in het verslag, of die ontbreekt.",
    },
    key: {
      yes: "Al het geluk volgt uit dat geheim en uit het toevalsgetal van elke speler.",
      no: "Het geluk volgt niet uit het geheim en de toevalsgetallen van de spelers.",
    },
    seats: {
      yes: "Iedereen zat waar de loting, of de volgorde van gaan zitten, hem bracht.",
      no: "Iemand zat op een andere plaats, of onder een andere naam, dan de start zegt.",
    },
    actions: {
      yes: "Elke zet was toegestaan, en elke kaart kwam zoals dat geluk het wilde.",
      no: "Met dat geluk was niet elke zet toegestaan.",
    },
    result: { yes: "De uitslag klopt volgens de regels.", no: "Volgens de regels is de uitslag anders." },
    "seen-host": {
      yes: "De hash van de gastheer is die welke dit apparaat vóór de start zag.",
      no: "De hash van de gastheer is niet die welke dit apparaat vóór de start zag: het geheim is verwisseld.",
    },
    "seen-terms": {
      yes: "Tafel, spel, regels en opties zijn die waarmee dit apparaat akkoord ging.",
      no: "Tafel, spel, regels of opties zijn niet die waarmee dit apparaat akkoord ging.",
    },
    "seen-own": {
      yes: "Het toevalsgetal van dit apparaat maakt deel uit van het geluk.",
      no: "Het toevalsgetal van dit apparaat maakt geen deel uit van het geluk.",
    },
    "seen-start": {
      yes: "De partij begon met de start waaraan dit apparaat meedeed.",
      no: "De partij begon met een andere start dan die waaraan dit apparaat meedeed.",
    },
    "seen-places": {
      yes: "Plaatsen, namen en alle hashes zijn zoals ze waren voordat er een getal werd onthuld.",
      no: "Plaatsen, namen of toevalsgetallen zijn veranderd nadat dit apparaat ze had gezien.",
    },
    "seen-opening": {
      yes: "De eerste stand die dit apparaat zag, staat in het verslag.",
      no: "De eerste stand die dit apparaat zag, staat niet in het verslag.",
    },
    "seen-end": {
      yes: "Het verslag eindigt zoals de partij op dit apparaat eindigde.",
      no: "Het verslag eindigt anders dan de partij op dit apparaat eindigde.",
    },
  },
  titles: {
    present: "Er is eerlijk gedeeld: gecontroleerd op dit apparaat.",
    away: "De deling is niet veranderd: gecontroleerd op dit apparaat.",
    none: "Het verslag spreekt zichzelf niet tegen.",
    recordFails: "Dit verslag bewijst geen eerlijke partij.",
    seenFails: "Let op: het verslag past niet bij wat dit apparaat zag.",
  },
  notes: {
    present:
      "Je toevalsgetal werd pas onthuld toen dat van alle anderen vaststond. Niemand kon dus de deling kiezen, ook de gastheer niet, zelfs niet samen met alle anderen.",
    away: "Je toevalsgetal was al bekend voordat iedereen zat, want je pagina was gesloten of stond op de achtergrond. Jouw apparaat alleen kan dus niet bewijzen dat niemand de deling koos: daarvoor is een eerlijke speler nodig die er bij de start was.",
    none: "Een verslag alleen kan niet bewijzen dat er eerlijk is gedeeld: geheim, toevalsgetallen, hashes en namen kunnen na de partij samen zijn verzonnen. Daarvoor is nodig wat het apparaat van een speler van de start heeft bewaard.",
    oldForm:
      "Dit is een oud verslag: namen, opties en plaatsen zitten niet in de sleutel en kunnen dus veranderd zijn.",
  },
  tries: (count) =>
    `Dit was start nummer ${count} van deze tafel: daarvoor onthulde iemand zijn getal niet op tijd. Elke mislukte start toont de gastheer, samen met een speler, één deling meer om uit te kiezen.`,
};
