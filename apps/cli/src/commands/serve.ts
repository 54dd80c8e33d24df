import { command } from "../command.ts";
import { systemCode } from "../files.ts";
import { type Shell, Stop } from "../shell.ts";
import { readCount } from "../values.ts";
import { dataFolder } from "./backup.ts";

export const serve = command({
  name: "serve",
  operands: [],
  options: { port: { type: "string" }, host: { type: "string" }, data: { type: "string" }, log: { type: "boolean" } },
  async run({ values }, shell) {
    const port = readCount(shell, "port", values.port, { min: 0, max: 65_535, fallback: 4747 });
    const host = values.host ?? "127.0.0.1";
    const data = dataFolder(values.data);
    // Here and not above: the other commands need not wait for a server to load.
    const server = await import("@serai/server");
    const serving = await server
      .serve({ port, host, data, log: values.log ?? false })
      .catch((error: unknown) => refuseToListen(shell, host, port, error));
    shell.out(shell.text.serve.open(clickable(serving.address)));
    await askedToStop();
    console.error(shell.text.serve.closing);
    await serving.close();
    return 0;
  },
});

/** A name instead of the loopback's number: browsers give passkeys to names only. */
const clickable = (address: string): string => address.replace("//127.0.0.1:", "//localhost:");

function refuseToListen({ text }: Shell, host: string, port: number, error: unknown): never {
  const code = systemCode(error);
  if (code === "EADDRINUSE") throw new Stop(text.errors.portTaken(port), 1);
  const isAddress = code === "EACCES" || code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN";
  if (isAddress) throw new Stop(text.errors.cannotListen(host, port, code));
  throw error;
}

/** The first signal closes politely; a second one, with nobody listening any more, ends it at once. */
const askedToStop = (): Promise<void> =>
  new Promise((stop) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop());
  });
