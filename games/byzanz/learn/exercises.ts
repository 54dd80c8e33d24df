import type { Action, Chance } from "@serai/kernel";
import { ActionList } from "@serai/kernel";
import { findPosition, type PositionSource } from "@serai/search/find-position";
import type { ExerciseKind } from "@serai/words/exercises";
import { knowledge } from "../bots/knowledge.ts";
import { Holding } from "../bots/worth.ts";
import {
  type Byzanz,
  bestSales,
  byzanz,
  type Card,
  cardsBid,
  HAND_LIMIT,
  isBid,
  isTake,
  kindOf,
  kindTaken,
  MERCHANT,
  pointsOf,
  type State,
  saleOf,
  totalOf,
} from "../rules/index.ts";
import type { Question, Verdict } from "../words/exercises/exercise.ts";

type ByzanzKind = ExerciseKind<Byzanz, Question, Verdict>;

const tableOf = (chance: Chance): PositionSource<Byzanz> => ({ game: byzanz, knowledge, seats: 3 + chance.int(4) });

const holding = new Holding();

/** B-4.1: what the cards sell for at best. */
function soldFor(cards: readonly Card[]): number {
  holding.clear();
  holding.addAll(cards);
  return holding.sold()[0];
}

function less(cards: readonly Card[], gone: readonly Card[]): Card[] {
  const rest = [...cards];
  for (const card of gone) rest.splice(rest.indexOf(card), 1);
  return rest;
}

function actionsIn(s: State): Action[] {
  const legal = new ActionList();
  byzanz.legal(s, s.asked, legal);
  return Array.from({ length: legal.count }, (_, i) => legal.at(i));
}

/** What does this hand sell for? */
const hand: ByzanzKind = {
  id: "hand",
  make(chance) {
    const state = findPosition(
      tableOf(chance),
      chance,
      (s) => s.step === "bidding" && s.laid[s.asked].length === 0 && s.hands[s.asked].length > 5,
    );
    if (state === undefined) return undefined;
    const seat = state.asked;
    const cards = state.hands[seat];
    const sales = bestSales(cards).map((sale) => ({ cards: saleOf(sale).cards, points: pointsOf(saleOf(sale).kept) }));
    const total = sales.reduce((sum, sale) => sum + sale.points, 0);
    // Something to think about: two sales, or a merchant that stands for a good.
    if (total < 4 || (sales.length < 2 && !sales.some((sale) => sale.cards.includes(MERCHANT)))) return undefined;
    const answers = [...new Set([total, total - 1, total + 1, sales[0].points, total + 2])].filter((one) => one > 0);
    return {
      question: { kind: "hand" },
      seat,
      view: byzanz.view(state, seat),
      by: "number",
      shows: "hand",
      answers: answers.slice(0, 4).sort((a, b) => a - b),
      best: total,
      judge: (answer) => ({ kind: "hand", isBest: answer === total, sales, total }),
    };
  },
};

/** Which bid leads and costs least? */
const bid: ByzanzKind = {
  id: "bid",
  make(chance) {
    const state = findPosition(
      tableOf(chance),
      chance,
      (s) => s.step === "bidding" && s.highest > 1 && s.laid[s.asked].length === 0 && s.hands[s.asked].length > 4,
    );
    if (state === undefined) return undefined;
    const seat = state.asked;
    const cards = state.hands[seat];
    const bids = actionsIn(state).filter(isBid);
    const judged = bids.map((action) => {
      const paid = cardsBid(action);
      return { action, left: soldFor(less(cards, paid)), total: totalOf(paid) };
    });
    judged.sort((a, b) => b.left - a.left || a.total - b.total);
    const [best, second] = judged;
    // The cheapest bid alone must not be the answer: then there would be nothing to see.
    const cheapest = Math.min(...judged.map(({ total }) => total));
    const tempts = judged.some(({ total, left }) => total === cheapest && left < best.left);
    if (second === undefined || !tempts || (best.left === second.left && best.total === second.total)) return undefined;
    return {
      question: { kind: "bid", highest: state.highest },
      seat,
      view: byzanz.view(state, seat),
      by: "move",
      shows: "table",
      answers: bids,
      best: best.action,
      judge(answer) {
        const { left, total } = judged.find(({ action }) => action === answer) ?? best;
        if (left === best.left && total > best.total) return { kind: "overpaid", total, enough: best.total };
        return { kind: "bid", isBest: answer === best.action, left, best: best.left };
      },
    };
  },
};

/** What to take from the market? */
const market: ByzanzKind = {
  id: "market",
  make(chance) {
    const state = findPosition(
      tableOf(chance),
      chance,
      (s) => s.step === "picking" && s.hands[s.asked].length > 2 && s.hands[s.asked].length <= HAND_LIMIT,
    );
    if (state === undefined) return undefined;
    const seat = state.asked;
    const cards = state.hands[seat];
    const before = soldFor(cards);
    const takes = actionsIn(state).filter(isTake);
    const afters = takes.map((action) => soldFor([...cards, ...ofKind(state, kindTaken(action))]));
    const best = Math.max(...afters);
    if (takes.length < 3 || best === before || afters.filter((after) => after === best).length > 1) return undefined;
    return {
      question: { kind: "market" },
      seat,
      view: byzanz.view(state, seat),
      by: "move",
      shows: "table",
      answers: takes,
      best: takes[afters.indexOf(best)],
      judge(answer) {
        const after = afters[takes.indexOf(answer)];
        return { kind: "market", isBest: after === best, of: kindTaken(answer), before, after, best };
      },
    };
  },
};

const ofKind = (s: State, kind: number): Card[] =>
  s.market.flatMap((count, card) => (kindOf(card) === kind ? Array<Card>(count).fill(card) : []));

export const exercises: readonly ByzanzKind[] = [hand, bid, market];
