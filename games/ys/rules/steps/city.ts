import { refuse, type Seat, type Tell } from "@serai/kernel";
import { colourOf, gem as gemAction, isVerbOf, take, takenOf } from "../actions.ts";
import { characterOf } from "../characters/index.ts";
import type { Contest, Event } from "../events.ts";
import { gain } from "../gems.ts";
import { rankIn, totalOf } from "../majority.ts";
import { dearest, isNeutral, neutralPick } from "../neutral.ts";
import {
  BLACK,
  BLUE_CARD,
  type Card,
  COLOURS,
  COMMERCIAL_POINTS,
  GEMS,
  type Gem,
  MERCHANT_POINTS,
  NO_CARD,
  picksFor,
  SHIPS,
} from "../parts.ts";
import { area, COMMERCIAL, PALACE, PORT, QUARTER_ZONES, zoneOf } from "../places.ts";
import { ask, goTo, type State, type YsStep } from "../state.ts";
import { notNow } from "./step.ts";
import { turnUp } from "./turning.ts";

/** Y-4.1: quarters in ascending order; when all are counted, the market. */
export function turnUpQuarter(s: State, tell: Tell<Event>): void {
  if (s.counted === s.quarters) {
    s.stage = "market";
    return;
  }
  const zone = QUARTER_ZONES[s.counted];
  turnUp(s, zone, s.counted, tell);
  const picks = picksFor(s.players);
  const ranking = rankIn(s, zone, "quarter", s.counted, 1 + picks[picks.length - 1], tell);
  s.ranking.length = 0;
  for (let i = 0; i < ranking.length; i++) s.ranking.push(ranking[i]);
  tell?.({ kind: "ranked", quarter: s.counted, seats: [...s.ranking], totals: s.ranking.map(totalOf) });
  const { large, small } = SHIPS[s.docked[s.counted]];
  s.cargo.fill(0);
  s.cargo[large] += s.players === 4 ? 2 : 1; // Y-4.2, Y-5.4
  s.cargo[small[0]]++;
  s.cargo[small[1]]++;
  s.picks = 0;
  s.stage = "ship";
}

/** Y-4.2: one gem at a time, by rank; leftovers stay in the bank. */
export function countShip(s: State, tell: Tell<Event>): void {
  const picks = picksFor(s.players);
  if (s.picks === picks.length || picks[s.picks] >= s.ranking.length) {
    s.stage = "port";
    return;
  }
  const side = s.ranking[picks[s.picks]];
  const gem = isNeutral(s, side) ? neutralPick(s) : onlyGemAboard(s);
  if (gem < 0) ask(s, "taking", side);
  else takeAboard(s, side, gem, tell);
}

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

/** Y-4.2: a seat picks a gem from the ship. */
export const taking: YsStep = {
  go: (s) => goTo(s, "counting"),
  legal(s, _seat, into) {
    for (let gem = 0; gem < s.cargo.length; gem++) if (s.cargo[gem] > 0) into.add(take(gem));
  },
  whyNot: (s, _seat, action) =>
    isVerbOf("take", action) ? refuse("gem-not-aboard", { gem: GEMS[takenOf(action)] }) : notNow(s),
  apply(s, seat, action, _chance, tell) {
    goTo(s, "counting");
    takeAboard(s, seat, takenOf(action), tell);
  },
};

/** Y-1.3, Y-6.1: a seat chooses the colour of a gem, for a white one or for a blue card. */
export const choosing: YsStep = {
  go: (s) => goTo(s, "counting"),
  legal(_s, _seat, into) {
    for (let colour = 0; colour < COLOURS.length; colour++) into.add(gemAction(colour));
  },
  whyNot: notNow,
  apply(s, seat, action, _chance, tell) {
    goTo(s, "counting");
    gain(s, seat, colourOf(action), s.stage === "quarter" ? "character" : "white", tell); // a blue card ends its quarter
  },
};

/** Y-4.3: one of the three areas; -1 where nobody is there. */
function winnerOf(s: State, kind: number, what: Contest, tell: Tell<Event>): Seat {
  const ranking = rankIn(s, zoneOf(area(s.counted, kind)), what, s.counted, 1, tell);
  if (ranking.length === 0) {
    tell?.({ kind: "unclaimed", what, at: s.counted });
    return -1;
  }
  tell?.({ kind: "won", what, at: s.counted, seat: ranking[0], total: totalOf(ranking[0]) });
  return ranking[0];
}

export function countPort(s: State, tell: Tell<Event>): void {
  const side = winnerOf(s, PORT, "port", tell);
  s.stage = "commercial";
  if (side >= 0) gain(s, side, BLACK, "port", tell);
}

export function countCommercial(s: State, tell: Tell<Event>): void {
  const side = winnerOf(s, COMMERCIAL, "commercial", tell);
  s.stage = "palace";
  if (side < 0) return;
  const points = s.merchant === 1 ? MERCHANT_POINTS : COMMERCIAL_POINTS; // Y-6, Merchant
  s.scores[side] += points;
  tell?.({ kind: "points", seat: side, points, why: "commercial" });
}

/** Y-4.3, Y-4.6: the palace ends the quarter; its brokers are counted no more. */
export function countPalace(s: State, tell: Tell<Event>): void {
  const side = winnerOf(s, PALACE, "palace", tell);
  const card = s.palaces[s.counted];
  s.palaces[s.counted] = NO_CARD;
  s.counted++;
  s.stage = "quarter";
  if (side >= 0) winCharacter(s, side, card, tell);
}

/** Y-6.1: Prince, King and blue cards act at once; Y-5.6: the neutral takes a gem instead of any other. */
function winCharacter(s: State, side: Seat, card: Card, tell: Tell<Event>): void {
  tell?.({ kind: "character", seat: side, card });
  if (card === BLUE_CARD) {
    if (isNeutral(s, side)) gain(s, side, dearest(s), "character", tell);
    else ask(s, "choosing", side);
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
