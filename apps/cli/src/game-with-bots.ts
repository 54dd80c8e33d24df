import {
  type Action,
  type Chance,
  type GameTypes,
  has,
  legalActions,
  type Match,
  play,
  type Result,
  type Seat,
  seatsIn,
} from "@serai/kernel";
import type { AnyBot } from "@serai/search";

interface GameWithBotsOptions {
  readonly match: Match<GameTypes>;
  readonly person: Seat;
  readonly bot: AnyBot;
  readonly chance: Chance;
  /** As in a bot's sight. */
  readonly biasSeed: string;
}

/** One person among bots in this very process: everybody is given what its seat may see, and nothing else. */
export class GameWithBots {
  readonly person: Seat;
  readonly #match: Match<GameTypes>;
  readonly #bot: AnyBot;
  readonly #chance: Chance;
  readonly #biasSeed: string;
  readonly #memories: readonly unknown[];
  #news: unknown[] = [];

  constructor({ match, person, bot, chance, biasSeed }: GameWithBotsOptions) {
    this.#match = match;
    this.person = person;
    this.#bot = bot;
    this.#chance = chance;
    this.#biasSeed = biasSeed;
    const { game, state, seats } = match;
    this.#memories = Array.from({ length: seats }, (_, seat) => game.memory(game.view(state, seat)));
    this.#hear(match.events);
  }

  get result(): Result | undefined {
    return this.#match.game.result(this.#match.state);
  }

  get view(): unknown {
    return this.#match.game.view(this.#match.state, this.person);
  }

  get legal(): Action[] {
    return legalActions(this.#match.game, this.#match.state, this.person);
  }

  /** Whether play waits for the person. Without that it may still have something to do: to sell, to spy. */
  get isAsked(): boolean {
    return has(this.#match.game.deciders(this.#match.state), this.person);
  }

  /** The first bot that play waits for acts; false where play waits for the person alone. */
  letBotAct(): boolean {
    const { game, state } = this.#match;
    const seat = [...seatsIn(game.deciders(state))].find((asked) => asked !== this.person);
    if (seat === undefined) return false;
    const legal = legalActions(game, state, seat);
    const sight = { seat, view: game.view(state, seat), memory: this.#memories[seat], legal, biasSeed: this.#biasSeed };
    this.#hear(play(this.#match, seat, this.#bot.choose(sight, this.#chance)));
    return true;
  }

  /** Refused, it changes nothing. */
  act(action: Action): void {
    this.#hear(play(this.#match, this.person, action));
  }

  /** What the person has seen happen since it was last asked for. */
  takeNews(): unknown[] {
    const news = this.#news;
    this.#news = [];
    return news;
  }

  #hear(events: readonly unknown[]): void {
    const { game } = this.#match;
    for (const event of events)
      for (const [seat, memory] of this.#memories.entries()) {
        const seen = game.see(event, seat);
        if (seen === undefined) continue;
        game.remember(memory, seen);
        if (seat === this.person) this.#news.push(seen);
      }
  }
}
