import type { Clock } from "@serai/table";

export type Pace = "none" | "live" | "mail";

/** Who is to come, and how long they may take. */
export interface Invited {
  readonly friends: number;
  readonly pace: Pace;
  readonly isPublic: boolean;
}

export const ALONE: Invited = { friends: 0, pace: "mail", isPublic: false };

export const CLOCKS: Readonly<Record<Pace, Clock>> = {
  none: { kind: "none" },
  live: { kind: "live", decision: 60, reserve: 600 },
  mail: { kind: "mail", hours: 48 },
};
