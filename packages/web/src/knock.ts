/** A line that public/knock.js has opened before there was a page, and what came over it so far. */
interface Knock {
  readonly table: string;
  readonly socket: WebSocket;
  readonly heard: readonly string[];
}

declare global {
  var seraiKnock: Knock | undefined;
}

/** Whoever comes to the table first takes the line over; it is nobody else's. */
export function answeredKnock(table: string): Pick<Knock, "socket" | "heard"> | undefined {
  const knock = globalThis.seraiKnock;
  globalThis.seraiKnock = undefined;
  if (knock === undefined) return undefined;
  const isUsable = knock.table === table && knock.socket.readyState <= WebSocket.OPEN;
  if (isUsable) return knock;
  knock.socket.close();
  return undefined;
}
