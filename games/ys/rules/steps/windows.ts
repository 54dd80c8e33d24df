import { only, type Refusal, refuse, type Seat, type Step } from "@serai/kernel";
import { isCharacter, PASS, verbOf } from "../actions.ts";
import { onTurn } from "../board.ts";
import { characterOf } from "../characters/index.ts";
import { tieRanks } from "../majority.ts";
import { CARDS_A_ROUND, cardOf } from "../parts.ts";
import type { State, Window, Ys, YsRefusal } from "../state.ts";
import { notNow } from "./step.ts";

/** Y-6.3: whether play stops for a seat depends on what everybody knows, never on which cards it holds. */
const mustStop = (s: State, seat: Seat): boolean => s.hands[seat].length > 0 && s.played[seat].length < CARDS_A_ROUND;

/** Who is asked in a window, when nobody has to be any more, and what a pass does. */
type Asking = Pick<Required<Step<Ys>>, "deciders" | "ask"> & { pass(s: State): void };

/** Y-6.2: at a stop a seat plays a card or passes; after a card it is asked again. */
function stop(window: Window, { deciders, ask, pass }: Asking): Step<Ys> {
  return {
    deciders,
    legal(s, seat, into) {
      into.add(PASS);
      const hand = s.hands[seat];
      for (let i = 0; i < hand.length; i++) {
        const character = characterOf(hand[i]);
        if (character.window !== "won" && character.window(s) === window) character.legal(s, seat, into);
      }
    },
    whyNot: (s, seat, action) => whyNotPlay(s, seat, action, window),
    apply(s, seat, action, chance, tell) {
      if (action === PASS) {
        tell?.({ kind: "passed", seat });
        pass(s);
        return;
      }
      const verb = verbOf(action);
      if (verb === undefined || !isCharacter(verb)) throw new Error(`no card: ${action}`);
      const card = cardOf(verb);
      const character = characterOf(card);
      if (character.window === "won") throw new Error(`${verb} is not played`);
      s.hands[seat].splice(s.hands[seat].indexOf(card), 1);
      s.played[seat].push(card);
      tell?.({ kind: "played", seat, card });
      character.play(s, seat, action, chance, tell);
    },
    ask,
  };
}

function whyNotPlay(s: State, seat: Seat, action: number, window: Window): Refusal<YsRefusal> {
  const card = verbOf(action);
  if (card === undefined || !isCharacter(card)) return notNow(s);
  if (s.fresh[seat].includes(cardOf(card))) return refuse("card-won-this-round", { card });
  if (!s.hands[seat].includes(cardOf(card))) return refuse("card-not-held", { card });
  const character = characterOf(cardOf(card));
  const fits = character.window !== "won" && character.window(s) === window;
  return refuse(fits ? "card-cannot-do-that" : "card-not-now", { card });
}

/** A window in which every seat is asked once, in turn order; then play goes on. */
const inTurnOrder = (window: Window, goOn: (s: State) => void): Step<Ys> =>
  stop(window, {
    deciders: (s) => only(s.order[s.asked]),
    pass(s) {
      s.asked++;
    },
    ask(s) {
      while (s.asked < s.players && !mustStop(s, s.order[s.asked])) s.asked++;
      if (s.asked < s.players) return true;
      goOn(s);
      return false;
    },
  });

/** Window P of the rules. */
export const placingBegins = inTurnOrder("placingBegins", (s) => {
  s.turn = 0;
  s.step = "beforePlacing";
});

/** Window C of the rules. All that decides ties is settled after it. */
export const countBegins = inTurnOrder("countBegins", (s) => {
  const ties = tieRanks(s);
  for (let side = 0; side < ties.length; side++) s.ties[side] = ties[side];
  s.phase = "quarter";
  s.counted = 0;
  s.step = "counting";
});

/** Window E of the rules. */
export const countEnds = inTurnOrder("countEnds", (s) => {
  s.step = "favour";
});

/** Y-3.6: before a placing; when all turns are taken the phase ends. */
export const beforePlacing = stop("beforePlacing", {
  deciders: (s) => only(onTurn(s)),
  pass(s) {
    s.step = "placing";
  },
  ask(s) {
    const isOver = s.turn === s.players * s.turns;
    if (!isOver && mustStop(s, onTurn(s))) return true;
    s.step = isOver ? "spying" : "placing";
    return false;
  },
});

/** Right after a placing, the neutral broker included (Y-5.5). */
export const afterPlacing = stop("afterPlacing", {
  deciders: (s) => only(onTurn(s)),
  pass: endTurn,
  ask(s) {
    if (mustStop(s, onTurn(s))) return true;
    endTurn(s);
    return false;
  },
});

function endTurn(s: State): void {
  s.laid.length = 0;
  s.turn++;
  s.step = "beforePlacing";
}
