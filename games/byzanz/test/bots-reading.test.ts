import { type Action, begin, FastChance, firstOf, has, keyFromWords, play, type Seat } from "@serai/kernel";
import { SeatMemories } from "@serai/search/seat-memories";
import { expect, test } from "vitest";
import { type Clue, gather } from "../bots/clues.ts";
import { knowledge } from "../bots/knowledge.ts";
import { simple } from "../bots/simple.ts";
import { type Byzanz, byzanz, COPIES, isBid, isGift, isSale, isTake, type State } from "../rules/index.ts";

const OPTIONS = { shorter: 0, openScores: false };
const PLAYERS = 6;
const READER = 0;
const ALIKE: readonly Seat[] = [1, 2];
const OTHERS: readonly Seat[] = [3, 4, 5];

/** Stands for a discard that only its seat saw. */
const HIDDEN: Action = -1;
const isHidden = (chosen: Action): boolean => chosen === HIDDEN;

const { act = () => -1, read } = knowledge;

/** A game of six, half by the fitted and half by the simple evaluation; `see` is called before every decision. */
function watch(words: string, see: (state: State, seat: Seat, memories: SeatMemories<Byzanz>) => void): void {
  const chance = new FastChance(7);
  const match = begin(byzanz, { options: OPTIONS, seats: PLAYERS, key: keyFromWords(words) });
  const memories = new SeatMemories(byzanz, match.state, PLAYERS);
  memories.remember(match.events);
  for (let deciders = byzanz.deciders(match.state); deciders !== 0; deciders = byzanz.deciders(match.state)) {
    const seat = firstOf(deciders);
    see(match.state, seat, memories);
    const action = OTHERS.includes(seat)
      ? simple.choose(memories.sightOf(match.state, seat), chance)
      : act(match.state, seat);
    memories.remember(play(match, seat, action));
  }
}

/** What everybody sees of a table. */
const open = ({ step, round, won, picks, highest, lot, market, laid, lotCards, hands }: State) => ({
  ...{ step, round, won, picks, highest, lot, market, laid, lotCards },
  sizes: hands.map((hand) => hand.length),
});

test("from what was told all that anybody chose can be seen again, with the table as it was", () => {
  const seen: { readonly seat: Seat; readonly table: ReturnType<typeof open> }[] = [];
  let found: readonly { readonly clues: readonly Clue[] }[] = [];
  watch("clues", (state, seat, memories) => {
    if (state.step !== "lastSale") seen.push(structuredClone({ seat, table: open(state) }));
    const { view, memory } = memories.sightOf(state, READER);
    found = gather(view, memory);
  });
  for (let seat = 0; seat < PLAYERS; seat++)
    expect(found[seat].clues.map(({ state }) => open(state))).toEqual(
      seen.filter((one) => one.seat === seat).map(({ table }) => table),
    );
  const choices = found.flatMap(({ clues }) => clues.map(({ chosen = HIDDEN }) => chosen));
  for (const isAction of [isBid, isGift, isTake, isSale, isHidden])
    expect(choices.filter(isAction).length).toBeGreaterThan(7);
});

test("rivals are read from what they do: what they hide, and which policy they use", () => {
  const luck = new FastChance(3);
  const right = { before: 0, after: 0 };
  const found = { alike: 0, others: 0 };
  let readings = 0;
  for (const words of ["one", "two", "three", "four"]) {
    let isRead = false;
    watch(words, (state, seat, memories) => {
      if (isRead || state.round < 3 || state.step !== "bidding" || seat !== READER) return;
      isRead = true;
      const sight = memories.sightOf(state, READER);
      const reading = read?.(sight, 0.5, luck);
      for (let i = 0; i < 100; i++) {
        const imagined = byzanz.sample(sight.view, sight.memory, luck);
        right.before += alike(imagined, state);
        const others = reading?.redraw(imagined, luck) ?? 0;
        right.after += alike(imagined, state);
        for (const rival of ALIKE) if (has(others, rival)) found.alike += 1 / ALIKE.length;
        for (const rival of OTHERS) if (has(others, rival)) found.others += 1 / OTHERS.length;
        readings++;
      }
    });
  }
  // Most of a hand has been seen to come in; of what can be wrong at all, a good part is put right.
  expect((1 - right.after / readings) / (1 - right.before / readings)).toBeLessThan(0.4);
  expect(found.others / readings).toBeGreaterThan(0.9);
  expect(found.alike / readings).toBeLessThan(0.1);
});

test("what is imagined stays possible when it is read: hands of their size, and no card more often than there is", () => {
  const luck = new FastChance(5);
  let decisions = 0;
  watch("possible", (state, seat, memories) => {
    // Reading is what takes long.
    if (seat !== READER || decisions++ % 3 > 0) return;
    const sight = memories.sightOf(state, READER);
    const reading = read?.(sight, 0.5, luck);
    for (let i = 0; i < 3; i++) {
      const imagined = byzanz.sample(sight.view, sight.memory, luck);
      reading?.redraw(imagined, luck);
      const { hands, pile, lot, laid, scored, market } = imagined;
      expect(hands.map((hand) => hand.length)).toEqual(state.hands.map((hand) => hand.length));
      expect(hands[READER]).toEqual(state.hands[READER]);
      const left = COPIES.map((copies, card) => copies - market[card] - sight.memory.gone[card]);
      for (const card of [hands, laid, scored, pile, lot].flat(2)) left[card]--;
      expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
    }
  });
});

/** The part of rivals' cards that is as in truth. */
function alike(imagined: State, truth: State): number {
  let same = 0;
  let all = 0;
  for (const seat of [...ALIKE, ...OTHERS]) {
    const rest = [...imagined.hands[seat]];
    for (const card of truth.hands[seat]) {
      all++;
      const at = rest.indexOf(card);
      if (at >= 0) rest.splice(at, 1);
      if (at >= 0) same++;
    }
  }
  return same / all;
}
