import type { Seat } from "@serai/kernel";
import { go } from "../shell/router.ts";
import type { Replay } from "./replay.ts";

/** Goes on from a moment of the game in that seat, on this device, against bots; hints go by what the seat had seen. */
export async function playOn({ record, played }: Replay, moves: number, seat: Seat): Promise<void> {
  const [{ forkLocal }, { bringMemory }] = await Promise.all([
    import("../offline/tables.ts"),
    import("../hints/seat-memory.ts"),
  ]);
  const address = await forkLocal({ record, moves, seat });
  bringMemory(address.slice(address.lastIndexOf("/") + 1), seat, played.memory(moves, seat));
  go(address);
}
