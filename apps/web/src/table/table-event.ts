import type { TableEvent } from "@serai/table";

/** What happens at the table beside the game comes among the game's events (protocol.ts): this tells them apart. */
export const isOfTable = (event: unknown): event is TableEvent =>
  typeof event === "object" && event !== null && "table" in event;
