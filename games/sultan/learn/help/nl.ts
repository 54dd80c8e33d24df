import { listIn } from "@serai/words/list";
import { page } from "../../words/nl.ts";
import type { HelpWords } from "./help-words.ts";

const list = listIn("nl");
const ORDINALS = ["eerste", "tweede", "derde", "vierde", "vijfde", "zesde", "zevende"];

export const words: HelpWords = {
  page,

  gem: (worth, count, all) =>
    `Een edelsteen met waarde ${worth}. Van alle ${all} stenen hebben er ${count} deze kleur.`,
  inBag: (count) => `Nog in de zak: ${count}.`,
  onCushion: (cushion) => `op kussen ${cushion}`,
  drawnOwn: "Uit de zak getrokken. Jij kiest welke teruggaat; de andere komen op de kussens.",
  drawn: (name) => `Uit de zak getrokken. ${name} kiest welke teruggaat; de andere komen op de kussens.`,
  worth: (worth, bonus, have) =>
    bonus === 0
      ? `voor de steen; je hebt er ${have} van deze kleur.`
      : `${worth} voor de steen en ${bonus} extra bonus: het zou je ${ORDINALS[have] ?? `${have + 1}e`} zijn.`,
  noSeat: (worth) => `${worth} voor wie hem krijgt, en een bonus voor veel van één kleur.`,

  cushion: {
    title: (cushion) => `Kussen ${cushion}`,
    is: (players) =>
      `Hier ligt één edelsteen. De hoogste kaart die hier ligt wint hem; bij gelijke kaarten die ${players === 2 ? "van wie de beurt begon" : "er het eerst lag"}.`,
    empty: "Er ligt nu geen steen.",
    nobody: "Er ligt nog geen kaart. Een kaart die alleen blijft, wint.",
    cards: (names) => `Gedekt bij dit kussen: ${list(names)}. Je hebt de hoogste kaart nodig.`,
    own: (card) => `Jouw ${card} ligt hier.`,
    won: (name, card) => `${name} won de steen met de ${card}.`,
    backToBag: "Niemand legde hier een kaart: de steen ging terug in de zak.",
    closed: (cushion) => `Je eerste kaart ligt hier: de tweede gaat naar een ander kussen dan ${cushion}.`,
  },
  handCard: {
    title: (value) => `Jouw ${value}`,
    is: (highest, copies) =>
      `Een geldkaart. Iedereen heeft dezelfde, 1 tot en met ${highest}${copies > 1 ? ", elk twee keer" : ""}; elke kaart speel je maar één keer.`,
    now: "Leg hem gedekt bij een kussen: de hoogste kaart daar wint de steen.",
    notNow: "Hij blijft in je hand tot jij mag leggen.",
    left: (cards) =>
      cards === 1
        ? "Het is je laatste kaart in deze ronde."
        : `Je hebt ${cards} kaarten; nieuwe komen pas in de volgende ronde.`,
  },
  laidCard: {
    title: (name) => `Kaart: ${name}`,
    down: "Gedekt: de waarde blijft geheim tot alle kaarten liggen.",
    own: "Jij hebt hem gelegd; alleen jij kent de waarde.",
    value: (value) => `Het is een ${value}.`,
    up: "Open: iedereen ziet de waarde.",
    place: (order, cushion) => `${ORDINALS[order] ?? `${order + 1}e`} kaart van deze beurt, bij kussen ${cushion}`,
    won: "Deze kaart won de steen.",
    lost: (players) =>
      players === 2
        ? "Een hogere kaart won de steen, of een gelijke van wie de beurt begon."
        : "Een hogere kaart, of een gelijke die er eerder lag, won de steen.",
  },
  bag: {
    title: "De zak",
    is: (all) =>
      `Hier komen de ${all} edelstenen vandaan. Wat teruggelegd wordt en waar niemand een kaart bij legde, gaat er weer in.`,
    holds: (count) => `Er zitten ${count} stenen in.`,
    hidden: "Niemand ziet wat erin zit; wie geteld heeft, weet het.",
  },
  ownGems: {
    title: "Achter je scherm",
    is: "De stenen die je gewonnen hebt; alleen jij ziet ze. De + zegt wat één meer van die kleur zou opleveren.",
    now: (points) => `Ze zijn nu ${points} ${points === 1 ? "punt" : "punten"} waard.`,
  },
  memoryAid: {
    title: (name) => `Edelstenen en kaarten: ${name}`,
    is: "De gewonnen stenen en gespeelde kaarten, zichtbaar voor iedereen: deze tafel speelt met geheugensteun.",
  },
  cardsLeft: {
    title: (name) => `Kaarten: ${name}`,
    is: (turns) => `De kaarten die nog in de hand zijn. Een ronde heeft ${turns} beurten en duurt tot de hand leeg is.`,
    now: (count) => (count === 1 ? "1 kaart." : `${count} kaarten.`),
  },
  start: {
    title: "Lantaarn",
    is: "Wie hem heeft trekt de stenen, legt er één terug en legt als eerste een kaart. Na elke beurt gaat hij naar links.",
    now: (name) => `${name} heeft hem deze beurt.`,
  },
  legend: {
    gem: (worth) => (worth === 1 ? "1 punt" : `${worth} punten`),
    bag: "De zak: stenen komen eruit en gaan erin terug",
    start: "Lantaarn: begint deze beurt",
    cardsLeft: "Kaarten in de hand",
    down: "Gedekt gelegd: de waarde is geheim",
    draft: "Gestippeld: je keuze, nog niet gelegd",
    crown: "Kroon: won de steen van dit kussen",
    next: "Wat één meer van deze kleur jou zou opleveren",
  },
};
