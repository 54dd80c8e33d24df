import type { Command } from "../command.ts";
import { addGame } from "./add-game.ts";
import { arena } from "./arena.ts";
import { backup } from "./backup.ts";
import { bench } from "./bench.ts";
import { doctor } from "./doctor.ts";
import { freeze } from "./freeze.ts";
import { fuzz } from "./fuzz.ts";
import { helpAbout, type Registry } from "./help.ts";
import { newRecord } from "./new.ts";
import { operatorKey } from "./operator-key.ts";
import { play } from "./play.ts";
import { ratings } from "./ratings.ts";
import { replay } from "./replay.ts";
import { reports } from "./reports.ts";
import { restore } from "./restore.ts";
import { serve } from "./serve.ts";
import { show } from "./show.ts";
import { train } from "./train.ts";
import { verify } from "./verify.ts";

export const commands: Registry = {
  serve,
  play,
  new: newRecord,
  replay,
  show,
  verify,
  fuzz,
  bench,
  arena,
  train,
  backup,
  restore,
  ratings,
  reports,
  "operator-key": operatorKey,
  doctor,
  freeze,
  "add-game": addGame,
  help: helpAbout(() => commands),
};

export const commandNamed = (word: string): Command | undefined =>
  Object.values(commands).find((command) => command.name === word);
