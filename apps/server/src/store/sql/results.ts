import type { Sources } from "@serai/kernel";
import type { Finish, Skill } from "../../ratings/rate.ts";
import type { FinishedGame } from "../ratings.ts";
import { isRated, type Place } from "../store.ts";
import type { Database } from "./database.ts";

/** One seat of a finished game. */
interface Seated extends Finish {
  readonly seat: number;
  readonly score: number;
  readonly sources: Sources;
}

const isKnown = ({ who }: { readonly who: string }): boolean => !who.startsWith("gone:");

interface Kind {
  readonly game: string;
  readonly players: number;
}

/** Part of the transaction of a game's last entry: its result, and all that is counted up from it. Counted once. */
export async function noteResult(
  db: Database,
  { table, at, outcome: { result, sources } }: FinishedGame,
): Promise<void> {
  if (await db.sql("SELECT 1 FROM results WHERE table_id = ?").get(table)) return;
  const row = await db.sql("SELECT game, places, rated FROM tables WHERE id = ?").get(table);
  const places: Place[] = JSON.parse(String(row?.places));
  const seated = places.flatMap(({ seat, person, bot }): Seated[] => {
    // A person who asked to be forgotten still counts as a rival: the others keep what they won.
    const who = person ?? (bot === undefined ? `gone:${table}` : `bot:${bot}`);
    if (seat === undefined) return [];
    return [{ seat, who, score: result.scores[seat], rank: result.ranks[seat], sources: sources[seat] }];
  });
  const kind = { game: String(row?.game), players: places.length };
  const rated = isRated(places, row?.rated === null ? undefined : row?.rated === 1);
  const insert = db.sql(
    "INSERT INTO results (table_id, seat, game, players, rated, at, who, score, rank, sources) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
  );
  for (const { seat, who, score, rank, sources: from } of seated)
    await insert.run(table, seat, kind.game, kind.players, rated ? 1 : 0, at, who, score, rank, JSON.stringify(from));
  await noteFinishes(db, kind, seated);
  await notePlans(db, kind, seated);
  await noteMeetings(db, kind, seated);
  if (rated) await noteRatings(db, kind, seated);
}

async function noteFinishes(db: Database, { game, players }: Kind, seated: readonly Seated[]): Promise<void> {
  for (const { who, rank } of seated.filter(isKnown))
    await db
      .sql(
        `INSERT INTO finishes (who, game, players, rank, games) VALUES (?, ?, ?, ?, 1)
       ON CONFLICT (who, game, players, rank) DO UPDATE SET games = finishes.games + 1`,
      )
      .run(who, game, players, rank);
}

async function notePlans(db: Database, { game }: Kind, seated: readonly Seated[]): Promise<void> {
  const note = db.sql(
    `INSERT INTO plans (who, game, source, points) VALUES (?, ?, ?, ?)
     ON CONFLICT (who, game, source) DO UPDATE SET points = plans.points + excluded.points`,
  );
  for (const { who, sources } of seated.filter(isKnown))
    for (const [source, points] of Object.entries(sources)) await note.run(who, game, source, points);
}

async function noteMeetings(db: Database, { game }: Kind, seated: readonly Seated[]): Promise<void> {
  const note = db.sql(
    `INSERT INTO meetings (who, other, game, wins, losses, draws) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (who, other, game) DO UPDATE SET
       wins = meetings.wins + excluded.wins, losses = meetings.losses + excluded.losses,
       draws = meetings.draws + excluded.draws`,
  );
  for (const one of seated.filter(isKnown))
    for (const other of seated.filter(isKnown)) {
      if (one.who === other.who) continue;
      const difference = Math.sign(other.rank - one.rank);
      await note.run(
        one.who,
        other.who,
        game,
        Number(difference > 0),
        Number(difference < 0),
        Number(difference === 0),
      );
    }
}

async function noteRatings(db: Database, { game, players }: Kind, seated: readonly Seated[]): Promise<void> {
  // Hundreds of modules come with it: loaded when the first rated game ends.
  const { ratingOf, skillsAfter, unknownSkill } = await import("../../ratings/rate.ts");
  const find = db.sql("SELECT mu, sigma FROM ratings WHERE who = ? AND game = ? AND players = ?");
  const before = new Map<string, Skill>();
  for (const { who } of seated) {
    const row = await find.get(who, game, players);
    before.set(who, row ? { mu: Number(row.mu), sigma: Number(row.sigma) } : unknownSkill());
  }
  const keep = db.sql(
    `INSERT INTO ratings (who, game, players, mu, sigma, rating, games) VALUES (?, ?, ?, ?, ?, ?, 1)
     ON CONFLICT (who, game, players) DO UPDATE SET
       mu = excluded.mu, sigma = excluded.sigma, rating = excluded.rating, games = ratings.games + 1`,
  );
  for (const [who, skill] of skillsAfter(seated, before))
    if (isKnown({ who })) await keep.run(who, game, players, skill.mu, skill.sigma, ratingOf(skill));
}
