import { offlineGame } from "@serai/games/list/offline.ts";
import { Refusal } from "@serai/kernel";
import type { FromHost, ToHost } from "./calls.ts";
import { openStore } from "./database.ts";
import type { Line, LocalRoom } from "./room.ts";
import { LocalRooms } from "./rooms.ts";
import { think } from "./thinking.ts";

/**
 * The worker in which tables of this device run: the same rules, bots and tables as on the server, behind the same
 * protocol. However long a bot thinks, the page goes on.
 */
const others = new BroadcastChannel("serai-tables");
const lines = new Map<number, { readonly line: Line; readonly room: LocalRoom }>();

const tell = (message: FromHost): void => postMessage(message);

const opening = openStore().then(
  (store) => new LocalRooms({ store, offlineGame, think, now: Date.now, added: (table) => others.postMessage(table) }),
);

/** Messages are taken in the order in which they came, also while the store is still being opened. */
let queue: Promise<unknown> = Promise.resolve();

addEventListener("message", ({ data }: MessageEvent<ToHost>) => {
  queue = queue.then(() => take(data)).catch((error: unknown) => console.error(error));
});

others.onmessage = ({ data }: MessageEvent<string>) => {
  void opening.then((rooms) => rooms.reload(data));
};

async function take(message: ToHost): Promise<void> {
  switch (message.kind) {
    case "ask":
      return answer(message);
    case "join":
      return join(message);
    case "command": {
      const joined = lines.get(message.line);
      // A line that was cut says it again once it has joined again.
      return joined?.room.command(joined.line, message.command);
    }
    case "leave": {
      const joined = lines.get(message.line);
      joined?.room.leave(joined.line);
      lines.delete(message.line);
    }
  }
}

async function answer({ id, ask }: Extract<ToHost, { kind: "ask" }>): Promise<void> {
  try {
    tell({ kind: "answer", id, text: await (await opening).answer(ask) });
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(error);
    const { code, params } = error instanceof Refusal ? error : { code: "failed", params: {} };
    tell({ kind: "refusal", id, code, params });
  }
}

async function join({ line, table, viewer, from }: Extract<ToHost, { kind: "join" }>): Promise<void> {
  try {
    const room = await (await opening).find(table);
    const own: Line = {
      viewer: viewer ?? room.firstPerson,
      send: (message) => tell({ kind: "message", line, message }),
      cut() {
        lines.delete(line);
        tell({ kind: "cut", line, why: "again" });
      },
    };
    lines.set(line, { line: own, room });
    await room.join(own, from);
  } catch (error) {
    lines.delete(line);
    if (!(error instanceof Refusal)) console.error(error);
    tell({ kind: "cut", line, why: "unknown-table" });
  }
}
