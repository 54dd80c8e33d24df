import type { OnlineText } from "./online-text.ts";

// In one file with what is said whatever the game.
export { text as common } from "@serai/text/common/nl";

export const online: OnlineText = {
  level: "Bots",
  levels: {
    apprentice: {
      name: "Leerling",
      manner:
        "Gaat op het oog af, betaalt te veel voor wat hem bevalt en heeft elk spel andere voorkeuren. Bluft nooit met opzet.",
    },
    trader: {
      name: "Handelaar",
      manner:
        "Denkt een paar zetten vooruit en biedt degelijk, soms anders dan je verwacht. Vraagt zich niet af wat je verbergt.",
    },
    merchant: {
      name: "Koopman",
      manner:
        "Leest aan je zetten af wat je kunt verbergen, biedt daarnaar en varieert om zelf niet gelezen te worden.",
    },
    master: {
      name: "Meester",
      manner: "Neemt voor elke beslissing een volle seconde, leest je scherp en bluft alleen waar het loont.",
    },
  },
  howItPlays: (name, level) => `Hoe speelt ${name} (${level})?`,

  friends: "Hoeveel vrienden",
  friendCount: (count) => (count === 0 ? "Alleen bots" : count === 1 ? "1 vriend" : `${count} vrienden`),
  friendsHint: "Je krijgt een link om te sturen. Op de andere plaatsen zitten bots.",
  pace: "Tempo",
  paces: { none: "Geen klok", live: "Live", mail: "Per post" },
  paceHints: {
    none: "Iedereen neemt de tijd die hij wil.",
    live: "Een minuut per beslissing, en tien minuten extra voor het hele spel.",
    mail: "Twee dagen per beslissing. Is de tijd om, dan speelt een bot verder, en je mag terugkomen.",
  },
  inLobby: "Open voor iedereen",
  inLobbyHint: "Wie langskomt, mag op een vrije plaats gaan zitten.",
  openTable: "Open de tafel",

  gathering: "De tafel wordt klaargezet",
  freePlace: "Een vrije plaats",
  keptFor: (name) => `Vrijgehouden voor ${name}`,
  noPlace: "Alle plaatsen hier zijn bezet of worden voor iemand anders vrijgehouden.",
  invite: "Uitnodigen",
  inviteHint: "Wie deze link heeft, kan aanschuiven.",
  copy: "Kopieer de link",
  copied: "Gekopieerd",
  share: "Verstuur",
  qr: "De link als QR-code",
  takeSeat: "Ga zitten",
  standUp: "Sta op",
  startWithBots: "Begin nu, met bots op de vrije plaatsen",
  waitingForOthers: "Het spel begint als alle plaatsen bezet zijn.",
  fairStart: "Eerlijk gedeeld",
  fairStartHint: (commitment) =>
    `Het huis heeft zijn geheim getrokken en belooft het met dit zegel: ${commitment}. Wie gaat zitten, voegt eigen geluk toe. Na afloop kan iedereen het controleren.`,
  bot: "bot",

  lobby: "Open tafels",
  freePlaces: (count) => (count === 1 ? "1 vrije plaats" : `${count} vrije plaatsen`),
  nextTable: "Aan een andere tafel ben je aan zet",

  house: "In huis",
  houseLinks: { ladder: "Ranglijst", clubs: "Clubs", notices: "Berichten", you: "Jij", privacy: "Privacy" },

  table: "Tafel",
  leave: "Verlaat de tafel",
  leaveHint: "Een bot speelt voor je tot je terugkomt.",
  comeBack: "Neem mijn plaats weer in",
  awayNotice: "Er speelt nu een bot voor je.",
  botPlays: "een bot speelt verder",
  pause: "Vraag om een pauze",
  pauseAsked: "Je hebt om een pauze gevraagd. De klokken staan stil zodra iedereen dat heeft gedaan.",
  resume: "Verder",
  paused: "De klokken staan stil.",
  timeLeft: (time) => `nog ${time}`,
  orders: "Vaste opdracht",
  noOrder: "Vraag het me steeds",
  rematchReady: "Het volgende spel staat klaar.",
  joinRematch: "Doe mee met het volgende spel",
  saveRecord: "Bewaar het spel als bestand",
  checkRecord: "Controleer of er eerlijk is gedeeld",
  lookBack: "Het spel terugkijken",
  finished: "Afgelopen partijen",
  openRecord: "Een spel uit een bestand bekijken",
  askHint: "Wat zou jij doen?",

  speedHint: "Hoe snel je te zien krijgt wat er gebeurt. Een tik slaat de rest over.",
  soundsHint: "Een tikje bij elke zet, een belletje als jij aan zet bent, een deuntje aan het eind.",
  howTold: "Hoe je hoort dat je aan zet bent",
  devices: "Je apparaten",
  devicesHint: "Je plaatsen horen bij deze browser. Maak ook een ander apparaat het jouwe:",
  makeLink: "Koppel een ander apparaat",
  linkHint:
    "Open deze link binnen tien minuten op het andere apparaat. Hij werkt één keer en maakt dat apparaat het jouwe: stuur hem aan niemand door.",
  linkTitle: "Maak dit apparaat het jouwe",
  useLink: "Ja, dit is mijn apparaat",
  makePasskey: "Bewaar mijn plaatsen met een passkey",
  hasPasskey: "Je hebt een passkey: je plaatsen zijn veilig.",
  signIn: "Ik heb een passkey",
  passkeyFailed: "Dat lukte niet met de passkey.",

  verify: "Was het een eerlijk spel?",
  verifyHint:
    "Kies het bestand van een afgelopen spel. Het wordt hier in je browser gecontroleerd; er wordt niets verstuurd.",
  chooseFile: "Het bestand van het spel",
  checking: "Het wordt nagespeeld…",
  claims: {
    promise: {
      yes: "Het geheim dat aan het eind is getoond, is het geheim dat vooraf is beloofd: het huis heeft het onderweg niet verwisseld.",
      no: "Het geheim past niet bij de belofte van vóór het begin, of die was er niet.",
    },
    key: {
      yes: "Al het geluk volgt uit dat geheim en uit wat elke speler heeft toegevoegd: niemand heeft de deling alleen gekozen.",
      no: "Het geluk volgt niet uit het geheim en wat de spelers hebben toegevoegd.",
    },
    actions: {
      yes: "Elke zet was toegestaan, en elke kaart kwam zoals dat geluk het wilde.",
      no: "Met dat geluk was niet elke zet toegestaan.",
    },
    result: { yes: "De uitslag klopt volgens de regels.", no: "Volgens de regels is de uitslag anders." },
  },
  holds: "Dit spel is eerlijk gedeeld en volgens de regels gespeeld.",
  fails: "Dit bestand bewijst geen eerlijk spel.",
  notARecord: "Dit is geen bestand van een spel dat we kennen.",
};
