import {
  type AnyGame,
  begin,
  FastChance,
  type GameTypes,
  keyFromWords,
  legalActions,
  type Match,
  optionCombinations,
  play,
  refusalFor,
  seatsIn,
  viewersOf,
} from "@serai/kernel";
import { commonText, LANGUAGES, refusalText } from "@serai/words";
import { withYou, YOU } from "@serai/words/you";
import { describe, expect, test } from "vitest";
import { games } from "../list/index.ts";
import { gameText } from "../list/words.ts";

const NAMES = ["Anna", "Béla", "Cili", "Dani", "Emma", "Feri"];
const names = (seat: number): string => NAMES[seat];

/** The first, the last and the one in the middle: a game with many options has hundreds of combinations. */
const someOf = <X>(all: readonly X[]): X[] => [...new Set([all[0], all[all.length >> 1], all[all.length - 1]])];

/** A whole game at random, told to nobody yet. */
function playedOut(game: AnyGame): Match<GameTypes> {
  const [options] = optionCombinations(game.options, game.seats.max);
  const match = begin(game, { options, seats: game.seats.max, key: keyFromWords("told to you") });
  const chance = new FastChance(2);
  while (game.result(match.state) === undefined) {
    const [seat] = seatsIn(game.deciders(match.state));
    const actions = legalActions(game, match.state, seat);
    play(match, seat, actions[chance.int(actions.length)]);
  }
  return match;
}

/** Every sentence of whole games in every language: all prompts, all buttons, refusals, all the log. */
function* sentences(game: AnyGame): Generator<string> {
  const texts = LANGUAGES.map((language) => gameText(game.id, language));
  const chance = new FastChance(1);
  for (const text of texts) {
    yield* [text.name, text.tagline];
    for (const { label, hint, values = {} } of Object.values(text.options))
      yield* [label, hint, ...Object.values(values)];
  }
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    for (const options of someOf([...optionCombinations(game.options, seats)])) {
      const match = begin(game, { options, seats, key: keyFromWords(`text ${seats}`) });
      while (game.result(match.state) === undefined) {
        const asked = [...seatsIn(game.deciders(match.state) | game.volunteers(match.state))];
        for (const viewer of viewersOf(seats)) {
          const view = game.view(match.state, viewer);
          for (const text of texts) yield text.prompt(view, names);
        }
        for (const seat of asked) {
          const view = game.view(match.state, seat);
          for (const legal of legalActions(game, match.state, seat))
            for (const text of texts) yield text.action(legal, view, names);
          for (const probe of [0, 1, 7, 19, 20, 40, 51]) {
            const refusal = refusalFor(game, match.state, seat, probe);
            if (refusal) for (const [i, text] of texts.entries()) yield refusalText(LANGUAGES[i], text, refusal);
          }
        }
        const seat = asked[chance.int(asked.length)];
        const actions = legalActions(game, match.state, seat);
        if (actions.length > 0) play(match, seat, actions[chance.int(actions.length)]);
      }
      for (const viewer of viewersOf(seats)) {
        for (const text of texts) yield text.prompt(game.view(match.state, viewer), names);
        for (const event of match.events)
          for (const sight of [game.see(event, viewer), game.retell(event, viewer, options)])
            if (sight !== undefined) for (const text of texts) yield text.event(sight, names) ?? "passed over";
      }
    }
}

describe.each(games)("$game.id", ({ game }) => {
  test("everything it says in any language is a sentence", () => {
    const wrong = new Set<string>();
    for (const sentence of sentences(game))
      if (sentence.trim() === "" || /undefined|NaN|null|\[object/.test(sentence)) wrong.add(sentence);
    expect([...wrong]).toEqual([]);
  });

  test("in Hungarian the verb tells players what they did themselves", () => {
    const text = gameText(game.id, "hu");
    const unchanged = new Set<string>();
    for (const event of playedOut(game).events) {
      const sight = game.see(event, 0);
      const told = sight === undefined ? undefined : text.event(sight, names);
      const asOfAnother = told?.startsWith(`${NAMES[0]} `) ? told.replaceAll(NAMES[0], YOU) : undefined;
      if (asOfAnother !== undefined && text.event(sight, withYou(names, 0)) === asOfAnother) unchanged.add(`${told}`);
    }
    expect([...unchanged]).toEqual([]);
  });

  test("every language has the same options, refusals and actions, in words of its own", () => {
    const [en, hu, nl] = LANGUAGES.map((language) => gameText(game.id, language));
    expect(Object.keys(hu.refusals)).toEqual(Object.keys(en.refusals));
    expect(Object.keys(nl.options)).toEqual(Object.keys(en.options));
    expect(new Set([en.tagline, hu.tagline, nl.tagline]).size).toBe(3);
  });
});

describe("refusals that belong to no game", () => {
  const params = {
    most: 3,
    text: "x",
    game: "x",
    rules: 9,
    bot: "x",
    seats: 9,
    min: 2,
    max: 5,
    option: "x",
    where: "x",
  };

  test.each(LANGUAGES)("have their words in %s", (language) => {
    for (const [code, words] of Object.entries(commonText(language).refusals)) {
      expect(words(params), code).toMatch(/^\S.*[.!]$/);
      expect(words(params), code).not.toMatch(/undefined/);
    }
  });

  test("the game's own words come first, an unknown code still gets an answer", () => {
    const text = gameText("sultan", "en");
    expect(refusalText("en", text, { code: "card-not-in-hand", params: { card: 9 } })).toBe("You do not hold a 9.");
    expect(refusalText("en", text, { code: "stale", params: {} })).toBe("You have already made this decision.");
    expect(refusalText("hu", undefined, { code: "constructor", params: {} })).toBe("Ez nem lehetséges (constructor).");
  });
});

test("Sultan tells what decided between equal cards and equal points", () => {
  const won = { kind: "won", seat: 0, cushion: 1, gem: 3, card: 7 };
  const told = (event: unknown): string[] =>
    LANGUAGES.map((language) => gameText("sultan", language).event(event, names) ?? "");
  expect(told({ ...won, tie: { seats: [1, 2], by: "laid-first" } })).toEqual([
    "Anna won the green gem on cushion 2 with the 7. A tie with Béla and Cili: the card laid first wins.",
    "Anna a 7‑essel elvitte a zöld drágakövet a 2. párnáról. Ugyanekkora lap: Béla és Cili; az előbb letett nyer.",
    "Anna won de groene edelsteen op kussen 2 met de 7. Gelijk met Béla en Cili: de eerst gelegde kaart wint.",
  ]);
  expect(told({ ...won, tie: { seats: [1], by: "start" } }).map((sentence) => sentence.split(". ").at(-1))).toEqual([
    "A tie with Béla: the player who began the turn wins.",
    "Ugyanekkora lap: Béla; döntetlennél a kör kezdője nyer.",
    "Gelijk met Béla: wie de beurt begon, wint.",
  ]);
  const counted = {
    kind: "counted",
    gems: [
      [0, 0, 0, 0, 1],
      [1, 0, 0, 1, 0],
      [0, 0, 1, 0, 0],
    ],
  };
  expect(told(counted)[0]).toBe(
    "All gems on the table: Anna 5 points with 1 gem, Béla 5 points with 2 gems and Cili 3 points with 1 gem. Level on points: Anna and Béla; more gems come first.",
  );
});
