/** Why a data folder, or a copy of its database, cannot be used; nothing was changed. */
export type DataFault =
  | "in-use" // another process has the folder
  | "no-database"
  | "exists"
  | "not-ours" // a file or database of something else
  | "damaged"
  | "newer" // written by a Serai with a newer schema
  | "unwritable"
  | "unreadable"
  | "unreachable" // no database answers there
  | "denied" // it does not let this user in
  | "busy" // games end faster than ratings can be counted
  | "no-tools" // PostgreSQL's programs are not on this machine
  | "disk-full";

export class DataUnusable extends Error {
  readonly fault: DataFault;
  /** The file or folder concerned. */
  readonly path: string;

  constructor(fault: DataFault, path: string, cause?: unknown) {
    super(`${path}: ${fault}`, { cause });
    this.fault = fault;
    this.path = path;
  }
}

/** SQLite's primary result codes. */
const SQLITE = { busy: 5, readonly: 8, ioError: 10, corrupt: 11, full: 13, cannotOpen: 14, notADatabase: 26 } as const;

const numberIn = (error: unknown, name: string): number | undefined => {
  const value = error instanceof Error ? Reflect.get(error, name) : undefined;
  return typeof value === "number" ? value : undefined;
};

/** The lower eight bits of an extended code are the primary one. */
const isSqlite = (error: unknown, ...codes: readonly number[]): boolean =>
  codes.includes((numberIn(error, "errcode") ?? 0) & 0xff);

export const isLocked = (error: unknown): boolean => isSqlite(error, SQLITE.busy);

/** The disk took nothing: what was asked for was not done, and may work later. */
export const isDiskTrouble = (error: unknown): boolean =>
  isSqlite(error, SQLITE.full, SQLITE.ioError, SQLITE.readonly, SQLITE.cannotOpen);

const SYSTEM_FAULTS: Readonly<Record<string, DataFault | undefined>> = {
  EACCES: "unwritable",
  EPERM: "unwritable",
  EROFS: "unwritable",
  ENOENT: "unwritable",
  ENOTDIR: "unwritable",
  EEXIST: "unwritable",
  EISDIR: "unwritable",
  ENOSPC: "disk-full",
  EDQUOT: "disk-full",
};

/** What a failure to open means, where it is one that people can mend. */
export function faultOf(error: unknown): DataFault | undefined {
  if (error instanceof DataUnusable) return error.fault;
  if (isSqlite(error, SQLITE.notADatabase)) return "not-ours";
  if (isSqlite(error, SQLITE.corrupt)) return "damaged";
  if (isSqlite(error, SQLITE.full)) return "disk-full";
  if (isSqlite(error, SQLITE.readonly, SQLITE.cannotOpen)) return "unwritable";
  const code = error instanceof Error ? Reflect.get(error, "code") : undefined;
  return typeof code === "string" ? SYSTEM_FAULTS[code] : undefined;
}
