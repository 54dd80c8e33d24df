import type { Model, TrainingInfo } from "./model.ts";
import { layoutOf, type Sizes } from "./network.ts";
import type { Packed } from "./packed.ts";
import { isRecord, type Shape } from "./shape.ts";

/** A model from the JSON it is kept as; a file that is none is refused at once, not in the middle of a game. */
export function readModel(json: unknown): Model {
  if (!isModel(json)) throw new Error("this is no network of a game");
  if (json.weights.count !== layoutOf(json.sizes).end) throw new Error("a network that lacks weights");
  return json;
}

const isModel = (value: unknown): value is Model =>
  isRecord(value) &&
  isShape(value.shape) &&
  isListOf(value.vocabulary, isString) &&
  isSizes(value.sizes) &&
  isPacked(value.weights) &&
  isMaking(value.made);

const isString = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number";
const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);
const hasNumbers = (value: unknown, names: readonly string[]): boolean =>
  isRecord(value) && names.every((name) => isNumber(value[name]));

const isSizes = (value: unknown): value is Sizes =>
  hasNumbers(value, ["inputs", "first", "second", "embedding", "seats", "words"]);
const isPacked = (value: unknown): value is Packed =>
  isRecord(value) && isNumber(value.count) && isListOf(value.scales, isNumber) && isString(value.base64);
const isMaking = (value: unknown): value is TrainingInfo =>
  isRecord(value) && hasNumbers(value, ["games", "seed", "generations", "minutes"]) && isString(value.commit);

function isShape(value: unknown): value is Shape {
  if (!isRecord(value)) return false;
  switch (value.kind) {
    case "nothing":
    case "seat":
    case "seats":
      return true;
    case "choice":
      return isListOf(value.values, (one) => isString(one) || isNumber(one) || typeof one === "boolean");
    case "number":
      return hasNumbers(value, ["least", "most", "bits"]);
    case "by seat":
    case "sum":
      return isShape(value.each);
    case "list":
      return isListOf(value.items, isShape);
    case "record":
      return isRecord(value.fields) && Object.values(value.fields).every(isShape);
    default:
      return false;
  }
}
