import type { FinishedGame, Player, PublicPlayer, Rating, RatingStore } from "../ratings.ts";
import type { Database, Row } from "./database.ts";
import { noteResult } from "./results.ts";

const MOST_RESULTS = 200;
const MOST_AGAINST = 100;

export function ratingsIn(db: Database): RatingStore {
  const methods: RatingStore = {
    async ladder({ game, players, most }) {
      const text = `SELECT r.*, p.name, p.tag FROM ratings r LEFT JOIN people p ON p.id = r.who
                    WHERE r.game = ? AND r.players = ? ORDER BY r.rating DESC, r.who LIMIT ?`;
      const rows = await db.sql(text).all(game, players, most);
      return rows.map((row) => ({ ...asPublicPlayer(row, row.who), ...asRating(row) }));
    },

    async playerPage(of) {
      const player = await playerIn(db, of);
      if (player === undefined) return undefined;
      const { who, name } = player;
      const place = `SELECT COUNT(*) FROM ratings o WHERE o.game = r.game AND o.players = r.players AND o.rating > r.rating`;
      const ratings = await db.sql(`SELECT r.*, 1 + (${place}) AS place FROM ratings r WHERE r.who = ?`).all(who);
      const results = await db
        .sql(`SELECT * FROM results WHERE who = ? ORDER BY at DESC LIMIT ${MOST_RESULTS}`)
        .all(who);
      const finishes = await db.sql("SELECT * FROM finishes WHERE who = ?").all(who);
      const plans = await db.sql("SELECT * FROM plans WHERE who = ? ORDER BY game, points DESC, source").all(who);
      const against = await db
        .sql(
          `SELECT m.*, p.name, p.tag FROM meetings m LEFT JOIN people p ON p.id = m.other WHERE m.who = ?
           ORDER BY m.wins + m.losses + m.draws DESC, m.other LIMIT ${MOST_AGAINST}`,
        )
        .all(who);
      return {
        who,
        name,
        ratings: ratings.map((one) => ({ ...asKind(one), ...asRating(one), place: Number(one.place) })),
        results: results.map((one) => ({
          ...asKind(one),
          table: String(one.table_id),
          rated: one.rated === 1,
          at: Number(one.at),
          score: Number(one.score),
          rank: Number(one.rank),
        })),
        finishes: finishes.map((one) => ({ ...asKind(one), rank: Number(one.rank), games: Number(one.games) })),
        plans: plans.map((one) => ({
          game: String(one.game),
          source: String(one.source),
          points: Number(one.points),
        })),
        against: against.map((one) => ({
          ...asPublicPlayer(one, one.other),
          game: String(one.game),
          wins: Number(one.wins),
          losses: Number(one.losses),
          draws: Number(one.draws),
        })),
      };
    },

    async finishedTables() {
      // Log entries are in table time. By the calendar: as it was counted, or when the table last changed, at its end.
      const counted = "SELECT r.at FROM results r WHERE r.table_id = t.id LIMIT 1";
      const text = `SELECT t.id, coalesce((${counted}), t.updated) AS at FROM tables t WHERE t.status = 'over' ORDER BY at, t.id`;
      const rows = await db.sql(text).all();
      return rows.map(({ id, at }) => ({ table: String(id), at: Number(at) }));
    },

    async outcomeOf(table) {
      const rows = await db.sql("SELECT score, rank, sources FROM results WHERE table_id = ? ORDER BY seat").all(table);
      if (rows.length === 0) return undefined;
      const result = { scores: rows.map(({ score }) => Number(score)), ranks: rows.map(({ rank }) => Number(rank)) };
      return { result, sources: rows.map(({ sources }) => JSON.parse(String(sources))) };
    },

    async recount(replayed) {
      const outcomes = new Map(replayed.map(({ table, outcome }) => [table, outcome]));
      const finished: FinishedGame[] = [];
      // Read in this transaction: beside servers on the same database, games have ended while others were replayed.
      for (const { table, at } of await methods.finishedTables()) {
        // Rules that are missing today may be here tomorrow: nobody loses a result over it.
        const outcome = outcomes.get(table) ?? (await methods.outcomeOf(table));
        if (outcome) finished.push({ table, at, outcome });
      }
      for (const table of ["results", "ratings", "finishes", "plans", "meetings"])
        await db.sql(`DELETE FROM ${table}`).run();
      for (const one of finished) await noteResult(db, one);
      return finished.length;
    },
  };
  return methods;
}

/** Who it is in what was counted up, and by which name. */
async function playerIn(
  db: Database,
  of: Player,
): Promise<{ readonly who: string; readonly name: string } | undefined> {
  if ("bot" in of) return { who: `bot:${of.bot}`, name: of.bot };
  const row = await db.sql("SELECT id, name FROM people WHERE tag = ?").get(of.tag);
  return row && { who: String(row.id), name: String(row.name) };
}

const asKind = (row: Row): { game: string; players: number } => ({
  game: String(row.game),
  players: Number(row.players),
});

/** A player who is neither a bot nor known any more has left nothing but results. */
export function asPublicPlayer({ name, tag }: Row, who: unknown): PublicPlayer {
  const [, bot] = /^bot:(.+)$/.exec(String(who)) ?? [];
  if (bot !== undefined) return { name: bot, bot };
  return { name: name === null ? "" : String(name), ...(tag !== null && { tag: String(tag) }) };
}

export const asRating = (row: Row): Rating => ({
  mu: Number(row.mu),
  sigma: Number(row.sigma),
  rating: Number(row.rating),
  games: Number(row.games),
});
