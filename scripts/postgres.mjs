import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installByApt } from "./debian.mjs";
import { giveUp } from "./node24.mjs";

const DEBIAN = "/usr/lib/postgresql";

/** @param {string} folder */
const hasServer = (folder) => existsSync(join(folder, "postgres")) && existsSync(join(folder, "initdb"));

function find() {
  const { SERAI_POSTGRES, PATH = "" } = process.env;
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...(SERAI_POSTGRES === undefined ? [] : [SERAI_POSTGRES]),
    ...versions.map((version) => join(DEBIAN, version, "bin")),
    ...PATH.split(delimiter),
  ].find(hasServer);
}

/** The folder of PostgreSQL's programs, installed if need be. The tests start a server of their own from it. */
export async function needPostgres() {
  const found = find();
  if (found) return found;
  await installByApt("No PostgreSQL found", ["postgresql"]);
  return (
    find() ??
    giveUp(`The tests need PostgreSQL 15 or newer: install it, or set SERAI_POSTGRES to the folder of its programs.`)
  );
}
