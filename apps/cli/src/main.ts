import { run } from "./run.ts";

const LEFTOVERS_MS = 2_000;

// `serai show … | head` closes our output early, and that is no fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

const exitCode = await run(process.argv.slice(2), process.env);
process.exitCode = exitCode;
// A command that failed ends, whatever it left running.
if (exitCode !== 0) setTimeout(() => process.exit(), LEFTOVERS_MS).unref();
