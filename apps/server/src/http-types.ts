import type { z } from "zod";
import type * as clubs from "./routes/schemas/clubs.ts";
import type * as devices from "./routes/schemas/devices.ts";
import type * as notices from "./routes/schemas/notices.ts";
import type * as people from "./routes/schemas/people.ts";
import type * as tables from "./routes/schemas.ts";

/** What the HTTP interface answers and takes, as the page knows it: the schemas that the routes check by, as types. */
type Answer<S extends z.ZodType> = Shown<z.output<S>>;
type Question<S extends z.ZodType> = Shown<z.input<S>>;

/** JSON leaves out what is undefined, and nobody changes an answer. */
type Shown<T> = T extends readonly (infer E)[]
  ? readonly Shown<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Shown<Exclude<T[K], undefined>> }
    : T;

export type Refused = Answer<typeof tables.refused>;
export type Opened = Answer<typeof tables.opened>;
export type NewTable = Question<typeof tables.newTable>;
export type Me = Answer<typeof tables.me>;
export type MyTables = Answer<typeof tables.myTables>;
export type TableLine = Answer<typeof tables.myTable>;
export type Lobby = Answer<typeof tables.lobby>;
export type Watchable = Answer<typeof tables.watchable>;
export type Token = Answer<typeof tables.token>;

export type Ladder = Answer<typeof people.ladder>;
export type PlayerPage = Answer<typeof people.playerPage>;

export type Clubs = Answer<typeof clubs.clubs>;
export type ClubPage = Answer<typeof clubs.clubPage>;
export type TournamentPage = Answer<typeof clubs.tournamentPage>;
export type NewTournament = Question<typeof clubs.newTournament>;

export type Devices = Answer<typeof devices.devices>;

export type NoticeSettings = Answer<typeof notices.noticeSettings>;
export type NoticeChange = Question<typeof notices.noticeChange>;
export type TriedNotices = Answer<typeof notices.triedNotices>;
export type Muted = Answer<typeof notices.muted>;
