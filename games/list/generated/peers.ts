// Written by `npm run games` from the folders of games: do not edit.
import type { Peer } from "../peer.ts";

export const PEERS: Readonly<Record<string, () => Promise<Peer>>> = {
  goofspiel: async () => (await import("../../goofspiel/tools/peer.ts")).peer,
};
