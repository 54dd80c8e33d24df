import type { Seat, Viewer } from "@serai/kernel";
import type { Names } from "./game-text.ts";

/** Stands for the person spoken to until it is known where in the sentence that is: no name has it. */
export const YOU = "\uE000";

/** Names among which the viewer is the person spoken to. */
export const withYou =
  (names: Names, viewer: Viewer): Names =>
  (seat) =>
    seat === viewer ? YOU : names(seat);

/** The sentence with the language's word in it: a capital only where a sentence begins. */
export const sayYou = (sentence: string, you: string): string =>
  sentence
    .replaceAll(new RegExp(`(^|[.!?] )${YOU}`, "g"), (_, before: string) => `${before}${you}`)
    .replaceAll(YOU, you.toLocaleLowerCase());

/** For verbs and endings that tell who it is: "letett" of anybody else, "letettél" to the person spoken to. */
export const personal =
  (names: Names) =>
  (seat: Seat, other: string, you: string): string =>
    names(seat) === YOU ? you : other;
