import { type Refusal, refuse, type Seat } from "@serai/kernel";
import { isCharacter, PASS, verbOf } from "../actions.ts";
import { onTurn } from "../board.ts";
import { characterOf, type Window } from "../characters/index.ts";
import { CARDS_A_ROUND, cardOf } from "../parts.ts";
import { ask, goTo, type State, type StepName, type YsRefusal, type YsStep } from "../state.ts";
import { notNow } from "./step.ts";

/** Y-6.3: whether play stops for a seat depends on what everybody knows, never on which cards it holds. */
const mustStop = (s: State, seat: Seat): boolean => s.hands[seat].length > 0 && s.played[seat].length < CARDS_A_ROUND;

/** Y-6.2: at a stop a seat plays a card or passes; after a card it is asked again. */
function stop(window: Window, go: (s: State) => void, pass: (s: State) => void): YsStep {
  return {
    go,
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
      s.waiting = 0;
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

/** A window in which every seat is asked once, in turn order. */
function inTurnOrder(window: Window, step: StepName, next: (s: State) => void): YsStep {
  return stop(
    window,
    (s) => {
      while (s.asked < s.players && !mustStop(s, s.order[s.asked])) s.asked++;
      if (s.asked < s.players) ask(s, step, s.order[s.asked]);
      else next(s);
    },
    (s) => {
      s.asked++;
    },
  );
}

export const windowP = inTurnOrder("P", "windowP", (s) => {
  s.turn = 0;
  goTo(s, "before");
});

export const windowC = inTurnOrder("C", "windowC", (s) => {
  s.stage = "quarter";
  s.counted = 0;
  goTo(s, "counting");
});

export const windowE = inTurnOrder("E", "windowE", (s) => goTo(s, "favour"));

/** Y-3.6: before a placing; when all turns are taken the phase ends. */
export const before = stop(
  "before",
  (s) => {
    if (s.turn === s.players * s.turns) goTo(s, "spying");
    else if (mustStop(s, onTurn(s))) ask(s, "before", onTurn(s));
    else goTo(s, "placing");
  },
  (s) => goTo(s, "placing"),
);

/** Right after a placing, the neutral broker included (Y-5.5). */
export const after = stop(
  "after",
  (s) => {
    if (mustStop(s, onTurn(s))) ask(s, "after", onTurn(s));
    else endTurn(s);
  },
  endTurn,
);

function endTurn(s: State): void {
  s.laid.length = 0;
  s.turn++;
  goTo(s, "before");
}
