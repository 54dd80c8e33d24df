import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where a PostgreSQL runs, in tests whose servers are to use it. */
    readonly postgres: string;
  }
}

/** One PostgreSQL for every test file of the project. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide("postgres", postgres.address);
  return () => postgres.remove();
}
