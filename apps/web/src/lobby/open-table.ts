import { signal } from "@preact/signals";
import type { OptionValues } from "@serai/kernel";
import { ServerRefusal } from "../http/api.ts";
import type { TablePlace } from "../text/offline/offline-text.ts";
import { CLOCKS, type Invited } from "./invited.ts";
import { openTable } from "./sit-down.ts";

export interface Opening {
  readonly game: string;
  readonly options: OptionValues;
  readonly players: number;
  /** The bot that takes the empty seats. */
  readonly rival: string;
  readonly own: string;
  /** Who else shares the device, where it is shared. */
  readonly others: readonly string[];
  readonly invited: Invited;
  /** The club whose members are invited. */
  readonly club?: string;
}

/** The address of a table that was meant for the server and is on this device, because there was no server. */
export const fallbackAddress = signal<string | undefined>(undefined);

/** Opens a table and returns its address. Against bots alone, what the server cannot be asked the device does. */
export async function openAt(place: TablePlace, opening: Opening): Promise<string> {
  if (place !== "online") return openHere(opening, place === "shared" ? opening.others : []);
  try {
    return `/t/${await openOnServer(opening)}`;
  } catch (error) {
    if (error instanceof ServerRefusal || opening.invited.friends > 0) throw error;
    fallbackAddress.value = await openHere(opening, []);
    return fallbackAddress.value;
  }
}

function openOnServer({ game, options, players, rival, own, invited, club }: Opening): Promise<string> {
  const { friends, pace, isPublic } = invited;
  const people = Array.from({ length: 1 + friends }, () => ({ kind: "person" }) as const);
  const bots = Array.from({ length: players - people.length }, () => ({ kind: "bot", bot: rival }) as const);
  const alone = { game, options, seats: [...people, ...bots], ...(club !== undefined && { club }) };
  return openTable(friends > 0 ? { ...alone, clock: CLOCKS[pace], public: isPublic } : alone, own);
}

async function openHere({ game, options, players, rival, own }: Opening, others: readonly string[]): Promise<string> {
  const { openLocal } = await import("../offline/tables.ts");
  const people = [own, ...others].slice(0, players).map((name) => ({ name }));
  const bots = Array.from({ length: players - people.length }, () => ({ bot: rival }));
  return openLocal({ game, options, seats: [...people, ...bots] });
}
