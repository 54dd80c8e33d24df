/*
 * A bot of one's own at a table: it sits down, and lays whatever comes first. Start it with the server's address and
 * the id of a table that gathers:
 *
 *     node docs/examples/bot.ts http://localhost:4747 <table>
 */
import { createHash, randomBytes } from "node:crypto";

interface ViewerState {
  readonly type: string;
  readonly legal?: readonly string[];
  readonly decision?: number;
  readonly over?: boolean;
  readonly code?: string;
  readonly revealing?: boolean;
}

const [address = "", table = ""] = process.argv.slice(2);

/** Our part of the luck: its hash now, itself when everybody's hash is there (docs/fairness.md). */
const nonce = randomBytes(32);
const commitment = createHash("sha256").update(nonce).digest("hex");

/** The key by which the server knows us again: the cookie of the first answer. */
const sat = await fetch(`${address}/api/tables/${table}/sit`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ name: "First Come", commitment }),
});
if (!sat.ok) throw new Error(`no seat: ${await sat.text()}`);
const cookie = sat.headers.get("set-cookie")?.split(";")[0] ?? "";

/** Node's own WebSocket takes headers as an extension of the browser's. */
const socket = new WebSocket(`${address.replace(/^http/, "ws")}/api/tables/${table}/play`, { headers: { cookie } });

async function reveal(): Promise<void> {
  await fetch(`${address}/api/tables/${table}/reveal`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ nonce: nonce.toString("hex") }),
  });
}

let answered = -1;
socket.addEventListener("message", ({ data }) => {
  const message: ViewerState = JSON.parse(String(data));
  // A client that does not trust the host compares here what it is shown with what it saw before.
  if (message.type === "gathering" && message.revealing) void reveal();
  if (message.type === "refused") console.error(`refused: ${message.code}`);
  if (message.over) {
    console.log("The game is over.");
    socket.close();
    return;
  }
  const [action] = message.legal ?? [];
  // Other seats' actions reach us too while we are asked: each decision is answered once.
  if (action === undefined || message.decision === undefined || message.decision === answered) return;
  answered = message.decision;
  socket.send(JSON.stringify({ type: "act", id: randomBytes(9).toString("base64url"), decision: answered, action }));
});
socket.addEventListener("close", ({ code }) => {
  if (code !== 1000 && code !== 1005) console.error(`the connection ended with ${code}`);
});
