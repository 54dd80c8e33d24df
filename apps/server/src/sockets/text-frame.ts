/** A whole message of text. */
const TEXT = "\x81";
const LONGEST_SHORT = 125;
const LENGTH_OF_16_BITS = "\x7e";
const LENGTH_OF_64_BITS = "\x7f";

/** A text as a server's WebSocket frame (RFC 6455, 5.2), a byte a character: Node writes such a string to a socket as it is. */
export function textFrame(text: string): string {
  const bytes = Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString("latin1");
  return `${TEXT}${writtenLength(bytes.length)}${bytes}`;
}

function writtenLength(length: number): string {
  if (length <= LONGEST_SHORT) return String.fromCharCode(length);
  if (length <= 0xffff) return LENGTH_OF_16_BITS + String.fromCharCode(length >> 8, length & 0xff);
  const written = Buffer.alloc(8);
  written.writeBigUInt64BE(BigInt(length));
  return LENGTH_OF_64_BITS + written.toString("latin1");
}
