import type { FirstGameText, Tried } from "@serai/words/first-game";
import { bridgeCost, type Caylus, SECTIONS, TRADING_POST_DENIERS } from "../../rules/index.ts";
import { names as words } from "../../words/nl/names.ts";
import { page } from "../../words/nl/page.ts";
import { buildingWord, seenAt } from "../../words/shared.ts";
import type { StepId } from "./index.ts";
import * as out from "./outcome.ts";
import { useAt } from "./use-at.ts";

const { buildings } = words;
/** Names of buildings begin with a capital only on signs. */
const lower = (name: string): string => name.toLocaleLowerCase("nl");
const deniers = (count: number): string => (count === 1 ? "1 denier" : `${count} deniers`);

function otherwise(tried: Tried<Caylus>): string | undefined {
  const instead = out.insteadOf(tried);
  switch (instead?.kind) {
    case "place":
      return `${seenAt(tried.view, instead.place, words)}: ${useAt(instead.place, instead.building, page)} Onthoud het voor later en volg het licht.`;
    case "pass":
      return "Als je past, plaats je deze beurt geen arbeiders meer. Plaats eerst deze.";
    case "provost":
      return `Dan staat hij op ${instead.to}, vóór je timmerman. Breng hem naar het licht.`;
    case "build":
      return `${buildingWord(instead.building, words)}: ${instead.points} punten. Bouw liever dit: ${buildings.mason}, ${out.wantedPoints(tried)} punten.`;
    case "build-nothing":
      return "Dan heeft je timmerman voor niets gewerkt. Bouw iets!";
    case "give-nothing":
      return `Niets geven aan het kasteel kost je ${instead.lost} punten. Je hebt een lading: geef die.`;
    case "favour":
      return [
        "Die lijn levert 1 punt op. Aan geld heb je nu meer.",
        "Die lijn levert deniers op.",
        "Die lijn levert 1 voedsel op. Aan geld heb je nu meer.",
        "De bouwlijn levert de eerste keer niets op. Neem het geld.",
      ][instead.line];
    case undefined:
      return undefined;
  }
}

export const text: FirstGameText<Caylus, StepId> = {
  steps: {
    aim: {
      say: () =>
        "De koning bouwt een *kasteel* en jullie bevoorraden het. De meeste punten winnen: tik op het kasteel.",
    },
    quarry: {
      say: (lesson) =>
        `Alles gebeurt door *arbeiders*, nu ${deniers(out.costOf(lesson))} per stuk. Plaats de eerste op de ${lower(buildings["neutral-quarry"])}: die geeft 1 steen.`,
      otherwise,
    },
    post: {
      say: () =>
        `De zes *speciale gebouwen* van de stad werken het eerst. Plaats een arbeider op de ${lower(words.town["trading-post"])}: ${TRADING_POST_DENIERS} deniers.`,
      otherwise,
    },
    castle: {
      say: ({ view }) =>
        `Plaats een arbeider bij het kasteel. Een *lading*, voedsel en twee andere soorten, is ${SECTIONS[view.scored].points} punten waard.`,
      otherwise,
    },
    sawmill: {
      say: () =>
        `Je hebt 2 voedsel en 1 hout, en er komt steen. Plaats een arbeider op de ${lower(buildings["neutral-sawmill"])}: meer hout.`,
      otherwise,
    },
    carpenter: {
      say: ({ view }) =>
        `Plaats er een op de ${lower(buildings["fixed-carpenter"])}, om te bouwen. Die slaapt: er wordt gewerkt tot en met de *provoost*, nu op ${view.provost}.`,
      otherwise,
    },
    price: {
      say: ({ view, names }) =>
        `${names(out.firstToPass(view))} heeft als eerste gepast en kreeg 1 denier. Een arbeider kost nu ${bridgeCost(view)}: tik op de *brug*.`,
    },
    pass: {
      say: () =>
        "Bewaar je deniers voor de provoost en *pas*. Jullie verplaatsen hem straks in de volgorde van de brug.",
      otherwise,
    },
    provost: {
      say: (lesson) =>
        `${lesson.names(out.lastToPass(lesson.view))} stuurde de provoost terug naar ${lesson.view.provost}. Betaal ${out.provostBy(lesson).deniers} deniers en breng hem naar je ${lower(buildings["fixed-carpenter"])} op ${out.provostBy(lesson).to}.`,
      otherwise,
    },
    build: {
      say: (lesson) =>
        `Je timmerman bouwt. Neem de ${lower(buildings.mason)} voor 1 hout en 1 voedsel: ${out.wantedPoints(lesson)} punten, en hij is van jou.`,
      otherwise,
    },
    batch: {
      say: ({ view }) =>
        `Geef voedsel, hout en steen aan het kasteel: een huis in de *${lower(words.sections[view.scored])}*, ${SECTIONS[view.scored].points} punten.`,
      otherwise,
    },
    favour: {
      say: () =>
        "Niemand gaf meer en jij stond vooraan: een koninklijke *gunst*. Neem geld: nu 3 deniers, de volgende keer 4.",
      otherwise,
    },
    bailiff: {
      say: ({ view }) =>
        `Elke beurt loopt de *baljuw* verder, nu tot ${view.bailiff}. Op ${SECTIONS[view.scored].trigger} tellen de huizen in de ${lower(words.sections[view.scored])}: tik op het kasteel.`,
    },
    owner: {
      say: ({ view, names }) =>
        `${names(out.visitorOf(view))} plaatste een arbeider op jouw ${lower(buildings.mason)}: meteen 1 punt voor jou. Tik op je punten.`,
    },
    visit: {
      say: (lesson) =>
        `Ga naar de ${lower(buildings["food-farm"])} van ${lesson.names(out.hostOf(lesson))}: 2 voedsel voor jou, 1 punt voor de *eigenaar*.`,
      otherwise,
    },
  },
  advice(view) {
    switch (view.step) {
      case "placing":
        return out.couldDeliver(view)
          ? "Je hebt de goederen voor een lading: een arbeider bij het kasteel maakt er punten van."
          : "Kijk welke goederen je mist en hoe ver de provoost komt. Bewaar een paar deniers voor hem.";
      case "provost":
      case "guild":
        return "Verplaats hem vooruit voor je eigen arbeiders, of terug tot vóór die van een ander. Of spaar je geld.";
      case "building":
      case "anyCube":
        return "Elk gebouw levert nu punten op, en later bij elk bezoek. Waar goederen zijn, komen er velen.";
      case "castle":
        return "Elke lading levert meteen punten op. Twee huizen in een deel brengen een gunst als het telt.";
      case "line":
      case "effect":
        return "Een gunst groeit: hoe verder je schijf op een lijn staat, hoe meer hij oplevert.";
      default:
        return "Neem wat je mist voor een lading of voor je volgende gebouw.";
    }
  },
  farewell:
    "Als de torens tellen, is de partij voorbij; voor de grote gebouwen heb je goud nodig. Nu ken je Caylus: speel verder!",
};
