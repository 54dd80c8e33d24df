import { FastChance, firstOf, legalActions, type OptionsOf, optionCombinations, type Seat } from "@serai/kernel";
import { expect, test } from "vitest";
import { type Event, parts, places, type State, scores, ys } from "../rules/index.ts";

/*
 * Random games, and beside them a clerk who knows the rules by heart and hears what is told: whatever is to be in which
 * order, and whatever the score track shows, must be what the clerk expects.
 */

/** Milliseconds; a busy machine is no fault. */

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const [PRINCE, KING, MERCHANT] = [parts.cardOf("prince"), parts.cardOf("king"), parts.cardOf("merchant")];

class Clerk {
  readonly players: number;
  /** By side: the score track. */
  readonly track: number[];
  /** By seat: cards won in earlier rounds, won in this one, and played in this one. */
  readonly held: number[][];
  readonly won: number[][];
  readonly played: number[];
  order: readonly Seat[] = [];
  private merchant = false;
  /** Y-4.2: who is to take the ship's next gems. */
  private takers: Seat[] = [];
  private columns: readonly number[] = [];
  /** Stops that were passed this round: step, seat and turn. */
  private readonly passes = new Set<string>();

  constructor(players: number) {
    this.players = players;
    this.track = Array<number>(players === 2 ? 3 : players).fill(0);
    this.held = Array.from({ length: players }, () => []);
    this.won = Array.from({ length: players }, () => []);
    this.played = Array<number>(players).fill(0);
  }

  hear(event: Event): void {
    switch (event.kind) {
      case "seated":
        this.order = event.order;
        return;
      case "round":
        this.beginRound();
        return;
      case "bids":
        this.checkBids(event.values, event.picking);
        return;
      case "placed":
        expect(this.isInUse(event.place)).toBe(true);
        if (places.isSquare(event.place)) this.track[event.owner]++; // Y-3.7
        return;
      case "moved":
        if (places.isSquare(event.to) && !places.isSquare(event.from)) this.track[event.seat]++;
        return;
      case "played":
        this.play(event.seat, event.card);
        return;
      case "ranked":
        this.takers = this.takersOf(event.seats);
        return;
      case "gem":
        if (event.from === "ship") expect(event.seat).toBe(this.takers.shift());
        return;
      case "won":
        if (event.what === "port") expect(this.takers).toEqual([]);
        if (event.what === "commercial") this.track[event.seat] += this.merchant ? 5 : 3; // Y-4.3
        return;
      case "character":
        this.win(event.seat, event.card);
        return;
      case "columns":
        this.checkColumns(event.order, event.totals, event.brokers);
        return;
      case "price":
        this.checkPrice(event);
        return;
      default:
        return;
    }
  }

  private isInUse(place: number): boolean {
    return !places.isSquare(place) || this.players === 4 || places.rowOf(place) > 0; // Y-3.6
  }

  private beginRound(): void {
    this.played.fill(0);
    this.passes.clear();
    this.merchant = false;
    for (let seat = 0; seat < this.players; seat++) this.held[seat].push(...this.won[seat].splice(0)); // Y-6.1
  }

  /** Y-3.5: the higher sum, then the lower old order card. */
  private checkBids(values: readonly (readonly number[])[], picking: readonly Seat[]): void {
    const expected = [...this.order].sort((a, b) => sum(values[b]) - sum(values[a]));
    expect(picking).toEqual(expected);
  }

  private play(seat: Seat, card: number): void {
    const at = this.held[seat].indexOf(card);
    expect(at).toBeGreaterThanOrEqual(0);
    this.held[seat].splice(at, 1);
    this.played[seat]++;
    expect(this.played[seat]).toBeLessThanOrEqual(2);
    if (card === MERCHANT) this.merchant = true;
  }

  /** Y-4.2, Y-5.4. */
  private takersOf([first, second, third]: readonly Seat[]): Seat[] {
    const four = this.players === 4;
    return [first, first, second, four ? third : undefined].filter((seat): seat is Seat => seat !== undefined);
  }

  private win(side: Seat, card: number): void {
    if (card === PRINCE) this.track[side] += 4;
    else if (card === KING) this.track[side] += 5;
    else if (card < PRINCE && side < this.players) this.won[side].push(card);
  }

  /** Y-4.8. */
  private checkColumns(order: readonly number[], totals: readonly number[], brokers: readonly number[]): void {
    const weight = (column: number): number => 100 * totals[column] + brokers[column];
    for (let i = 1; i < 4; i++) expect(weight(order[i - 1])).toBeGreaterThanOrEqual(weight(order[i]));
    this.columns = order;
  }

  private checkPrice({ colour, from, to, seat }: Extract<Event, { kind: "price" }>): void {
    if (seat !== undefined) {
      if (seat < this.players) expect(Math.abs(to - from)).toBe(1); // Y-1.7, Y-4.9
      return;
    }
    const step = [2, 1, -1, -2][4 - this.columns.length];
    expect([colour, to]).toEqual([this.columns[0], Math.max(0, Math.min(14, from + step))]);
    this.columns = this.columns.slice(1);
  }

  /** Y-6.3: a seat that must be stopped has passed there before play goes on. */
  checkStops(before: State, isPass: boolean, after: State): void {
    const seat = firstOf(ys.deciders(before));
    if (isPass) this.passes.add(`${before.step} ${seat} ${before.turn}`);
    const dealtWith = (by: Seat, step: string, turn: number): void => {
      if (this.held[by].length > 0 && this.played[by] < 2) expect(this.passes).toContain(`${step} ${by} ${turn}`);
    };
    const all = before.players * before.turns;
    const everybody = (step: string, turn: number): void => {
      for (const by of after.order) dealtWith(by, step, turn);
    };
    if (after.step === "placing" && after.laid.length === 0)
      dealtWith(after.order[after.turn % after.players], "beforePlacing", after.turn);
    if (after.turn === before.turn + 1) dealtWith(seat, "afterPlacing", before.turn);
    if (after.turn === 0 && ["beforePlacing", "placing"].includes(after.step)) everybody("placingBegins", 0);
    if (after.step === "counting") everybody("countBegins", all);
    if (after.step === "favour") everybody("countEnds", all);
  }
}

/** Section 4 said once more, place by place. */
function expectedTotals(s: State, clerk: Clerk): number[] {
  const sides = s.gems.length;
  const totals = [...clerk.track];
  const dearestFirst = [0, 1, 2, 3].sort((a, b) => s.prices[b] - s.prices[a]);
  dearestFirst.forEach((colour, rank) => {
    for (let side = 0; side < sides; side++) {
      const own = s.gems[side][colour];
      const first = 24 - 4 * rank;
      let worst = 0;
      for (let other = 0; other < sides; other++) if (other !== side && s.gems[other][colour] >= own) worst++;
      if (own > 0) totals[side] += first - (worst * first) / 4;
      else if (side === 2 && s.players === 2) totals[side] += first / 2; // Y-5.7
    }
  });
  for (let side = 0; side < sides; side++) {
    const black = s.gems[side][4];
    totals[side] += black < 2 ? black : Math.min(24, 4 * (black - 1));
  }
  if (s.options.kingsFavour) addThrones(s, totals);
  return totals;
}

/** Y-7.1. */
function addThrones(s: State, totals: number[]): void {
  const rooms = s.thrones.map(sum);
  for (const room of new Set(rooms)) {
    const seats = rooms.flatMap((other, seat) => (other === room ? [seat] : []));
    const above = rooms.filter((other) => other > room).length;
    const points = sum([12, 7, 3, 0].slice(above, above + seats.length));
    for (const seat of seats) totals[seat] += Math.floor(points / seats.length);
  }
}

function audit(players: number, options: OptionsOf<typeof ys.options>, chance: FastChance): void {
  const clerk = new Clerk(players);
  const hear = (event: Event): void => clerk.hear(event);
  const s = ys.setup(options, players, chance, hear);
  while (ys.deciders(s) !== 0) {
    const before = ys.clone(s);
    const seat = firstOf(ys.deciders(s));
    const actions = legalActions(ys, s, seat);
    // The first action at a stop is to pass: half the time, so that cards are kept for later stops too.
    const action = actions[chance.int(2) === 0 ? 0 : chance.int(actions.length)];
    ys.apply(s, seat, action, chance, hear);
    clerk.order = s.order;
    if (s.round === before.round) clerk.checkStops(before, ys.notation.write(action) === "pass", s);
    expect(s.scores).toEqual(clerk.track);
  }
  expect(scores(s).map(({ total }) => total)).toEqual(expectedTotals(s, clerk));
  expect(s.round).toBe(3);
}

test("random games agree with a second, independent count of the rules", () => {
  const chance = new FastChance(31);
  for (const players of [2, 3, 4])
    for (const options of optionCombinations(ys.options, players)) audit(players, options, chance);
});
