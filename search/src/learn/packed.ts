/*
 * Weights as text: whole numbers from −127 to 127, of which sixty-four share a scale, written as base64. Neither Node nor
 * a browser has to help.
 */

const TOGETHER = 64;
const FINEST = 127;
const SYMBOLS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

export interface Packed {
  readonly count: number;
  /** One a group of sixty-four, in millionths. */
  readonly scales: readonly number[];
  readonly base64: string;
}

const MILLION = 1e6;

export function pack(weights: Float32Array): Packed {
  const bytes = new Uint8Array(weights.length);
  const scales: number[] = [];
  for (let from = 0; from < weights.length; from += TOGETHER) {
    const group = weights.subarray(from, from + TOGETHER);
    const most = group.reduce((a, b) => Math.max(a, Math.abs(b)), 0);
    const scale = Math.max(1, Math.ceil((most / FINEST) * MILLION));
    scales.push(scale);
    for (const [i, weight] of group.entries()) bytes[from + i] = Math.round((weight * MILLION) / scale) & 0xff;
  }
  return { count: weights.length, scales, base64: toBase64(bytes) };
}

export function unpack({ count, scales, base64 }: Packed): Float32Array {
  const bytes = fromBase64(base64, count);
  return Float32Array.from(bytes, (byte, i) => (((byte << 24) >> 24) * scales[Math.floor(i / TOGETHER)]) / MILLION);
}

function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let i = 0; i < bytes.length; i += 3) {
    const three = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    for (let shift = 18; shift >= 0; shift -= 6) text += SYMBOLS[(three >> shift) & 63];
  }
  return text;
}

function fromBase64(text: string, count: number): Uint8Array {
  const bytes = new Uint8Array(count);
  for (let i = 0; i < text.length; i += 4) {
    let three = 0;
    for (let k = 0; k < 4; k++) three = (three << 6) | SYMBOLS.indexOf(text[i + k]);
    for (let k = 0; k < 3; k++) if ((i / 4) * 3 + k < count) bytes[(i / 4) * 3 + k] = (three >> (16 - 8 * k)) & 0xff;
  }
  return bytes;
}
