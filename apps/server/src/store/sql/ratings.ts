import type { Known, Player, Rated, RatingStore } from "../ratings.ts";
import type { Db, Row, Sync } from "./db.ts";
import { noteResult } from "./results.ts";

const MOST_RESULTS = 200;
const MOST_AGAINST = 100;

export const ratingsIn = (db: Db): Sync<RatingStore> => ({
  ladder({ game, players, most }) {
    const text = `SELECT r.*, p.name, p.tag FROM ratings r LEFT JOIN people p ON p.id = r.who
                  WHERE r.game = ? AND r.players = ? ORDER BY r.rating DESC, r.who LIMIT ?`;
    return db
      .sql(text)
      .all(game, players, most)
      .map((row) => ({ ...asKnown(row, row.who), ...asRated(row) }));
  },

  playerPage(of) {
    const player = playerIn(db, of);
    if (player === undefined) return undefined;
    const { who, name } = player;
    const place = `SELECT COUNT(*) FROM ratings o WHERE o.game = r.game AND o.players = r.players AND o.rating > r.rating`;
    const ratings = db.sql(`SELECT r.*, 1 + (${place}) AS place FROM ratings r WHERE r.who = ?`).all(who);
    const results = db.sql(`SELECT * FROM results WHERE who = ? ORDER BY at DESC LIMIT ${MOST_RESULTS}`).all(who);
    const finishes = db.sql("SELECT * FROM finishes WHERE who = ?").all(who);
    const plans = db.sql("SELECT * FROM plans WHERE who = ? ORDER BY game, points DESC, source").all(who);
    const against = db
      .sql(
        `SELECT m.*, p.name, p.tag FROM meetings m LEFT JOIN people p ON p.id = m.other WHERE m.who = ?
         ORDER BY m.wins + m.losses + m.draws DESC, m.other LIMIT ${MOST_AGAINST}`,
      )
      .all(who);
    return {
      who,
      name,
      ratings: ratings.map((one) => ({ ...asKind(one), ...asRated(one), place: Number(one.place) })),
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
        ...asKnown(one, one.other),
        game: String(one.game),
        wins: Number(one.wins),
        losses: Number(one.losses),
        draws: Number(one.draws),
      })),
    };
  },

  finishedTables() {
    const lastMove = `SELECT MAX(json_extract(entry, '$.at')) FROM log
                      WHERE table_id = t.id AND json_extract(entry, '$.what.kind') = 'move'`;
    const text = `SELECT t.id, (${lastMove}) AS at FROM tables t WHERE t.status = 'over' ORDER BY at, t.id`;
    return db
      .sql(text)
      .all()
      .map(({ id, at }) => ({ table: String(id), at: Number(at) }));
  },

  recount(finished) {
    for (const table of ["results", "ratings", "finishes", "plans", "meetings"]) db.sql(`DELETE FROM ${table}`).run();
    for (const one of finished) noteResult(db, one);
  },
});

/** Who it is in what was counted up, and by which name. */
function playerIn(db: Db, of: Player): { readonly who: string; readonly name: string } | undefined {
  if ("bot" in of) return { who: `bot:${of.bot}`, name: of.bot };
  const row = db.sql("SELECT id, name FROM people WHERE tag = ?").get(of.tag);
  return row && { who: String(row.id), name: String(row.name) };
}

const asKind = (row: Row): { game: string; players: number } => ({
  game: String(row.game),
  players: Number(row.players),
});

/** Whoever is neither a bot nor known any more has left nothing but their results. */
export function asKnown({ name, tag }: Row, who: unknown): Known {
  const [, bot] = /^bot:(.+)$/.exec(String(who)) ?? [];
  if (bot !== undefined) return { name: bot, bot };
  return { name: name === null ? "" : String(name), ...(tag !== null && { tag: String(tag) }) };
}

export const asRated = (row: Row): Rated => ({
  mu: Number(row.mu),
  sigma: Number(row.sigma),
  rating: Number(row.rating),
  games: Number(row.games),
});
