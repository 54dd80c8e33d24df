import type { ReplayText } from "./replay-text.ts";

export const replay: ReplayText = {
  title: "Terugkijken",
  fileHint:
    "Kies het bestand van een afgelopen partij. Het wordt hier in je browser gelezen; er wordt niets verstuurd.",
  file: "Het bestand van de partij",
  notARecord: "Dit is niet het bestand van een spel dat we kennen.",
  notToBeHad: "Deze partij is niet te bekijken: ze is nog niet afgelopen, of die tafel bestaat niet.",

  moment: "Moment van de partij",
  momentOf: (at, of) => (at === 0 ? `Het begin, nog ${of} zetten` : `Zet ${at} van ${of}`),
  toStart: "Naar het begin",
  toEnd: "Naar het einde",
  play: "Afspelen",
  pause: "Pauzeren",
  back: "Eén zet terug",
  forward: "Eén zet verder",
  lastDecision: "Vorige beslissing van deze speler",
  nextDecision: "Volgende beslissing van deze speler",
  keys: "Toetsen: ← → één zet, Home en End, Shift met ← → beslissingen van deze speler.",
  perspective: "Gezien vanaf de plaats van",
  spectator: "Toeschouwer",
  open: "Alles open",
  handOf: (name) => `Hand van ${name}`,
  nothingSeen: (name) => (name === "" ? "Niets te zien." : `${name} deed een zet.`),
  youMoved: "Jij deed een zet.",

  saveJson: "Bewaren als bestand",
  saveText: "Bewaren als tekst",
  copyLink: "Link naar dit moment kopiëren",
  copied: "Gekopieerd",
  playOn: (name) => `Vanaf hier verder als ${name}, tegen bots`,
  playOnAsYou: "Vanaf hier verder spelen, tegen bots",
  playOnFailed: "De partij kon niet op dit apparaat worden klaargezet.",

  review: "De bots kijken terug",
  reviewHint: "De bots bekijken elke beslissing, met alleen wat de speler zag, en zeggen welke ertoe deden.",
  startReview: "De partij laten beoordelen",
  cancel: "Stoppen",
  progress: (done, of) => `Zet ${done} van ${of} bekeken…`,
  reviewFailed: "Deze partij kon niet worden beoordeeld.",
  estimate: (samples) =>
    `Schattingen, geen waarheden: elke schatting rust op ${samples} bedachte vervolgen. Een paar procent zegt niets.`,
  plot: "Kans om te winnen, zet voor zet",
  plotHint: "Tik op de grafiek om naar de dichtstbijzijnde beslissing te gaan.",
  mattered: "Wat ertoe deed",
  nothingMattered: "Geen enkele beslissing springt eruit: iedereen speelde ongeveer zoals de bots. De rest was geluk.",
  mistake: (move, name, played, better) => `Zet ${move}, ${name}: ${played}. Beter: ${better}.`,
  weight: {
    decisive: "Dit heeft de partij misschien beslist.",
    heavy: "Het kostte een flink deel van de winstkans.",
    light: "Het kostte een beetje.",
  },
  swung: (move, name, isUp) =>
    isUp
      ? `Na zet ${move} speelden de kaarten en de anderen ${name} in de kaart.`
      : `Na zet ${move} keerden de kaarten en de anderen zich tegen ${name}.`,
  swungForYou: (move, isUp) =>
    isUp
      ? `Na zet ${move} speelden de kaarten en de anderen jou in de kaart.`
      : `Na zet ${move} keerden de kaarten en de anderen zich tegen jou.`,
  look: "Bekijken",
  tryIt: "Probeer het",
  tryItAs: (move, name) => `Probeer het: speel verder vanaf zet ${move} als ${name}, tegen bots`,
  soundTitle: "Hoe iedereen speelde",
  sound: (name, sound, of) =>
    sound === of
      ? `${name}: alle ${of} beslissingen zo goed als die van de bots.`
      : `${name}: ${sound} van ${of} beslissingen zo goed als die van de bots.`,
  inNumbers: "In getallen",
  player: "Speler",
  decisions: (count) => `Alle beslissingen als tabel (${count})`,
  move: "Zet",
  played: "Gespeeld",
  best: "Keuze van de bots",
  before: "Ervoor",
  after: "Erna",

  hint: "Wat zou jij doen?",
  thinking: "Even denken…",
  clear: "Duidelijk het sterkst.",
  closeCall: "Het scheelt weinig: de andere zetten zijn bijna zo goed.",
  expectsPoints: (points, next) =>
    next === undefined
      ? `Levert naar verwachting zo’n ${points} op.`
      : `Levert naar verwachting zo’n ${points} op, de op één na beste zo’n ${next}.`,
  fewer: (points) => `Ongeveer ${points} minder.`,
  asGood: "Ongeveer even goed.",
  others: "Of",
  won: "De winst is zo goed als zeker. Dit levert de meeste punten op.",
  lost: "Winnen zit er niet meer in. Dit levert de meeste punten op.",
  points: (points) => (points === 1 ? "1 punt" : `${points} punten`),
  oneMove: "Dit is de enige zet die kan.",
  hintRests: "Uitgerekend met alleen wat jij hebt gezien.",
  hintFailed: "Deze keer geen idee.",
  forgotten:
    "Deze pagina heeft niet de hele partij gezien, dus er is te weinig om van uit te gaan. In de volgende partij zijn er hints.",
  close: "Sluiten",
};
