import { ActionList, FastChance, firstOf, type Game, type GameTypes, readOptions } from "@serai/kernel";
import type { Bot, Sight } from "../bot.ts";
import { DEFAULT_SETTINGS } from "../levels.ts";
import { random } from "../random.ts";
import { draw } from "../search/draw.ts";
import type { Knowledge, SearchSettings } from "../search/knowledge.ts";
import { type ActionValue, Search } from "../search/search.ts";
import { shareWins } from "../search/shares.ts";
import { SeatMemories } from "../seat-memories.ts";
import { ActionWords } from "./action-words.ts";
import { Encoder, Inputs } from "./encoder.ts";
import type { LabelledPosition } from "./gradient.ts";
import { withNetwork } from "./learnt.ts";
import { RANDOM_RIVALS } from "./levels.ts";
import { type Encoding, observationOf } from "./model.ts";

/** How the teacher looks: at winning alone, and never at what rivals have concluded. */
const TEACHER: SearchSettings = {
  ...DEFAULT_SETTINGS,
  infers: false,
  marginShare: 0,
  breadth: 16,
  horizon: 1,
  extraQuestions: 0,
};
const MOST_INPUTS = 1024;
const MOST_ACTIONS = 4096;
/**
 * Who wins is learnt from many quick games, played as the network prefers and looked at here and there; what to do from one
 * game in so many, in which the teacher is asked about every other decision.
 */
const TAUGHT_EVERY = 8;
const ASKED_EVERY = 2;
const KEPT_EVERY = 4;
/** How much of a preference stays, and what advantage in shares of wins makes it e times as strong. */
const STEADINESS = 0.9;
const SHARPNESS = 0.05;
const SEEDS = 2 ** 31;
/** Where others than the network play too: each seat but one is one of theirs so often. */
const STRANGER_EVERY = 3;

export interface GameSeed {
  readonly seats: number;
  readonly seed: number;
}

/** Of the seats of a game, those where somebody else than the network plays. */
type Strangers<T extends GameTypes> = ReadonlyMap<number, Bot<T>>;

/** Plays games against itself, and where strangers are given also against those, and says what the search thought, and who won. */
export class SelfPlay<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #knowledge: Knowledge<T>;
  readonly #encoding: Encoding;
  /** Beside the network: a random player, and this one. */
  readonly #stranger: Bot<T> | undefined;
  readonly #encoder: Encoder;
  readonly #words: ActionWords;
  readonly #inputs = new Inputs(MOST_INPUTS);
  readonly #legal = new ActionList();
  readonly #chances = new Float64Array(MOST_ACTIONS);

  constructor(game: Game<T>, knowledge: Knowledge<T>, encoding: Encoding, stranger?: Bot<T>) {
    this.#game = game;
    this.#knowledge = knowledge;
    this.#encoding = encoding;
    this.#stranger = stranger;
    this.#encoder = new Encoder(encoding.shape, encoding.sizes.seats);
    this.#words = new ActionWords(game.notation, encoding.vocabulary);
  }

  /**
   * What there is to learn from games of these seeds, played with these weights; the teacher takes so many iterations, and
   * with none it is not asked: one that cannot judge positions yet has nothing to teach.
   */
  play(weights: Float32Array, seeds: readonly GameSeed[], iterations: number): LabelledPosition[] {
    const knowledge = withNetwork(this.#game, this.#knowledge, this.#encoding, weights);
    const settings: SearchSettings = {
      ...TEACHER,
      iterations,
      ...(this.#stranger && { randomRivals: RANDOM_RIVALS }),
    };
    const search = new Search(this.#game, knowledge);
    return seeds.flatMap(({ seats, seed }) => {
      const luck = new FastChance(seed);
      const ask = (sight: Sight<T>): ActionValue[] => search.evaluate(sight, settings, new FastChance(luck.int(SEEDS)));
      const isTaught = iterations > 0 && luck.int(TAUGHT_EVERY) === 0;
      return this.#playOne(knowledge, seats, luck, this.#seatStrangers(seats, luck), isTaught ? ask : undefined);
    });
  }

  /** The network keeps one seat at least. */
  #seatStrangers(seats: number, luck: FastChance): Strangers<T> {
    const stranger = this.#stranger;
    const strangers = new Map<number, Bot<T>>();
    if (stranger === undefined) return strangers;
    const own = luck.int(seats);
    for (let seat = 0; seat < seats; seat++)
      if (seat !== own && luck.int(STRANGER_EVERY) === 0) strangers.set(seat, luck.int(2) === 0 ? random : stranger);
    return strangers;
  }

  /** A whole game; without a teacher to ask only who won is learnt from it. */
  #playOne(
    knowledge: Knowledge<T>,
    seats: number,
    luck: FastChance,
    strangers: Strangers<T>,
    ask: ((sight: Sight<T>) => ActionValue[]) | undefined,
  ): LabelledPosition[] {
    const game = this.#game;
    const events: T["Event"][] = [];
    const areRemembered = ask !== undefined || strangers.size > 0;
    const tell = areRemembered ? (event: T["Event"]): void => void events.push(event) : undefined;
    const state = game.setup(readOptions(game.options, {}, seats), seats, luck, tell);
    const memories = areRemembered ? new SeatMemories(game, state, seats) : undefined;
    const positions: { readonly seat: number; readonly position: Omit<LabelledPosition, "shares"> }[] = [];
    for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
      memories?.remember(events.splice(0));
      const seat = firstOf(deciders);
      const stranger = strangers.get(seat);
      if (stranger && memories) {
        game.apply(state, seat, stranger.choose(memories.sightOf(state, seat), luck), luck, tell);
        continue;
      }
      const legal = this.#legal;
      legal.clear();
      game.legal(state, seat, legal);
      let chosen = 0;
      if (legal.count > 1) {
        const asked = ask && luck.int(ASKED_EVERY) === 0 ? memories?.sightOf(state, seat) : undefined;
        const chances = this.#chances;
        knowledge.weigh(state, seat, legal, chances);
        if (ask && asked) this.#improve(ask(asked));
        chosen = draw(chances, legal.count, luck);
        if (asked || luck.int(KEPT_EVERY) === 0)
          positions.push({ seat, position: this.#position(state, seat, seats, asked !== undefined) });
      }
      game.apply(state, seat, legal.at(chosen), luck, tell);
    }
    const result = game.result(state);
    if (result === undefined) return [];
    const won = new Float64Array(seats);
    shareWins(result, 0, 1, won);
    return positions.map(({ seat, position }) => ({
      ...position,
      shares: Float32Array.from({ length: seats }, (_, left) => won[(seat + left) % seats]),
    }));
  }

  /**
   * What is preferred becomes more so as far as the search found it better than the rest, and a little more even: steps
   * so small lead to a balance between seats that choose in secret, where doing what is best would go round in circles.
   */
  #improve(findings: readonly ActionValue[]): void {
    const legal = this.#legal;
    const chances = this.#chances;
    const found = new Map(findings.map((finding) => [finding.action, finding]));
    const visits = findings.reduce((sum, finding) => sum + finding.visits, 0);
    const mean = findings.reduce((sum, finding) => sum + finding.visits * finding.share, 0) / visits;
    for (let i = 0; i < legal.count; i++) {
      const finding = found.get(legal.at(i));
      const better = finding && finding.visits > 0 ? finding.share - mean : 0;
      chances[i] = chances[i] ** STEADINESS * Math.exp(better / SHARPNESS);
    }
  }

  #position(state: T["State"], seat: number, seats: number, isAsked: boolean): Omit<LabelledPosition, "shares"> {
    const { at, values } = this.#inputs;
    this.#encoder.write(observationOf(this.#game, this.#knowledge, state, seat), seat, seats, this.#inputs);
    const { count } = this.#inputs;
    const legal = this.#legal;
    const visits = this.#chances.slice(0, legal.count);
    const all = visits.reduce((sum, one) => sum + one, 0);
    return {
      inputs: { at: at.slice(0, count), values: values.slice(0, count), count },
      seats,
      actions: isAsked ? legal.toArray().map((action) => this.#words.of(action)) : [],
      wanted: isAsked ? Float32Array.from(visits, (one) => one / all) : new Float32Array(0),
    };
  }
}
