import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { StoreReply } from "./calls.ts";
import type { Store } from "./store.ts";

export const DATABASE = "serai.db";

/** Secrets of games and keys of the server are in it: where the file is made, nobody else may read it. */
export const keepToOneself = (file: string): void => closeSync(openSync(file, "a", 0o600));

/** The database of a folder for one job, also beside a server that uses it; `undefined` where there is none. */
export async function usingEmbedded<X>(folder: string, job: (store: Store) => Promise<X>): Promise<X | undefined> {
  if (!existsSync(join(folder, DATABASE))) return undefined;
  const store = openEmbedded(folder);
  try {
    return await job(store);
  } finally {
    await store.close();
  }
}

/** The embedded database in a folder, behind its own thread. */
export function openEmbedded(folder: string): Store {
  mkdirSync(folder, { recursive: true });
  keepToOneself(join(folder, DATABASE));
  const worker = new Worker(new URL("./writer.ts", import.meta.url), { workerData: join(folder, DATABASE) });
  const waiting = new Map<number, { resolve(result: never): void; reject(error: Error): void }>();
  let calls = 0;
  let failed: Error | undefined;

  const fail = (error: Error): void => {
    failed ??= error;
    for (const { reject } of waiting.values()) reject(failed);
    waiting.clear();
  };
  worker.on("message", (reply: StoreReply & { readonly result: never }) => {
    const call = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ("error" in reply) call?.reject(new Error(`store: ${String(reply.error)}`));
    else call?.resolve(reply.result);
  });
  worker.on("error", fail);
  worker.on("exit", () => fail(new Error("store: closed")));

  const method =
    <N extends keyof Store>(what: N) =>
    (argument?: Parameters<Store[N]>[0]): Promise<Awaited<ReturnType<Store[N]>>> =>
      new Promise((resolve, reject) => {
        if (failed) return reject(failed);
        const id = ++calls;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, what, with: argument });
      });

  return {
    addPerson: method("addPerson"),
    personByKey: method("personByKey"),
    personById: method("personById"),
    rename: method("rename"),
    addKey: method("addKey"),
    addLink: method("addLink"),
    useLink: method("useLink"),
    addPasskey: method("addPasskey"),
    passkey: method("passkey"),
    passkeysOf: method("passkeysOf"),
    countPasskey: method("countPasskey"),
    createTable: method("createTable"),
    table: method("table"),
    log: method("log"),
    setPlaces: method("setPlaces"),
    beginGame: method("beginGame"),
    append: method("append"),
    setAside: method("setAside"),
    setRematch: method("setRematch"),
    tablesOf: method("tablesOf"),
    lobby: method("lobby"),
    dueTables: method("dueTables"),
    runningTables: method("runningTables"),
    say: method("say"),
    chat: method("chat"),
    speakers: method("speakers"),
    mutedBy: method("mutedBy"),
    setMuted: method("setMuted"),
    report: method("report"),
    reports: method("reports"),
    closeReports: method("closeReports"),
    setWatchers: method("setWatchers"),
    serverKey: method("serverKey"),
    noticeSettings: method("noticeSettings"),
    setNotices: method("setNotices"),
    confirmMail: method("confirmMail"),
    pushDevices: method("pushDevices"),
    addPushDevice: method("addPushDevice"),
    removePushDevice: method("removePushDevice"),
    isTableMuted: method("isTableMuted"),
    muteTable: method("muteTable"),
    dueNotices: method("dueNotices"),
    sendNotice: method("sendNotice"),
    putOffNotice: method("putOffNotice"),
    dueDeliveries: method("dueDeliveries"),
    settleDelivery: method("settleDelivery"),
    ladder: method("ladder"),
    playerPage: method("playerPage"),
    finishedTables: method("finishedTables"),
    recount: method("recount"),
    addClub: method("addClub"),
    club: method("club"),
    clubsOf: method("clubsOf"),
    joinClub: method("joinClub"),
    leaveClub: method("leaveClub"),
    renewClubLink: method("renewClubLink"),
    members: method("members"),
    clubTables: method("clubTables"),
    clubLadder: method("clubLadder"),
    addTournament: method("addTournament"),
    beginStage: method("beginStage"),
    endTournament: method("endTournament"),
    tournament: method("tournament"),
    tournamentsOf: method("tournamentsOf"),
    tournamentTables: method("tournamentTables"),
    stagesPlayed: method("stagesPlayed"),
    everythingOf: method("everythingOf"),
    everyTableOf: method("everyTableOf"),
    leaveTable: method("leaveTable"),
    forget: method("forget"),
    backup: method("backup"),
    close: method("close"),
  };
}
