import { gameById } from "@serai/games/list/index.ts";
import { refuse } from "@serai/kernel";
import type { TableRefusal } from "@serai/table";
import { LIMITS } from "../limits.ts";
import { newId } from "../new-id.ts";
import type { Rooms } from "../rooms/rooms.ts";
import type { Club, NewStage, Plan, Tournament, TournamentTable } from "../store/clubs.ts";
import type { Invitation } from "../store/notices.ts";
import type { Guest, NewTable, Person, Store } from "../store/store.ts";
import { everySet, fairlySeated, groupsOf, rotations, type Score, setsOf, standingsOf } from "./draw.ts";

/** A group of people who play among themselves in one stage. */
export interface Pool {
  readonly stage: number;
  readonly pool: number;
  readonly scores: readonly (Omit<Score<string>, "who"> & Guest)[];
}

/** Runs tournaments: makes their tables, and the next stage's when all games of one are over. */
export class Tournaments {
  readonly #store: Store;
  readonly #rooms: Rooms;

  constructor(store: Store, rooms: Rooms) {
    this.#store = store;
    this.#rooms = rooms;
  }

  async create(club: Club, name: string, plan: Plan, people: readonly Person[], at: number): Promise<string> {
    if (people.length < 2) throw refuse<TableRefusal>("bad-tournament");
    const id = newId();
    const guests = people.map(({ id: person, name: called, tag }): Guest => ({ person, name: called, tag }));
    const pools = plan.kind === "groups" ? groupsOf(guests, plan.players) : [guests];
    const tournament: Tournament = { id, club: club.id, name, plan, stage: 1, status: "running" };
    const first = this.#stageOf(tournament, club.owner, 1, pools);
    await this.#store.addTournament({ tournament, at, first });
    return id;
  }

  /** Goes on with every tournament whose stage is played. */
  async advance(): Promise<void> {
    for (const id of await this.#store.stagesPlayed()) await this.#goOn(id);
  }

  async #goOn(id: string): Promise<void> {
    const tournament = await this.#store.tournament(id);
    const club = tournament && (await this.#store.club(tournament.club));
    if (tournament === undefined || club === undefined) return;
    const { stage, plan } = tournament;
    const played = poolsOf(await this.#store.tournamentTables(id)).filter((pool) => pool.stage === stage);
    if (plan.kind === "round-robin" || played.length < 2) return this.#store.endTournament(id);
    const next = nextPools(plan, played);
    await this.#store.beginStage(this.#stageOf(tournament, club.owner, stage + 1, next));
  }

  #stageOf({ id, club, plan }: Tournament, owner: string, stage: number, pools: readonly Guest[][]): NewStage {
    const { seats } = gameById(plan.game).game;
    const games = pools.map((pool) => {
      const size = plan.kind === "groups" ? pool.length : plan.players;
      if (size < seats.min || size > seats.max || pool.length < size) throw refuse<TableRefusal>("bad-tournament");
      if (plan.kind === "groups") return rotations(pool);
      if (setsOf(pool.length, size) > LIMITS.tournamentTables) throw refuse<TableRefusal>("bad-tournament");
      return fairlySeated(everySet(pool, size));
    });
    if (games.flat().length > LIMITS.tournamentTables) throw refuse<TableRefusal>("bad-tournament");
    const tables = games.flatMap((ofPool, pool) =>
      ofPool.map((guests) => ({ ...this.#rooms.draft(newTableFor(plan, club, guests), owner), pool })),
    );
    return { tournament: id, stage, tables, invitations: invitationsTo(tables) };
  }
}

/** One for everybody, however many games they have in the stage: all of them are among their tables. */
function invitationsTo(tables: readonly NewTable[]): Invitation[] {
  const all = tables.flatMap(({ id: table, at, places }) =>
    places.flatMap(({ keptFor }, place) =>
      keptFor ? [{ table, place, person: keptFor.person, tellAt: at + LIMITS.tellAfter }] : [],
    ),
  );
  return [...new Map(all.reverse().map((one) => [one.person, one])).values()];
}

const newTableFor = ({ game, options, hours }: Plan, club: string, guests: readonly Guest[]) => ({
  game,
  options,
  seats: guests.map((keptFor) => ({ kind: "person" as const, keptFor })),
  clock: { kind: "mail" as const, hours },
  public: false,
  seating: "given" as const,
  club,
});

/** The best of each group go on: to the final where they fit at one table, else to smaller groups again. */
function nextPools({ game, players }: Plan, played: readonly Pool[]): Guest[][] {
  const { seats } = gameById(game).game;
  const winners = played.map(({ scores }) => scores[0]);
  const others = played.flatMap(({ scores }) => scores.slice(1)).sort((a, b) => b.points - a.points || b.wins - a.wins);
  const going = [...winners, ...others.slice(0, Math.max(0, seats.min - winners.length))];
  const guests = going.map(({ person, name, tag }): Guest => ({ person, name, tag }));
  return guests.length <= seats.max ? [guests] : groupsOf(guests, players);
}

/** How everybody stands, group by group. */
export function poolsOf(tables: readonly TournamentTable[]): Pool[] {
  const byPool = Map.groupBy(tables, ({ stage, pool }) => `${stage} ${pool}`);
  return [...byPool.values()].map((ofPool) => {
    const guests = new Map(
      ofPool
        .flatMap(({ table }) => table.places.flatMap(({ keptFor }) => keptFor ?? []))
        .map((one) => [one.person, one]),
    );
    const scores = standingsOf([...guests.keys()], ofPool.flatMap(ranksOf));
    const [{ stage, pool }] = ofPool;
    return {
      stage,
      pool,
      scores: scores.flatMap(({ who, ...score }) => {
        const guest = guests.get(who);
        return guest ? [{ ...score, ...guest }] : [];
      }),
    };
  });
}

/** A result counts for the person the place was reserved for, even where somebody else played. */
function ranksOf({ table, ranks }: TournamentTable): Map<string, number>[] {
  if (ranks === undefined) return [];
  const bySeat = new Map(ranks.map(({ seat, rank }) => [seat, rank]));
  const ranked = table.places.flatMap(({ keptFor, seat }): [string, number][] => {
    const rank = seat === undefined ? undefined : bySeat.get(seat);
    return keptFor === undefined || rank === undefined ? [] : [[keptFor.person, rank]];
  });
  return [new Map(ranked)];
}
