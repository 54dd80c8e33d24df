/*
 * How what a seat knows becomes numbers, found from examples: the fields of a view, how many values each takes, which
 * lists go by seat and which numbers name a seat. A shape is plain JSON and is kept beside the weights trained with it.
 */

/** What a value looks like wherever it stands, and so which inputs it fills. */
export type Shape =
  /** Says nothing: always the same, or unknown. */
  | { readonly kind: "nothing" }
  /** One of few values: one input each. */
  | { readonly kind: "choice"; readonly values: readonly (number | string | boolean)[] }
  /** One of many: its size, and its bits, since some numbers are sets. */
  | { readonly kind: "number"; readonly least: number; readonly most: number; readonly bits: number }
  /** A seat, counted from one's own. */
  | { readonly kind: "seat" }
  /** A set of seats, counted from one's own. */
  | { readonly kind: "seats" }
  /** One value a seat, one's own first. */
  | { readonly kind: "by seat"; readonly each: Shape }
  /** Always as long: each place has inputs of its own. */
  | { readonly kind: "list"; readonly items: readonly Shape[] }
  /** Sometimes longer: what the items fill is added up. */
  | { readonly kind: "sum"; readonly each: Shape }
  | { readonly kind: "record"; readonly fields: Readonly<Record<string, Shape>> };

/** A value somebody saw, by which seat, among how many. */
export interface Example {
  readonly value: unknown;
  readonly seat: number;
  readonly seats: number;
}

const NOTHING: Shape = { kind: "nothing" };
/** A number that takes more values than these is a size rather than a name. */
const MOST_CHOICES = 24;
const MOST_BITS = 16;
const LONGEST_LIST = 24;

export function shapeOf(examples: readonly Example[]): Shape {
  const there = examples.filter(({ value }) => value !== undefined);
  const isAlwaysThere = there.length === examples.length;
  if (there.length === 0) return NOTHING;
  if (there.every(({ value }) => Array.isArray(value))) return shapeOfLists(there);
  if (there.every(({ value }) => isRecord(value))) return shapeOfRecords(there);
  const values = new Set<number | string | boolean>();
  for (const { value } of there) if (isPlain(value)) values.add(value);
  const numbers = [...values].filter((value) => typeof value === "number");
  if (numbers.length === values.size) {
    if (isSeat(there)) return there.every(({ value, seat }) => value === seat) ? NOTHING : { kind: "seat" };
    if (isSeatSet(there)) return { kind: "seats" };
  }
  if (values.size === 1 && isAlwaysThere) return NOTHING;
  if (values.size <= MOST_CHOICES) return { kind: "choice", values: [...values].sort(inOrder) };
  if (numbers.length < values.size) return NOTHING;
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const isWhole = least >= 0 && numbers.every((value) => Number.isInteger(value));
  return { kind: "number", least, most, bits: isWhole ? Math.min(MOST_BITS, 32 - Math.clz32(most)) : 0 };
}

const isPlain = (value: unknown): value is number | string | boolean =>
  typeof value === "number" || typeof value === "string" || typeof value === "boolean";

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const inOrder = (a: number | string | boolean, b: number | string | boolean): number =>
  typeof a === "number" && typeof b === "number" ? a - b : String(a) < String(b) ? -1 : 1;

/** The greatest value met with each number of seats. */
function mostBySeats(examples: readonly Example[]): Map<number, number> {
  const most = new Map<number, number>();
  for (const { value, seats } of examples)
    if (typeof value === "number") most.set(seats, Math.max(most.get(seats) ?? 0, value));
  return most;
}

const isSeat = (examples: readonly Example[]): boolean =>
  [...mostBySeats(examples)].every(([seats, most]) => most === seats - 1);

const isSeatSet = (examples: readonly Example[]): boolean =>
  [...mostBySeats(examples)].every(([seats, most]) => most === 2 ** seats - 1);

function shapeOfLists(examples: readonly Example[]): Shape {
  const lists = examples.map(({ value, ...by }) => ({ ...by, items: Array.isArray(value) ? value : [] }));
  const items = lists.flatMap(({ items, ...by }) => items.map((value: unknown): Example => ({ ...by, value })));
  if (lists.every(({ items, seats }) => items.length === seats)) return orNothing("by seat", shapeOf(items));
  const [{ length }] = lists.map(({ items }) => items);
  if (length > LONGEST_LIST || lists.some(({ items }) => items.length !== length))
    return orNothing("sum", shapeOf(items));
  return {
    kind: "list",
    items: Array.from({ length }, (_, at) => shapeOf(lists.map(({ items, ...by }) => ({ ...by, value: items[at] })))),
  };
}

const orNothing = (kind: "by seat" | "sum", each: Shape): Shape => (each.kind === "nothing" ? NOTHING : { kind, each });

function shapeOfRecords(examples: readonly Example[]): Shape {
  const names = new Set<string>();
  for (const { value } of examples) if (isRecord(value)) for (const name of Object.keys(value)) names.add(name);
  const fields: Record<string, Shape> = {};
  for (const name of [...names].sort()) {
    const shape = shapeOf(
      examples.map(({ value, ...by }) => ({ ...by, value: isRecord(value) ? value[name] : undefined })),
    );
    if (shape.kind !== "nothing") fields[name] = shape;
  }
  return Object.keys(fields).length === 0 ? NOTHING : { kind: "record", fields };
}
