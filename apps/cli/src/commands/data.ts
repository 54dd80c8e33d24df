import { resolve } from "node:path";
import { Stop } from "../shell.ts";
import type { CliText } from "../text/cli-text.ts";

export const dataFolder = (given: string | undefined): string => resolve(given ?? (process.env.SERAI_DATA || "data"));

/** A data folder that cannot be used is said in a sentence; anything else goes on as it is. */
export async function orUnusable(text: CliText, error: unknown): Promise<never> {
  const { DataUnusable } = await import("@serai/server");
  if (error instanceof DataUnusable) throw new Stop(text.dataFaults[error.fault](error.path), 1);
  throw error;
}
