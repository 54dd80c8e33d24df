/** The same game written with another library, for the benchmark. */
export interface Peer {
  readonly library: string;
  /** Numbers of players it is measured with. */
  readonly seats: readonly number[];
  /** Plays whole games, one a call, and returns the number of decisions. */
  playOut(seats: number): () => number;
}
