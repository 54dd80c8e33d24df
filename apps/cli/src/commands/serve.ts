import { command } from "../command.ts";
import { systemCode } from "../files.ts";
import { type Shell, Stop } from "../shell.ts";
import { readCount } from "../values.ts";
import { dataFolder, orUnusable } from "./data.ts";

export const serve = command({
  name: "serve",
  operands: [],
  options: { port: { type: "string" }, host: { type: "string" }, data: { type: "string" }, log: { type: "boolean" } },
  async run({ values }, shell) {
    const { PORT, HOST, SERAI_DRAIN } = process.env;
    // An empty variable counts as not set: as a host it would be every address of the machine.
    const port = readCount(shell, "port", values.port ?? (PORT || undefined), { min: 0, max: 65_535, fallback: 4747 });
    const host = values.host ?? (HOST || "127.0.0.1");
    const drain = readCount(shell, "SERAI_DRAIN", SERAI_DRAIN || undefined, { min: 0, max: 300, fallback: 0 });
    const data = dataFolder(values.data);
    // Here and not above: the other commands need not wait for a server to load.
    const server = await import("@serai/server");
    const serving = await server
      .serve({ port, host, data, log: values.log ?? false })
      .catch((error: unknown) => refuseToStart(shell, host, port, error));
    shell.out(shell.text.serve.open(clickable(serving.address)));
    const failure = await Promise.race([askedToStop(), serving.dead]);
    shell.err(failure === undefined ? shell.text.serve.closing : shell.text.serve.cannotSave(failure.message));
    if (failure === undefined) await serving.drain(drain * 1_000);
    await serving.close();
    return failure === undefined ? 0 : 1;
  },
});

/** A name instead of the loopback's number: browsers give passkeys to names only. */
const clickable = (address: string): string => address.replace("//127.0.0.1:", "//localhost:");

async function refuseToStart({ text }: Shell, host: string, port: number, error: unknown): Promise<never> {
  const code = systemCode(error);
  if (code === "EADDRINUSE") throw new Stop(text.errors.portTaken(port), 1);
  const isAddress = code === "EACCES" || code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN";
  if (isAddress) throw new Stop(text.errors.cannotListen(host, port, code));
  return orUnusable(text, error);
}

/** The first signal closes politely; a second one, with nobody listening any more, ends it at once. */
const askedToStop = (): Promise<undefined> =>
  new Promise((stop) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop(undefined));
  });
