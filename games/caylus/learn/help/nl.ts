import { cubes, deniers, favours, points } from "../../words/nl/events.ts";
import { page, text } from "../../words/nl.ts";
import type { HelpWords } from "./help-words.ts";

const more = (any: number): string =>
  any === 0 ? "" : any === 1 ? "één blokje van een willekeurige soort" : `${any} blokjes van een willekeurige soort`;
const price = (set: readonly number[], any: number): string => [cubes(set), more(any)].filter(Boolean).join(" en ");

export const words: HelpWords = {
  page,
  action: text.action,
  prompt: text.prompt,
  points,

  groups: {
    neutral:
      "Een neutraal gebouw: van niemand, iedereen mag er een arbeider heen sturen. Een notaris kan er een woonhuis van maken.",
    fixed: "Op de weg gedrukt: van niemand, en het blijft er de hele partij.",
    wood: "Een houten gebouw, gebouwd door een timmerman. Een arbeider van een ander levert de eigenaar 1 punt op.",
    stone: "Een stenen gebouw, gebouwd door een metselaar. Een arbeider van een ander levert de eigenaar 1 punt op.",
    residence: "Een woonhuis, het werk van een notaris. Er kan een prestigegebouw voor in de plaats komen.",
    prestige: "Een prestigegebouw, door een architect op de plaats van een eigen woonhuis gezet.",
  },
  town: {
    gate: "In fase 3 gaat je arbeider hier gratis verder naar een vrije plaats naar keuze. Zo kun je later beslissen.",
    "trading-post": "In fase 3 levert je arbeider je 3 deniers op.",
    guild: "In fase 3 mag je de provoost gratis hoogstens 3 vakken verplaatsen, vooruit of terug.",
    joust: "In fase 3 mag je 1 denier en 1 stof betalen voor een koninklijke gunst.",
    stables: "In fase 3 komt wie hier staat vooraan in de beurtvolgorde, op volgorde van nummer; de anderen volgen.",
    inn: "Je arbeider komt links binnen en schuift in fase 3 naar rechts. Zolang hij daar blijft, kost elke arbeider je 1 denier, maar hij is zelf niet thuis.",
    castle:
      "In fase 6 levert iedereen hier ladingen: voedsel en twee andere soorten, allemaal verschillend. Elke lading zet een huis in het kasteel. Wie niets levert, verliest 2 punten; wie het meest levert, krijgt een gunst.",
  },
  house: {
    space: (space) => `Vak ${space} van de weg`,
    reached: "Zoals de provoost nu staat, werkt het deze beurt.",
    atWork: "Het is nu aan het werk.",
    free: "Er staat geen arbeider.",
    couldUse: "Met wat je nu hebt, zou je het kunnen gebruiken.",
    couldNotUse: "Met wat je nu hebt, zou je het niet kunnen gebruiken.",
    own: "Het is van jou: een arbeider kost je 1 denier, en elke arbeider van een ander levert je 1 punt op.",
    ownWithCube:
      "Het is van jou: een arbeider kost je 1 denier, en elke arbeider van een ander levert je 1 punt en 1 blokje op.",
    income: (count) => `Het is van jou en levert je elke beurt ${deniers(count)} op.`,
  },
  plot: {
    title: (space) => `Vak ${space}`,
    is: "Een plaats voor een houten of stenen gebouw; elk gebouw komt op de eerste vrije plaats.",
  },
  stablesUnused: "Met z'n tweeën doen de stallen niet mee: wie begint, wisselt elke beurt.",
  build: {
    cost: (set, any) => `Het kost ${price(set, any)}.`,
    gone: "Er is er geen meer.",
    worth: (count, won) => `${points(count)}${won > 0 ? ` en ${favours(won)}` : ""} als je het bouwt.`,
    enough: "Je hebt er de blokjes voor.",
    lacks: (set, any) => `Je mist nog ${price(set, any)}.`,
    noResidence: "Je hebt geen woonhuis waar het op kan.",
  },
  castle: {
    batches: (count, worth) =>
      `Je blokjes zijn goed voor ${count === 1 ? "1 lading" : `${count} ladingen`}: ${points(worth)}.`,
    none: "Je blokjes zijn nog niet genoeg voor een lading: een arbeider hier zou je 2 punten kosten.",
  },
  section: {
    is: (houses, worth, space) =>
      `Een deel van het kasteel voor ${houses} huizen, elk ${points(worth)}. Het telt één keer: als de baljuw vak ${space} bereikt of als het vol is.`,
    built: (built, all) => `${built} van de ${all} huizen staan er.`,
    holds: (name, houses) => `${name} ${houses}`,
    scored: "Het is al geteld; er komen geen huizen meer bij.",
    due: "Het telt aan het eind van deze beurt.",
    open: "Het volgende huis komt hier.",
    favours: (count) => `Als het nu telde, kreeg je ${favours(count)}.`,
    nothing: "Als het nu telde, kreeg je niets: één huis levert niets op en kost niets.",
    penalty: (lost) => `Als het nu telde, verloor je ${points(lost)}: je hebt hier geen huis.`,
  },
  castleHouse: {
    title: (name) => `Huis: ${name}`,
    is: "Staat hier voor een lading aan het kasteel. Als dit deel telt, leveren huizen gunsten op.",
  },
  favours: {
    is: "Een koninklijke gunst schuift je schijf in een van de vier lijnen één kolom op; daarna gebruik je één effect van die lijn, tot aan je schijf. Per fase één gunst per lijn.",
    beginner: "In deze partij is elke gunst meteen 3 punten.",
  },
  line: {
    title: (line) => `Gunstlijn: ${line}`,
    is: [
      "Levert punten op, zoveel als je kolom.",
      "Levert deniers op: 3 in de eerste kolom, 7 in de vijfde.",
      "Levert blokjes op.",
      "Laat je bouwen, meestal goedkoper, in elke fase.",
    ],
    at: (column) => `Je schijf staat in kolom ${column}.`,
    off: "Je schijf staat er nog niet op.",
    next: (column) => `De volgende gunst hier brengt hem naar kolom ${column}.`,
    stays: "Verder kan hij nu niet, maar de lijn kun je opnieuw gebruiken.",
  },
  column: {
    is: "Hoe ver een schijf is gekomen. Elke gunst schuift hem één kolom naar rechts.",
    open: "Deze is open.",
    shut: "Deze is nog dicht.",
    opensAfter: (section) => `Gaat open als dit is geteld: ${section}.`,
  },
  cell: {
    title: (line, column) => `${line}, kolom ${column}`,
    money: deniers,
    cubes: ["1 voedsel", "1 hout of 1 steen", "1 stof", "1 willekeurig blokje voor 2 goederen", "1 goud"],
    building: [
      "Nog niets",
      "Bouw als een timmerman, 1 hout goedkoper",
      "Bouw als een metselaar, 1 steen goedkoper",
      "Een notaris voor alleen 1 stof",
      "Bouw als een architect, voor de volle prijs",
    ],
    yours: "Zo ver is je schijf al: een gunst op deze lijn kan je dit opleveren.",
    next: "Je volgende gunst op deze lijn kan je dit opleveren.",
    far: "Zo ver is je schijf nog niet.",
  },
  marker: { title: (name) => `Gunstschijf: ${name}`, is: "Laat zien hoe ver iemand op een gunstlijn is." },
  bridge: {
    is: "Wie geen arbeiders meer plaatst, past hier. Het laagste vrije nummer is wat een arbeider de anderen kost, en wie eerder paste, verplaatst de provoost eerder. De eerste krijgt 1 denier.",
    passed: (number) => `Je hebt gepast als nummer ${number}.`,
    place: (number) => `Als je nu past, ben je nummer ${number}.`,
    first: "Dat levert je 1 denier op.",
  },
  price: {
    title: "Prijs van een arbeider",
    is: "Wat een arbeider nu kost. De prijs stijgt met iedereen die past; op je eigen gebouw is het altijd 1.",
    you: (count) => `Jij betaalt ${deniers(count)}.`,
    guest: "Je bent gast van de herberg en betaalt overal 1.",
  },
  passed: {
    title: (number) => `Nummer ${number} op de brug`,
    is: "Heeft gepast: plaatst deze beurt geen arbeiders meer en verplaatst de provoost in deze volgorde.",
  },
  provost: {
    is: "Gebouwen werken van vak 1 tot waar hij staat; arbeiders voorbij hem gaan met niets naar huis. In fase 4 mag iedereen betalen om hem hoogstens 3 vakken te verplaatsen.",
    at: (space) => `Hij staat op vak ${space}.`,
    missed: (count) => `Buiten zijn bereik: ${count} ${count === 1 ? "arbeider" : "arbeiders"}.`,
    allReached: "Hij bereikt elke arbeider op de weg.",
    noWorkers: "Er staat geen arbeider op de weg.",
    yours: (count) => `Daarvan ${count === 1 ? "is" : "zijn"} er ${count} van jou.`,
  },
  bailiff: {
    is: "De klok van de partij: aan het eind van een beurt gaat hij 2 vakken als de provoost voor hem staat, anders 1. Waar hij komt, tellen delen van het kasteel.",
    next: (space, next) => `Op vak ${space}; zoals het nu staat, gaat hij naar ${next}.`,
    trigger: (spaces, section) => `${section}: nog ${spaces} ${spaces === 1 ? "vak" : "vakken"}.`,
  },
  worker: {
    title: (name) => `Arbeider: ${name}`,
    is: "Staat hier tot de plaats aan de beurt is geweest en gaat dan naar huis. Iedereen heeft er zes.",
    goesHome: "De provoost bereikt hem niet: zo gaat hij met niets naar huis.",
    works: "Hij komt deze beurt aan het werk.",
  },
  guest: {
    title: (name) => `Gast van de herberg: ${name}`,
    is: "Elke arbeider kost de gast 1 denier. De gast gaat naar huis als er een nieuwe arbeider in de herberg komt, of als zijn speler hem terughaalt.",
  },
  goods: {
    kinds: {
      food: "Voor veel gebouwen, en in elke lading voor het kasteel.",
      wood: "Voor houten gebouwen en een paar andere, en voor ladingen.",
      stone: "Voor stenen en prestigegebouwen, en voor ladingen.",
      cloth: "Voor de notaris, het toernooiveld, de kleermaker en een paar gebouwen, en voor ladingen.",
      gold: "Voor prestigegebouwen en ladingen. Het is een blokje, geen geld. Aan het eind is elk 3 punten waard.",
    },
    holds: (count) => `Nu ${count}.`,
    worth: (count) =>
      `Alle blokjes samen: ${points(count)} als de partij nu eindigde, 3 per goud en 1 per drie andere blokjes.`,
  },
  deniers: {
    title: (name) => `Deniers: ${name}`,
    is: "Geld: voor arbeiders en de provoost, en in sommige gebouwen. Vier zijn aan het eind 1 punt.",
    income: (count) => `Inkomen per beurt: ${count}.`,
    worth: (count) => `${points(count)} als de partij nu eindigde.`,
  },
  workers: {
    title: (name) => `Arbeiders: ${name}`,
    is: "Arbeiders thuis, die deze beurt nog geplaatst kunnen worden. Aan het eind van de beurt is iedereen terug, behalve de gast van de herberg.",
  },
  score: {
    title: (name) => `Punten: ${name}`,
    is: "Wie aan het eind de meeste heeft, wint. Punten zakken nooit onder 0.",
  },
  order: {
    title: (name) => `Plaats in de volgorde: ${name}`,
    is: "De plaats in de beurtvolgorde. De stallen veranderen die. Wie gepast heeft, is bleek zolang er arbeiders geplaatst worden.",
  },
  phases: {
    is: [
      "Iedereen krijgt 2 deniers, plus die van woonhuizen, bibliotheek en hotel.",
      "In beurtvolgorde plaatst iedereen één arbeider of past, tot iedereen heeft gepast.",
      "De speciale gebouwen werken na elkaar, van de poort tot de herberg.",
      "In volgorde van passen mag iedereen 1 tot 3 deniers betalen en de provoost even ver verplaatsen.",
      "De gebouwen aan de weg werken van vak 1 tot de provoost.",
      "Wie bij het kasteel staat, levert ladingen en bouwt huizen.",
      "De baljuw gaat verder, de provoost komt bij hem staan, en misschien telt een deel van het kasteel.",
    ],
    now: "Deze is nu bezig.",
    over: "Deze is voorbij voor deze beurt.",
    ahead: "Deze komt later in de beurt.",
  },
  option: {
    is: "Eén antwoord op wat je gevraagd wordt; met de hoofdknop is het beslist.",
    cube: "Elke tik is er één meer van deze soort; als er geen meer bij past, begint het opnieuw.",
  },
  pass: "Je plaatst deze beurt geen arbeiders meer. Voor de anderen stijgt de prijs.",
  caption: { title: "In woorden", is: "Zegt wat je het laatst hebt aangetikt, of hoe ver provoost en baljuw zijn." },
  map: "De hele weg in het klein: wie waar staat, hoe ver het licht van de provoost reikt en wat er in beeld is. Tik om erheen te gaan.",
  tools: {
    favours: "Opent de tabel van de gunsten met ieders schijven.",
    buildings: "Laat zien wat er nog te bouwen is, wat het kost en wat het oplevert.",
    goods: "Laat zien wat iedereen heeft.",
  },
  legend: {
    kinds: { food: "Voedsel", wood: "Hout", stone: "Steen", cloth: "Stof", gold: "Goud: een blokje, nooit geld" },
    any: "Eén blokje van een willekeurige soort, ook goud",
    plain: "Zoveel goederen: voedsel, hout, steen of stof, geen goud",
    coin: "Deniers",
    shield: "Punten; met − verlies je ze",
    crown: "Een koninklijke gunst",
    to: "Wat voor de pijl staat, geef je voor wat erna komt",
    or: "Het een of het ander",
    turn: "Elke beurt",
    hammer: "Bouwen",
    builds: ["Een houten gebouw", "Een stenen gebouw", "Een woonhuis", "Een prestigegebouw"],
    worker: "Arbeider",
    owner: "De eigenaar van het gebouw",
    ownerPoint: "Je arbeider hier levert de eigenaar 1 punt op",
    provost: "De provoost: gebouwen werken zo ver zijn licht reikt",
    bailiff: "De baljuw: de klok van de partij",
    moon: "Maan: zoveel vakken komt de provoost tekort",
    milestone: "Nummer van het vak op de weg",
    flag: "Vlag: komt de baljuw hier, dan telt een deel van het kasteel",
    crane: "Kraan: het volgende gebouw komt hier",
    price: "Wat een arbeider hier, of de weg van de provoost hierheen, je kost",
    waiting: "Wordt een woonhuis zodra de arbeider naar huis is",
    gate: "De arbeider gaat verder naar een plaats naar keuze",
    guild: "Verplaatst de provoost, hoogstens 3 vakken",
    stables: "Eerder in de beurtvolgorde",
    inn: "Gast van de herberg: elke arbeider voor 1 denier",
    castleHouse: "Een huis in het kasteel, of een schijf bij de gunsten",
    batch: "Een lading: voedsel en twee andere soorten, allemaal verschillend",
    order: "Plaats in de beurtvolgorde",
  },
};
