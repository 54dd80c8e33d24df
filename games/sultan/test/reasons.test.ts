import { begin, FastChance, keyFromWords, legalActions, play } from "@serai/kernel";
import { SeatMemories } from "@serai/search";
import { expect, test } from "vitest";
import { reasoner } from "../learn/reasons.ts";
import { COLOURS, lay, putBack, scoreOf, sultan } from "../rules/index.ts";

const BLUE = COLOURS.indexOf("blue");
const RED = COLOURS.indexOf("red");

/** Seat 0 is asked, with these gems on the cushions and this hand; the others own what is given. */
function scene({
  hand,
  gems,
  shown,
  rivals = 0,
}: {
  hand: number[];
  gems: number[];
  shown: number[];
  rivals?: number;
}) {
  const match = begin(sultan, { options: { doubling: false, memoryAid: false }, seats: 3, key: keyFromWords("why") });
  const memories = new SeatMemories(sultan, match.state, 3);
  memories.remember(match.events);
  const { seat, view, memory } = memories.sightOf(match.state, 0);
  memory.gems[0].splice(0, 5, ...gems);
  for (const rival of [1, 2]) memory.gems[rival][shown[0]] = rivals;
  return { seat, memory, view: { ...view, step: "laying", shown, hand, laid: [], start: 0 }, legal: [] } as const;
}

test("a gem is told with the points and the bonus it brings", () => {
  const sight = scene({ hand: [3, 9], gems: [0, 2, 0, 0, 0], shown: [RED, BLUE] });
  expect(reasoner.reasons(sight, lay(9, 0))[0]).toEqual({ kind: "gem", colour: RED, count: 3, points: 4, bonus: 2 });
  expect(reasoner.reasons(sight, lay(9, 1))[0]).toEqual({ kind: "gem", colour: BLUE, count: 1, points: 5, bonus: 0 });
});

test("the points told are those that the score would rise by", () => {
  const gems = [0, 3, 1, 5, 2];
  const sight = scene({ hand: [3, 9], gems, shown: [RED, BLUE] });
  for (const [cushion, colour] of [RED, BLUE].entries()) {
    const [reason] = reasoner.reasons(sight, lay(9, cushion));
    const more = gems.map((count, at) => count + Number(at === colour));
    expect(reason).toMatchObject({ points: scoreOf(more, 3) - scoreOf(gems, 3) });
  }
});

test("the dearest card cannot be beaten by seats that have laid theirs elsewhere, and a low one is called enough", () => {
  const alone = scene({ hand: [4, 12], gems: [0, 0, 0, 0, 0], shown: [RED, BLUE] });
  const laid = [
    { seat: 1, cushion: 1 },
    { seat: 2, cushion: 1 },
  ];
  const last = { ...alone, view: { ...alone.view, start: 1, laid } };
  expect(reasoner.reasons(last, lay(4, 0))).toContainEqual({ kind: "sure", card: 4 });
  expect(reasoner.reasons(last, lay(4, 0))).toContainEqual({ kind: "enough", card: 4, higher: 12 });
  expect(reasoner.reasons(last, lay(4, 1))).not.toContainEqual({ kind: "sure", card: 4 });
});

test("what would help a rival more is said, for laying and for putting back", () => {
  const sight = scene({ hand: [9, 10], gems: [0, 0, 0, 0, 0], shown: [BLUE, RED], rivals: 4 });
  expect(reasoner.reasons(sight, lay(9, 0))).toContainEqual({ kind: "denies", colour: BLUE, seat: 1, points: 10 });
  const offering = { ...sight, view: { ...sight.view, drawn: [RED, BLUE, BLUE], shown: [] } };
  expect(reasoner.reasons(offering, putBack(BLUE))).toEqual([{ kind: "kept-from", colour: BLUE, seat: 1, points: 10 }]);
  expect(reasoner.reasons(offering, putBack(RED))).toEqual([{ kind: "least", colour: RED, points: 2 }]);
});

test("reasons stay the same whatever rivals hide", () => {
  const match = begin(sultan, {
    options: { doubling: false, memoryAid: false },
    seats: 4,
    key: keyFromWords("hidden"),
  });
  const memories = new SeatMemories(sultan, match.state, 4);
  memories.remember(match.events);
  for (let moves = 0; moves < 7; moves++) {
    const seat =
      match.state.step === "offering" ? match.state.start : (match.state.start + match.state.laidCards.length) % 4;
    const sight = memories.sightOf(match.state, seat);
    const twin = sultan.sample(sight.view, sight.memory, new FastChance(moves));
    const seen = { ...sight, view: sultan.view(twin, seat), legal: legalActions(sultan, twin, seat) };
    for (const action of sight.legal) expect(reasoner.reasons(seen, action)).toEqual(reasoner.reasons(sight, action));
    memories.remember(play(match, seat, sight.legal[0]));
  }
});
