import {
  ActionList,
  begin,
  FastChance,
  keyFromWords,
  legalActions,
  play,
  readOptions,
  refusalFor,
} from "@serai/kernel";
import { expect, test } from "vitest";
import { weigh } from "../bots/policy.ts";
import { ACTIONS, BUILDINGS, type CaylusRefusal, caylus, type Event } from "../rules/index.ts";
import { text as en, names as enNames } from "../words/en.ts";
import { text as hu, names as huNames } from "../words/hu.ts";
import { text as nl, names as nlNames } from "../words/nl.ts";

const LANGUAGES = { en, hu, nl };
const NAMES = ["Anna", "Béla", "Cili", "Dani", "Emma"];
const names = (seat: number): string => NAMES[seat];

/** A game played by the policy, which meets nearly everything there is to say. */
function* sentences(text: typeof en, players: number, seed: number): Generator<string | undefined> {
  const options = readOptions(caylus.options, { jeweller: true, beginner: seed === 1 }, players);
  const match = begin(caylus, { options, seats: players, key: keyFromWords(`words ${seed}`) });
  const chance = new FastChance(seed);
  const weights = new Float64Array(99);
  while (caylus.result(match.state) === undefined) {
    const { asked } = match.state;
    const view = caylus.view(match.state, asked);
    yield text.prompt(view, names);
    yield text.prompt(caylus.view(match.state, "spectator"), names);
    const legal = legalActions(caylus, match.state, asked);
    for (const action of legal) yield text.action(action, view, names);
    const refusal = refusalFor(caylus, match.state, asked, chance.int(ACTIONS));
    if (refusal && isOwn(refusal.code)) yield text.refusals[refusal.code](refusal.params);
    const list = new ActionList();
    for (const action of legal) list.add(action);
    weigh(match.state, asked, list, weights);
    const best = legal.reduce((a, _, i) => (weights[i] > weights[a] ? i : a), 0);
    play(match, asked, legal[chance.int(4) === 0 ? chance.int(legal.length) : best]);
  }
  yield text.prompt(caylus.view(match.state, 0), names);
  for (const event of match.events) yield text.event(event, names) ?? passedOver(event);
}

const isOwn = (code: string): code is CaylusRefusal => Object.hasOwn(en.refusals, code);

/** What the log may pass over. */
const passedOver = (event: Event): string | undefined =>
  event.kind === "provostPassed" || event.kind === "scored" ? "passed over" : undefined;

test.each(Object.entries(LANGUAGES))("everything Caylus says in %s is a sentence", (_, text) => {
  const wrong = new Set<string>();
  for (const [players, seed] of [
    [2, 2],
    [4, 3],
    [5, 1],
    [3, 4],
  ])
    for (const sentence of sentences(text, players, seed))
      if (sentence === undefined || sentence.trim() === "" || /undefined|NaN|null|\[object/.test(sentence))
        wrong.add(String(sentence));
  expect([...wrong]).toEqual([]);
});

test("tiles that can be built have names of their own in every language", () => {
  const built = BUILDINGS.filter(({ group }) => group !== "fixed" && group !== "neutral").map(({ id }) => id);
  for (const { buildings } of [enNames, huNames, nlNames])
    expect(new Set(built.map((id) => buildings[id])).size).toBe(built.length);
});

test.each(Object.entries(LANGUAGES))("standing orders read well in %s", (_, text) => {
  const orders = [
    "pass placing turn 1",
    "pass placing turn 1 above 2",
    "pass provost turn 1",
    "pass provost turn 1 from 9",
  ];
  const lines = orders.map((order) => text.orders?.(order));
  expect(new Set(lines).size).toBe(4);
  expect(lines.join(" ")).not.toMatch(/undefined/);
});
