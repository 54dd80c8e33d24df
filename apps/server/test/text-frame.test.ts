import { once } from "node:events";
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { WebSocketServer } from "ws";
import { textFrame } from "../src/sockets/text-frame.ts";

/** What a client hears of frames that are written straight to its socket. */
async function heard(texts: readonly string[]): Promise<unknown[]> {
  const sockets = new WebSocketServer({ noServer: true });
  const server = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  server.on("upgrade", (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (ws) => {
      socket.write(texts.map(textFrame).join(""), "latin1");
      ws.close();
    }),
  );
  const client = new WebSocket(`ws://127.0.0.1:${Object(server.address()).port}`);
  const messages: unknown[] = [];
  client.addEventListener("message", ({ data }) => messages.push(data));
  await once(client, "close");
  return messages;
}

test("texts of every length and in every script arrive whole and in order", async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000].map((length) => "a".repeat(length));
  const others = ["é", "ő".repeat(125), "tea 茶 🫖", "ÿ".repeat(126), "ű".repeat(40_000)];
  expect(await heard([...texts, ...others])).toEqual([...texts, ...others]);
});
