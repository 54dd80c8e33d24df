import { signal } from "@preact/signals";
import type { Message } from "@serai/table";
import type { Link, Listener } from "../table/connection.ts";
import { connectOffline } from "./link.ts";

/** Looks on as somebody who holds no seat: all it learns is whom play waits for, and whether there is any play left. */
export class PlayStatus implements Listener {
  readonly latest = signal<{ readonly deciders: readonly number[]; readonly over: boolean } | undefined>(undefined);
  readonly link: Link;

  constructor(table: string) {
    this.link = connectOffline(table, this, "spectator");
  }

  /** Always everything: nothing is kept here that could be added to. */
  heard(): undefined {
    return undefined;
  }

  unanswered(): undefined {
    return undefined;
  }

  hear(message: Message): void {
    if (message.type === "table" || message.type === "events")
      this.latest.value = { deciders: message.deciders, over: message.over };
  }
}
