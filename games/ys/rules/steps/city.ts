import { only, refuse, type Seat, type Step, type Tell } from "@serai/kernel";
import { colourOf, gem as gemAction, isVerbOf, take, takenOf } from "../actions.ts";
import { characterOf } from "../characters/index.ts";
import type { Event } from "../events.ts";
import { gain } from "../gems.ts";
import { rankSides, SIDES } from "../majority.ts";
import { dearest, isNeutral, neutralPick } from "../neutral.ts";
import {
  BLACK,
  BLUE_CARD,
  type Card,
  COLOURS,
  commercialPoints,
  GEMS,
  type Gem,
  gemsAboard,
  NO_CARD,
  picksFor,
} from "../parts.ts";
import { AREAS, COMMERCIAL, PALACE, type Place, PORT, QUARTER_ZONES } from "../places.ts";
import type { State, Ys } from "../state.ts";
import { tallyOf, tallyOfThirds, tellTies, winnerOf } from "../tally.ts";
import { beginMarket } from "./market.ts";
import { automatic, notNow } from "./step.ts";
import { turnUp } from "./turning.ts";

/** Y-4.1: quarters in ascending order; when all are counted, the market. */
export const quarter = automatic((s, _chance, tell) => {
  if (s.counted === s.quarters) beginMarket(s, tell);
  else beginQuarter(s, tell);
});

function beginQuarter(s: State, tell: Tell<Event>): void {
  const zone = QUARTER_ZONES[s.counted];
  turnUp(s, zone, s.counted, tell);
  const tally = tallyOf(s, zone);
  s.ranking.length = rankSides(tally.totals, tally.brokers, 0, s.ties, s.ranking);
  if (tell) {
    const picks = picksFor(s.players);
    tellTies(s, tally, 0, "quarter", s.counted, 1 + picks[picks.length - 1], tell);
    const totals = s.ranking.map((side) => tally.totals[side]);
    tell({ kind: "ranked", quarter: s.counted, seats: [...s.ranking], totals });
  }
  s.cargo.fill(0);
  for (const gem of gemsAboard(s.docked[s.counted], s.players)) s.cargo[gem]++;
  s.picks = 0;
  s.phase = "ship";
}

/** The side that picks next from the ship (Y-4.2), -1 where nobody does. */
function picker(s: State): Seat {
  const picks = picksFor(s.players);
  if (s.picks === picks.length || picks[s.picks] >= s.ranking.length) return -1;
  return s.ranking[picks[s.picks]];
}

/** Y-4.2: one gem at a time, by rank; leftovers stay in the bank. */
export const ship: Step<Ys> = {
  deciders: (s) => only(picker(s)),
  legal(s, _seat, into) {
    for (let gem = 0; gem < s.cargo.length; gem++) if (s.cargo[gem] > 0) into.add(take(gem));
  },
  whyNot: (s, _seat, action) =>
    isVerbOf("take", action) ? refuse("gem-not-aboard", { gem: GEMS[takenOf(action)] }) : notNow(s),
  apply: (s, seat, action, _chance, tell) => takeAboard(s, seat, takenOf(action), tell),
  ask(s, _chance, tell) {
    const side = picker(s);
    if (side < 0) {
      countAreas(s, tell);
      return false;
    }
    const gem = isNeutral(s, side) ? neutralPick(s) : onlyGemAboard(s);
    if (gem < 0) return true;
    takeAboard(s, side, gem, tell);
    return false;
  },
};

/** Y-3.5: nobody is asked where gems of one colour are left; -1 where there are several. */
function onlyGemAboard(s: State): Gem {
  let only = -1;
  for (let gem = 0; gem < s.cargo.length; gem++) {
    if (s.cargo[gem] === 0) continue;
    if (only >= 0) return -1;
    only = gem;
  }
  return only;
}

function takeAboard(s: State, side: Seat, gem: Gem, tell: Tell<Event>): void {
  s.cargo[gem]--;
  s.picks++;
  gain(s, side, gem, "ship", tell);
}

/** Y-1.3, Y-6.1: a seat chooses the colour of a gem, for a white one or for a blue card. */
export const choosing: Step<Ys> = {
  deciders: (s) => only(s.choosing),
  legal(_s, _seat, into) {
    for (let colour = 0; colour < COLOURS.length; colour++) into.add(gemAction(colour));
  },
  whyNot: notNow,
  apply(s, seat, action, _chance, tell) {
    s.choosing = -1;
    gain(s, seat, colourOf(action), s.phase === "quarter" ? "character" : "white", tell); // a blue card ends its quarter
  },
};

const kindOf = (place: Place): number => place % AREAS.length;

/** Y-4.3: port, commercial area and palace; Y-4.6: then the quarter's brokers are counted no more. */
function countAreas(s: State, tell: Tell<Event>): void {
  const quarter = s.counted;
  const tally = tallyOfThirds(s, QUARTER_ZONES[quarter], kindOf);
  const atPort = winnerOf(s, tally, SIDES * PORT, "port", quarter, tell);
  if (atPort >= 0) gain(s, atPort, BLACK, "port", tell);
  const atCommercial = winnerOf(s, tally, SIDES * COMMERCIAL, "commercial", quarter, tell);
  if (atCommercial >= 0) payCommercial(s, atCommercial, tell);
  const atPalace = winnerOf(s, tally, SIDES * PALACE, "palace", quarter, tell);
  const card = s.palaces[quarter];
  s.palaces[quarter] = NO_CARD;
  s.counted++;
  s.phase = "quarter";
  if (atPalace >= 0) winCharacter(s, atPalace, card, tell);
}

function payCommercial(s: State, side: Seat, tell: Tell<Event>): void {
  const points = commercialPoints(s.merchant);
  s.scores[side] += points;
  tell?.({ kind: "points", seat: side, points, why: "commercial" });
}

/** Y-6.1: Prince, King and blue cards act at once; Y-5.6: the neutral takes a gem instead of any other. */
function winCharacter(s: State, side: Seat, card: Card, tell: Tell<Event>): void {
  tell?.({ kind: "character", seat: side, card });
  if (card === BLUE_CARD) {
    if (isNeutral(s, side)) gain(s, side, dearest(s), "character", tell);
    else s.choosing = side;
    return;
  }
  const character = characterOf(card);
  if (character.window === "won") character.win(s, side, tell);
  else if (isNeutral(s, side)) gain(s, side, dearest(s), "character", tell);
  else insert(s.fresh[side], card);
}

function insert(ascending: number[], card: number): void {
  let at = ascending.length;
  for (; at > 0 && ascending[at - 1] > card; at--) ascending[at] = ascending[at - 1];
  ascending[at] = card;
}
