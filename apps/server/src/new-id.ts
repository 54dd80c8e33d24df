import { randomBytes } from "node:crypto";

/**
 * Names a table, a club or a tournament, and cannot be guessed. Does not begin with a dash, for a command takes such a
 * word for an option.
 */
export function newId(): string {
  for (;;) {
    const id = randomBytes(16).toString("base64url");
    if (!id.startsWith("-")) return id;
  }
}
