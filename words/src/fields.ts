import type { FieldText, Names } from "./game-text.ts";

export const fieldLabel = (text: FieldText): string => (typeof text === "string" ? text : text.label);

/** A field of a view as text: as the game says it, else a list with an item for each seat as `Anna 3, Béla 0`. */
export function fieldText(field: unknown, text: FieldText | undefined, names: Names): string {
  if (typeof text === "object") return text.say(field, names);
  if (!Array.isArray(field)) return String(field);
  const isBySeat = Boolean(names(field.length - 1)) && !names(field.length);
  return field.map((item, seat) => (isBySeat ? `${names(seat)} ${String(item)}` : String(item))).join(", ");
}
