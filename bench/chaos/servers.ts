/** An entry of a table's log, as it is kept. */
export interface KeptEntry {
  readonly table: string;
  readonly number: number;
  readonly entry: string;
}

/** The servers that people play at, the faults that can be made there, and what is left when they have ended. */
export interface Servers<Fault extends string> {
  readonly addresses: readonly string[];
  /** How the disk is filled, where it can be. */
  readonly disk?: string;
  /**
   * Makes a fault, and takes it away again where play cannot go on before; says whether play is to go on after its begin
   * or after its end, `undefined` where it cannot be made here. `cutOff` takes everybody's connection away; they come again.
   */
  happen(fault: Fault, cutOff: () => void): Promise<"begin" | "end" | undefined>;
  /** Everything is as before the last fault: what play did not have to wait for, too. */
  mend?(): Promise<void>;
  end(): Promise<void>;
  /** After the end: the logs of all tables, in order. */
  entries(): Promise<Iterable<KeptEntry>>;
  /** After the end: how many finished games could be played again. */
  replayed(): Promise<number>;
  remove(): Promise<void>;
}
