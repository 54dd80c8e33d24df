import { listIn } from "@serai/words/list";
import type { OnlineText } from "./online-text.ts";

// In one file with what is said whatever the game.
export { text as common } from "@serai/words/common/nl";

const list = listIn("nl");

export const online: OnlineText = {
  level: "Bots",
  levels: {
    apprentice: {
      name: "Leerling",
      manner: "Speelt wat op het eerste gezicht goed lijkt en maakt veel fouten. Goed voor je eerste partijen.",
    },
    trader: {
      name: "Kramer",
      manner: "Denkt een beetje vooruit en speelt degelijk, maar maakt af en toe een fout.",
    },
    merchant: {
      name: "Reder",
      manner: "Denkt verder vooruit en maakt weinig fouten. Wat verborgen is, probeert hij uit je zetten af te leiden.",
    },
    master: {
      name: "Meester",
      manner: "Neemt voor elke beslissing een volle seconde. De sterkste bot.",
    },
  },
  styles: {
    bold: "Gedurfd: van twee zetten die ongeveer even goed zijn, kiest hij de zet die heel goed of heel slecht kan uitpakken.",
    cautious: "Voorzichtig: van twee zetten die ongeveer even goed zijn, kiest hij de zet met de zekerste uitkomst.",
  },
  howItPlays: (name, level) => `Hoe speelt ${name} (${level})?`,

  friends: "Hoeveel vrienden",
  friendCount: (count) => (count === 0 ? "Alleen bots" : count === 1 ? "1 vriend" : `${count} vrienden`),
  friendsHint: "Je krijgt een link om te sturen. Op de andere plaatsen zitten bots.",
  pace: "Tempo",
  paces: { none: "Geen klok", live: "Live", mail: "Een zet per dag" },
  paceHints: {
    none: "Iedereen neemt de tijd die hij wil; de partij telt niet mee voor de rating.",
    live: "Een minuut per beslissing, en tien minuten extra voor de hele partij.",
    mail: "Twee dagen per beslissing. Is de tijd om, dan speelt een bot verder, en je mag terugkomen.",
  },
  inLobby: "Open voor iedereen",
  inLobbyHint: "Wie langskomt, mag op een vrije plaats gaan zitten.",
  moreOptions: "Meer opties",
  openTable: "Open de tafel",

  gathering: "Wachten op spelers",
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
  standUp: "Plaats vrijgeven",
  startWithBots: "Begin nu, met bots op de vrije plaatsen",
  waitingForOthers: "De partij begint als alle plaatsen bezet zijn.",
  bot: "bot",

  lobby: "Open tafels",
  freePlaces: (count) => (count === 1 ? "1 vrije plaats" : `${count} vrije plaatsen`),
  nextTable: "Aan een andere tafel ben je aan de beurt",

  table: "Tafel",
  leave: "Laat een bot voor me spelen",
  leaveHint: "Tot je terugkomt. De uitslag is van jou.",
  comeBack: "Neem mijn plaats weer in",
  awayNotice: "Er speelt nu een bot voor je.",
  resign: "Opgeven",
  resignTitle: "Definitief opgeven?",
  resignHint: (isRated) =>
    `Een bot speelt op jouw plaats tot het einde; je kunt niet terugkomen en de partij verdwijnt van je lijst. In de uitslag eindig je achter iedereen die doorspeelt${isRated ? ", en dat telt mee voor je rating" : ""}.`,
  playOn: "Doorspelen",
  resignedNotice: "Je hebt opgegeven. Een bot speelt op jouw plaats tot het einde.",
  resignedLast: (names) =>
    `${list(names)} ${names.length === 1 ? "gaf op en eindigt" : "gaven op en eindigen"} achter de anderen, ongeacht de punten.`,
  botPlays: "een bot speelt verder",
  pause: "Vraag om een pauze",
  pauseAsked: "Je hebt om een pauze gevraagd. De klokken staan stil zodra iedereen dat heeft gedaan.",
  resume: "Verder",
  paused: "De klokken staan stil.",
  timeLeft: (time) => `nog ${time}`,
  orders: "Vaste opdracht",
  noOrder: "Vraag het me steeds",
  rematchReady: "De volgende partij staat klaar.",
  joinRematch: "Doe mee met de volgende partij",
  saveRecord: "Bewaar de partij als bestand",
  checkRecord: "Controleer of er eerlijk is gedeeld",
  lookBack: "De partij terugkijken",
  finished: "Afgelopen partijen",
  openRecord: "Een partij uit een bestand bekijken",
  askHint: "Wat zou jij doen?",

  speedHint: "Hoe snel je te zien krijgt wat er gebeurt. Een tik slaat de rest over.",
  soundsHint:
    "Een kaart, een munt, een edelsteen op fluweel, de hamer; een belletje als je aan de beurt bent, een deuntje aan het eind.",
  howTold: "Hoe je hoort dat je aan de beurt bent",
  devices: "Je apparaten",
  devicesHint: "Je plaatsen horen bij deze browser. Voeg nog een apparaat van jezelf toe:",
  makeLink: "Koppel een ander apparaat",
  linkHint:
    "Open deze link binnen tien minuten op het andere apparaat. Hij werkt één keer en maakt dat apparaat het jouwe: stuur hem aan niemand door.",
  linkTitle: "Maak dit apparaat het jouwe",
  useLink: "Ja, dit is mijn apparaat",
  makePasskey: "Bewaar mijn plaatsen met een passkey",
  hasPasskey: "Je hebt een passkey: je plaatsen zijn veilig.",
  signIn: "Ik heb een passkey",
  passkeyFailed: "Dat lukte niet met de passkey.",
};
