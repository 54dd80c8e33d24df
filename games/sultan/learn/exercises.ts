import type { Chance, Seat } from "@serai/kernel";
import { findPosition, type PositionSource } from "@serai/search/find-position";
import type { Exercise, ExerciseKind } from "@serai/words/exercises";
import { policy } from "../bots/policy.ts";
import {
  bonusFor,
  type Colour,
  cardOf,
  cushionOf,
  lay,
  type State,
  type Sultan,
  scoreByColour,
  scoreOf,
  sultan,
  tableFor,
  WORTH,
} from "../rules/index.ts";
import type { Question, Verdict } from "../words/exercises/exercise.ts";

type Kind = ExerciseKind<Sultan, Question, Verdict>;
type Made = Exercise<Sultan, Question, Verdict>;

/** With two players cards and ties go otherwise: the exercises teach the game of three to five. */
const tableOf = (chance: Chance): PositionSource<Sultan> => ({
  game: sultan,
  knowledge: policy,
  seats: 3 + chance.int(3),
});

const layers = (s: State): number => s.players * tableFor(s.players).cardsPerTurn;

/** S-2.4: the highest card at a cushion, the first of equals; whose it is. */
function highestAt(s: State, cushion: number): { readonly card: number; readonly seat: Seat } | undefined {
  let best: { card: number; seat: Seat } | undefined;
  for (const [k, card] of s.laidCards.entries())
    if (s.laidAt[k] === cushion && (best === undefined || card > best.card))
      best = { card, seat: (s.start + k) % s.players };
  return best;
}

/** Which card takes the gem? Somebody lays last, and for once the other cards can be read. */
const take: Kind = {
  id: "take",
  make(chance) {
    const state = findPosition(
      tableOf(chance),
      chance,
      (s) => s.step === "laying" && s.laidCards.length === layers(s) - 1 && tableFor(s.players).hand - s.turn > 2,
    );
    if (state === undefined) return undefined;
    const seat = (state.start + state.laidCards.length) % state.players;
    const hand = state.hands[seat];
    const cushions = [...state.shown.keys()].filter((cushion) => {
      const rival = highestAt(state, cushion);
      const winning = hand.filter((card) => rival && card > rival.card).length;
      return rival !== undefined && winning > 1 && winning < hand.length;
    });
    if (cushions.length === 0) return undefined;
    return taking(state, seat, cushions[chance.int(cushions.length)]);
  },
};

function taking(state: State, seat: Seat, cushion: number): Made | undefined {
  const rival = highestAt(state, cushion);
  if (rival === undefined) return undefined;
  const hand = state.hands[seat];
  const best = Math.min(...hand.filter((card) => card > rival.card));
  const view = sultan.view(state, seat);
  return {
    question: { kind: "take", colour: state.shown[cushion], cushion },
    seat,
    view: { ...view, laid: view.laid.map((laid, k) => ({ ...laid, card: state.laidCards[k] })) },
    by: "move",
    shows: "table",
    answers: hand.map((card) => lay(card, cushion)),
    best: lay(best, cushion),
    picked: { cushion },
    judge(answer) {
      const card = cardOf(answer);
      if (card === best) return { kind: "wins", card, beaten: rival.card, seat: rival.seat };
      if (card > best) return { kind: "wasteful", card, best };
      if (card === rival.card) return { kind: "ties", card, seat: rival.seat };
      return { kind: "loses", card, to: rival.card, seat: rival.seat };
    },
  };
}

interface Gain {
  readonly colour: Colour;
  readonly count: number;
  readonly points: number;
  readonly bonus: number;
}

/** S-3.1: what one more gem of the colour brings. */
function gainOf(gems: readonly number[], colour: Colour, players: number): Gain {
  const count = gems[colour] + 1;
  const bonus = bonusFor(count, players) - bonusFor(count - 1, players);
  return { colour, count, points: WORTH[colour] + bonus, bonus };
}

/** Which gem brings most? The dearest is not always it: bonuses see to that. */
const gem: Kind = {
  id: "gem",
  make(chance) {
    const state = findPosition(
      tableOf(chance),
      chance,
      (s) => s.step === "laying" && s.laidCards.length === 0 && s.round > 0,
    );
    if (state === undefined || new Set(state.shown).size < state.shown.length) return undefined;
    const seat = chance.int(state.players);
    const gems = state.gems[seat];
    const gains = state.shown.map((colour) => gainOf(gems, colour, state.players));
    const [best, second] = [...gains].sort((a, b) => b.points - a.points);
    const isDearest = gains.every(({ colour }) => WORTH[colour] <= WORTH[best.colour]);
    if (best.points === second.points || best.bonus === 0 || isDearest) return undefined;
    // Any card will do to show which: the dearest, as nothing else is asked.
    const { dearestCard } = tableFor(state.players);
    return {
      question: { kind: "gem", gems: [...gems], shown: [...state.shown], players: state.players },
      seat,
      view: { ...sultan.view(state, seat), asked: seat, hand: [dearestCard] },
      by: "move",
      shows: "board",
      answers: state.shown.map((_, cushion) => lay(dearestCard, cushion)),
      best: lay(dearestCard, gains.indexOf(best)),
      picked: { card: 0 },
      judge(answer) {
        const gain = gains[cushionOf(answer)];
        return { kind: "gem", isBest: gain === best, ...gain };
      },
    };
  },
};

/** Fewer are counted at a glance. */
const FEWEST_GEMS = 5;

/** What do these gems bring? Values and bonuses are added up. */
const score: Kind = {
  id: "score",
  make(chance) {
    const state = findPosition(tableOf(chance), chance, (s) => s.step === "laying" && s.round > 0);
    if (state === undefined) return undefined;
    const seat = chance.int(state.players);
    const gems = [...state.gems[seat]];
    const scored = scoreByColour(gems, state.players);
    const total = scoreOf(gems, state.players);
    const worth = scored.reduce((sum, one) => sum + one.worth, 0);
    const bonuses = scored.flatMap(({ count, bonus }, colour) => (bonus > 0 ? [{ colour, count, bonus }] : []));
    if (bonuses.length === 0 || gems.reduce((sum, count) => sum + count, 0) < FEWEST_GEMS) return undefined;
    // Without the bonuses; with the next one of the greatest; and what lies on the other side.
    const greatest = bonuses.reduce((most, one) => (one.bonus > most.bonus ? one : most));
    const next = total - greatest.bonus + bonusFor(greatest.count + 1, state.players);
    const answers = [...new Set([worth, total, next, total + 2])];
    if (answers.length < 4) return undefined;
    return {
      question: { kind: "score", gems, players: state.players },
      seat,
      view: sultan.view(state, seat),
      by: "number",
      shows: "figure",
      answers: answers.sort((a, b) => a - b),
      best: total,
      judge: (answer) => ({ kind: "score", isBest: answer === total, worth, bonuses, total }),
    };
  },
};

export const exercises: readonly Kind[] = [take, gem, score];
