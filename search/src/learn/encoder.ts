import { isRecord, type Shape } from "./shape.ts";

/** Inputs that are not zero: which, and what they are. Filled again and again without being allocated again. */
export class Inputs {
  readonly at: Uint16Array;
  readonly values: Float32Array;
  count = 0;

  constructor(most: number) {
    this.at = new Uint16Array(most);
    this.values = new Float32Array(most);
  }

  add(at: number, value: number): void {
    if (this.count === this.at.length) return;
    this.at[this.count] = at;
    this.values[this.count++] = value;
  }
}

/** The seat that looks, and among how many. */
interface Viewpoint {
  seat: number;
  seats: number;
}

interface Writer {
  /** How many inputs it fills. */
  readonly width: number;
  write(value: unknown, from: number, viewpoint: Viewpoint, into: Inputs): void;
}

const SILENT: Writer = { width: 0, write: () => {} };

/** Turns what one seat knows into the inputs of a network, by a shape. */
export class Encoder {
  readonly width: number;
  readonly #writer: Writer;
  readonly #viewpoint: Viewpoint = { seat: 0, seats: 0 };
  readonly #mostSeats: number;

  constructor(shape: Shape, mostSeats: number) {
    this.#writer = writerOf(shape, mostSeats);
    this.#mostSeats = mostSeats;
    this.width = this.#writer.width + mostSeats;
  }

  write(knows: unknown, seat: number, seats: number, into: Inputs): void {
    this.#viewpoint.seat = seat;
    this.#viewpoint.seats = seats;
    into.count = 0;
    into.add(this.width - this.#mostSeats + seats - 1, 1);
    this.#writer.write(knows, 0, this.#viewpoint, into);
  }
}

/** How far a seat sits to the left of one's own. */
const leftBy = (other: number, { seat, seats }: Viewpoint): number => (other - seat + seats) % seats;

function writerOf(shape: Shape, mostSeats: number): Writer {
  switch (shape.kind) {
    case "nothing":
      return SILENT;
    case "choice":
      return writerOfChoice(shape.values);
    case "number":
      return writerOfNumber(shape.least, shape.most, shape.bits);
    case "seat":
      return {
        width: mostSeats,
        write(value, from, viewpoint, into) {
          if (typeof value === "number" && value >= 0) into.add(from + leftBy(value, viewpoint), 1);
        },
      };
    case "seats":
      return {
        width: mostSeats,
        write(value, from, viewpoint, into) {
          if (typeof value !== "number") return;
          for (let other = 0; other < viewpoint.seats; other++)
            if ((value >> other) & 1) into.add(from + leftBy(other, viewpoint), 1);
        },
      };
    case "by seat": {
      const each = writerOf(shape.each, mostSeats);
      return {
        width: mostSeats * each.width,
        write(value, from, viewpoint, into) {
          if (!Array.isArray(value)) return;
          for (let other = 0; other < value.length; other++)
            each.write(value[other], from + leftBy(other, viewpoint) * each.width, viewpoint, into);
        },
      };
    }
    case "list":
      return writerOfList(shape.items.map((item) => writerOf(item, mostSeats)));
    case "sum": {
      const each = writerOf(shape.each, mostSeats);
      return {
        width: each.width,
        write(value, from, viewpoint, into) {
          if (Array.isArray(value))
            for (let at = 0; at < value.length; at++) each.write(value[at], from, viewpoint, into);
        },
      };
    }
    case "record":
      return writerOfRecord(
        Object.entries(shape.fields).map(([name, field]) => ({ name, writer: writerOf(field, mostSeats) })),
      );
  }
}

function writerOfChoice(values: readonly (number | string | boolean)[]): Writer {
  const places = new Map<unknown, number>(values.map((value, at) => [value, at]));
  return {
    width: values.length,
    write(value, from, _viewpoint, into) {
      const place = places.get(value);
      if (place !== undefined) into.add(from + place, 1);
    },
  };
}

function writerOfNumber(least: number, most: number, bits: number): Writer {
  return {
    width: 1 + bits,
    write(value, from, _viewpoint, into) {
      if (typeof value !== "number") return;
      into.add(from, (2 * (value - least)) / (most - least) - 1);
      for (let bit = 0; bit < bits; bit++) if ((value >> bit) & 1) into.add(from + 1 + bit, 1);
    },
  };
}

function writerOfList(items: readonly Writer[]): Writer {
  return {
    width: items.reduce((sum, { width }) => sum + width, 0),
    write(value, from, viewpoint, into) {
      if (!Array.isArray(value)) return;
      let place = from;
      for (let at = 0; at < items.length; at++) {
        items[at].write(value[at], place, viewpoint, into);
        place += items[at].width;
      }
    },
  };
}

function writerOfRecord(fields: readonly { readonly name: string; readonly writer: Writer }[]): Writer {
  return {
    width: fields.reduce((sum, { writer }) => sum + writer.width, 0),
    write(value, from, viewpoint, into) {
      if (!isRecord(value)) return;
      let place = from;
      for (let at = 0; at < fields.length; at++) {
        const { name, writer } = fields[at];
        writer.write(value[name], place, viewpoint, into);
        place += writer.width;
      }
    },
  };
}
