import type { FairnessText } from "@serai/words/fairness/fairness-text";
import type { Mismatch } from "../../fair/take-part.ts";

/** What the pages say about fair starts, beside what is said about any checked game. */
export interface FairPageText {
  readonly check: FairnessText;

  /** While a table gathers. */
  readonly title: string;
  howItWorks(hash: string): string;
  readonly starting: string;
  readonly startFailed: string;
  readonly takePart: string;
  takePartHint(tries: number): string;
  readonly mismatch: Readonly<Record<Mismatch, string>>;
  readonly notRevealed: string;

  /** At the end. */
  readonly checkingHere: string;
  readonly whatWasChecked: string;
  readonly unchecked: string;
  readonly checkAgain: string;
  readonly saveKept: string;

  /** The page that checks files. */
  readonly verify: string;
  readonly verifyHint: string;
  readonly chooseRecord: string;
  readonly chooseKept: string;
  readonly keptHint: string;
  readonly checking: string;
  readonly notARecord: string;
  readonly notKept: string;
}
