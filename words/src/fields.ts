import type { Names } from "./game-text.ts";

/** A field of a view as text. Lists are by seat, as everywhere in the rules: `Anna 3, Béla 0`. */
export function fieldText(field: unknown, names: Names): string {
  if (!Array.isArray(field)) return String(field);
  return field.map((item, seat) => `${names(seat) || seat + 1} ${String(item)}`).join(", ");
}
