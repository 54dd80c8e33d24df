import type { Claim } from "@serai/kernel";

/** What is said about a checked game. */
export interface FairnessText {
  /** Each claim where it holds, and where it does not. */
  readonly claims: Readonly<Record<Claim, { readonly yes: string; readonly no: string }>>;
  /** In one line, by what the check is worth. */
  readonly titles: Readonly<Record<"present" | "away" | "none" | "recordFails" | "seenFails", string>>;
  /** What it proves, and what it does not. */
  readonly notes: Readonly<Record<"present" | "away" | "none" | "oldForm", string>>;
  tries(count: number): string;
}
