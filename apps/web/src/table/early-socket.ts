/** A connection that public/early-socket.js opened before the page had loaded, and what came over it so far. */
interface EarlySocket {
  readonly table: string;
  readonly socket: WebSocket;
  readonly heard: readonly string[];
}

declare global {
  var seraiEarlySocket: EarlySocket | undefined;
}

/** Hands the early connection over, once, to the first visit to its table. */
export function earlySocket(table: string): Pick<EarlySocket, "socket" | "heard"> | undefined {
  const early = globalThis.seraiEarlySocket;
  globalThis.seraiEarlySocket = undefined;
  if (early === undefined) return undefined;
  const isUsable = early.table === table && early.socket.readyState <= WebSocket.OPEN;
  if (isUsable) return early;
  early.socket.close();
  return undefined;
}
