import type { Club, ClubStore, NewStage, Tournament, TournamentTable } from "../clubs.ts";
import type { Database, Row } from "./database.ts";
import { noteInvitation } from "./notices.ts";
import { asPerson } from "./people.ts";
import { asPublicPlayer, asRating } from "./ratings.ts";
import { asTable, tablesIn } from "./tables.ts";

const MOST_TABLES = 200;
const MOST_TOURNAMENTS = 50;

export const clubsIn = (db: Database): ClubStore => ({
  async addClub({ id, name, owner, link, at }) {
    await db.sql("INSERT INTO clubs (id, name, owner, link, at) VALUES (?, ?, ?, ?, ?)").run(id, name, owner, link, at);
    await addMember(db, id, owner, at);
  },

  async club(id) {
    const row = await db.sql("SELECT * FROM clubs WHERE id = ?").get(id);
    return row && asClub(row);
  },

  async clubsOf(person) {
    const text = "SELECT c.* FROM members m JOIN clubs c ON c.id = m.club WHERE m.person = ? ORDER BY m.at";
    return (await db.sql(text).all(person)).map(asClub);
  },

  async clubByLink(link) {
    const row = await db.sql("SELECT * FROM clubs WHERE link = ?").get(link);
    return row && asClub(row);
  },

  async joinClub({ link, person, at }) {
    const row = await db.sql("SELECT * FROM clubs WHERE link = ?").get(link);
    if (row) await addMember(db, String(row.id), person, at);
    return row && asClub(row);
  },

  async leaveClub({ club, person }) {
    await db.sql("DELETE FROM members WHERE club = ? AND person = ?").run(club, person);
    await db
      .sql(
        `UPDATE clubs SET owner = COALESCE((SELECT person FROM members WHERE club = clubs.id ORDER BY at LIMIT 1), owner)
       WHERE id = ? AND owner = ?`,
      )
      .run(club, person);
  },

  async removeMember({ club, person, link }) {
    await db.sql("DELETE FROM members WHERE club = ? AND person = ?").run(club, person);
    await db.sql("UPDATE clubs SET link = ? WHERE id = ?").run(link, club);
  },

  async renewClubLink({ club, link }) {
    await db.sql("UPDATE clubs SET link = ? WHERE id = ?").run(link, club);
  },

  async members(club) {
    const text = "SELECT p.* FROM members m JOIN people p ON p.id = m.person WHERE m.club = ? ORDER BY m.at, p.id";
    return (await db.sql(text).all(club)).map(asPerson);
  },

  async clubTables(club) {
    const text = `SELECT * FROM tables WHERE club = ? ORDER BY status = 'over', updated DESC LIMIT ${MOST_TABLES}`;
    return (await db.sql(text).all(club)).map(asTable);
  },

  async clubLadder({ club, game, players }) {
    const text = `SELECT r.*, p.name, p.tag FROM members m JOIN people p ON p.id = m.person
                  JOIN ratings r ON r.who = m.person AND r.game = ? AND r.players = ?
                  WHERE m.club = ? ORDER BY r.rating DESC, r.who`;
    const rows = await db.sql(text).all(game, players, club);
    return rows.map((row) => ({ ...asPublicPlayer(row, row.who), ...asRating(row) }));
  },

  async addTournament({ tournament: { id, club, name, plan, stage, status }, at, first }) {
    const text = "INSERT INTO tournaments (id, club, name, plan, stage, status, at) VALUES (?, ?, ?, ?, ?, ?, ?)";
    await db.sql(text).run(id, club, name, JSON.stringify(plan), stage, status, at);
    await addTables(db, first);
  },

  async beginStage(stage) {
    const text = "UPDATE tournaments SET stage = ? WHERE id = ? AND stage = ? AND status = 'running'";
    if ((await db.sql(text).run(stage.stage, stage.tournament, stage.stage - 1)) > 0) await addTables(db, stage);
  },

  async endTournament(id) {
    await db.sql("UPDATE tournaments SET status = 'over' WHERE id = ?").run(id);
  },

  async tournament(id) {
    const row = await db.sql("SELECT * FROM tournaments WHERE id = ?").get(id);
    return row && asTournament(row);
  },

  async tournamentsOf(club) {
    const text = `SELECT * FROM tournaments WHERE club = ? ORDER BY at DESC LIMIT ${MOST_TOURNAMENTS}`;
    return (await db.sql(text).all(club)).map(asTournament);
  },

  async tournamentTables(id) {
    const text = `SELECT t.*, n.stage, n.pool FROM tournament_tables n JOIN tables t ON t.id = n.table_id
                  WHERE n.tournament = ? ORDER BY n.stage, n.pool, t.at, t.id`;
    const results = `SELECT r.table_id, r.seat, r.rank FROM tournament_tables n JOIN results r ON r.table_id = n.table_id
                     WHERE n.tournament = ? ORDER BY r.seat`;
    const ranks = Map.groupBy(await db.sql(results).all(id), (row) => String(row.table_id));
    return (await db.sql(text).all(id)).map((row) => asTournamentTable(row, ranks.get(String(row.id)) ?? []));
  },

  async stagesPlayed() {
    const text = `SELECT id FROM tournaments o WHERE status = 'running' AND NOT EXISTS (
                  SELECT 1 FROM tournament_tables n JOIN tables t ON t.id = n.table_id
                  WHERE n.tournament = o.id AND n.stage = o.stage AND t.status IN ('gathering', 'playing'))`;
    return (await db.sql(text).all()).map(({ id }) => String(id));
  },
});

async function addMember(db: Database, club: string, person: string, at: number): Promise<void> {
  const text = "INSERT INTO members (person, club, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING";
  await db.sql(text).run(person, club, at);
}

async function addTables(db: Database, { tournament, stage, tables, invitations }: NewStage): Promise<void> {
  const { createTable } = tablesIn(db);
  const note = db.sql("INSERT INTO tournament_tables (tournament, stage, pool, table_id) VALUES (?, ?, ?, ?)");
  for (const { pool, ...table } of tables) {
    await createTable(table);
    await note.run(tournament, stage, pool, table.id);
  }
  for (const invitation of invitations) await noteInvitation(db, invitation);
}

const asClub = (row: Row): Club => ({ id: String(row.id), name: String(row.name), owner: String(row.owner) });

const asTournament = (row: Row): Tournament => ({
  id: String(row.id),
  club: String(row.club),
  name: String(row.name),
  plan: JSON.parse(String(row.plan)),
  stage: Number(row.stage),
  status: row.status === "over" ? "over" : "running",
});

function asTournamentTable(row: Row, results: readonly Row[]): TournamentTable {
  const ranks = results.map(({ seat, rank }) => ({ seat: Number(seat), rank: Number(rank) }));
  return {
    stage: Number(row.stage),
    pool: Number(row.pool),
    table: asTable(row),
    ...(ranks.length > 0 && { ranks }),
  };
}
