import type { TestProject } from "vitest/node";
import { startSharedBrowser } from "./browser.ts";
import { startServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the server of all tests listens. */
    readonly server: string;
    /** Where the browser of all tests takes orders. */
    readonly browser: string;
  }
}

/** One server and one browser for every test file: starting them anew costs several seconds of work each time. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const browser = await startSharedBrowser().catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  project.provide("server", server.address);
  project.provide("browser", browser.wsEndpoint());
  return async () => {
    await Promise.allSettled([browser.close(), server.stop()]);
  };
}
