import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { TableRefusal } from "@serai/table";
import { HEADERS } from "./headers.ts";

/** Answers on a bare socket, without request or reply, and closes it. */
export function answerRaw(socket: Duplex, status: number, code: TableRefusal): void {
  const body = JSON.stringify({ code, params: {} });
  const headers = {
    ...HEADERS,
    "cache-control": "no-store",
    connection: "close",
    "content-type": "application/json; charset=utf-8",
    "content-length": String(body.length),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  // Nobody reads this socket any more, so its other side could leave it half open forever.
  socket.once("finish", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
}

export type AnswerRaw = typeof answerRaw;

/** For what is no request: the parser rejected it, or it did not end in time. */
export function answerBrokenRequest(
  error: { readonly code?: string | undefined },
  socket: Duplex,
  refuseRaw: AnswerRaw,
): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const status = STATUS[error.code ?? ""] ?? 400;
  refuseRaw(socket, status, "malformed");
}

const STATUS: Readonly<Partial<Record<string, number>>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };
