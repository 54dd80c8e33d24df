import type { Club, ClubStore, NewStage, Tournament, TournamentTable } from "../clubs.ts";
import type { Db, Row, Sync } from "./db.ts";
import { noteInvitation } from "./notices.ts";
import { asPerson } from "./people.ts";
import { asKnown, asRated } from "./ratings.ts";
import { asTable, tablesIn } from "./tables.ts";

const MOST_TABLES = 200;
const MOST_TOURNAMENTS = 50;

export const clubsIn = (db: Db): Sync<ClubStore> => ({
  addClub({ id, name, owner, link, at }) {
    db.sql("INSERT INTO clubs (id, name, owner, link, at) VALUES (?, ?, ?, ?, ?)").run(id, name, owner, link, at);
    addMember(db, id, owner, at);
  },

  club(id) {
    const row = db.sql("SELECT * FROM clubs WHERE id = ?").get(id);
    return row && asClub(row);
  },

  clubsOf(person) {
    const text = "SELECT c.* FROM members m JOIN clubs c ON c.id = m.club WHERE m.person = ? ORDER BY m.at";
    return db.sql(text).all(person).map(asClub);
  },

  joinClub({ link, person, at }) {
    const row = db.sql("SELECT * FROM clubs WHERE link = ?").get(link);
    if (row) addMember(db, String(row.id), person, at);
    return row && asClub(row);
  },

  leaveClub({ club, person }) {
    db.sql("DELETE FROM members WHERE club = ? AND person = ?").run(club, person);
    db.sql(
      `UPDATE clubs SET owner = COALESCE((SELECT person FROM members WHERE club = clubs.id ORDER BY at LIMIT 1), owner)
       WHERE id = ? AND owner = ?`,
    ).run(club, person);
  },

  renewClubLink({ club, link }) {
    db.sql("UPDATE clubs SET link = ? WHERE id = ?").run(link, club);
  },

  members(club) {
    const text = "SELECT p.* FROM members m JOIN people p ON p.id = m.person WHERE m.club = ? ORDER BY m.at, p.id";
    return db.sql(text).all(club).map(asPerson);
  },

  clubTables(club) {
    const text = `SELECT * FROM tables WHERE club = ? ORDER BY status = 'over', updated DESC LIMIT ${MOST_TABLES}`;
    return db.sql(text).all(club).map(asTable);
  },

  clubLadder({ club, game, players }) {
    const text = `SELECT r.*, p.name, p.tag FROM members m JOIN people p ON p.id = m.person
                  JOIN ratings r ON r.who = m.person AND r.game = ? AND r.players = ?
                  WHERE m.club = ? ORDER BY r.rating DESC, r.who`;
    return db
      .sql(text)
      .all(game, players, club)
      .map((row) => ({ ...asKnown(row, row.who), ...asRated(row) }));
  },

  addTournament({ tournament: { id, club, name, plan, stage, status }, at, first }) {
    db.sql("INSERT INTO tournaments (id, club, name, plan, stage, status, at) VALUES (?, ?, ?, ?, ?, ?, ?)").run(
      id,
      club,
      name,
      JSON.stringify(plan),
      stage,
      status,
      at,
    );
    addTables(db, first);
  },

  beginStage(stage) {
    const text = "UPDATE tournaments SET stage = ? WHERE id = ? AND stage = ? AND status = 'running'";
    if (db.sql(text).run(stage.stage, stage.tournament, stage.stage - 1).changes > 0) addTables(db, stage);
  },

  endTournament(id) {
    db.sql("UPDATE tournaments SET status = 'over' WHERE id = ?").run(id);
  },

  tournament(id) {
    const row = db.sql("SELECT * FROM tournaments WHERE id = ?").get(id);
    return row && asTournament(row);
  },

  tournamentsOf(club) {
    const text = `SELECT * FROM tournaments WHERE club = ? ORDER BY at DESC LIMIT ${MOST_TOURNAMENTS}`;
    return db.sql(text).all(club).map(asTournament);
  },

  tournamentTables(id) {
    const text = `SELECT t.*, n.stage, n.pool, (SELECT json_group_array(json_object('seat', seat, 'rank', rank))
                  FROM results r WHERE r.table_id = t.id) AS ranks
                  FROM tournament_tables n JOIN tables t ON t.id = n.table_id
                  WHERE n.tournament = ? ORDER BY n.stage, n.pool, t.at, t.id`;
    return db.sql(text).all(id).map(asTournamentTable);
  },

  stagesPlayed() {
    const text = `SELECT id FROM tournaments o WHERE status = 'running' AND NOT EXISTS (
                  SELECT 1 FROM tournament_tables n JOIN tables t ON t.id = n.table_id
                  WHERE n.tournament = o.id AND n.stage = o.stage AND t.status IN ('gathering', 'playing'))`;
    return db
      .sql(text)
      .all()
      .map(({ id }) => String(id));
  },
});

function addMember(db: Db, club: string, person: string, at: number): void {
  db.sql("INSERT OR IGNORE INTO members (person, club, at) VALUES (?, ?, ?)").run(person, club, at);
}

function addTables(db: Db, { tournament, stage, tables, invitations }: NewStage): void {
  const { createTable } = tablesIn(db);
  const note = db.sql("INSERT INTO tournament_tables (tournament, stage, pool, table_id) VALUES (?, ?, ?, ?)");
  for (const { pool, ...table } of tables) {
    createTable(table);
    note.run(tournament, stage, pool, table.id);
  }
  for (const invitation of invitations) noteInvitation(db, invitation);
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

function asTournamentTable(row: Row): TournamentTable {
  const ranks: { seat: number; rank: number }[] = JSON.parse(String(row.ranks));
  return {
    stage: Number(row.stage),
    pool: Number(row.pool),
    table: asTable(row),
    ...(ranks.length > 0 && { ranks }),
  };
}
