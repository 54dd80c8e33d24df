/**
 * Players are busts: no gem and no good has head and shoulders. The head has the seat's shape and the letter of its name, so
 * that a seat is told apart by colour, by shape and by letter.
 */
const SHAPES: readonly string[] = [
  "M16 2a14 14 0 110 28 14 14 0 010-28z",
  "M7 3h18a4 4 0 014 4v18a4 4 0 01-4 4H7a4 4 0 01-4-4V7a4 4 0 014-4z",
  "M16 1l15 15-15 15L1 16z",
  "M9 3h14l8 13-8 13H9L1 16z",
  "M16 1l14.5 10.5L25 29H7L1.5 11.5z",
  "M9 2h14v7h7v14h-7v7H9v-7H2V9h7z",
];

export interface SeatMarkProps {
  readonly seat: number;
  readonly letter: string;
}

export const SeatMark = ({ seat, letter }: SeatMarkProps) => (
  <svg class={`seat-mark seat-${seat}`} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <path d="M2.5 31c0-7.5 4-11 13.5-11s13.5 3.5 13.5 11z" />
    <g transform="translate(3.5 0) scale(0.78)">
      <SeatFace seat={seat} letter={letter} />
    </g>
  </svg>
);

/** The head of a bust, on 32 × 32, for drawings that already are one. */
export const SeatFace = ({ seat, letter }: SeatMarkProps) => (
  <>
    <path d={SHAPES[seat % SHAPES.length]} />
    <text x="16" y="16.5">
      {letter}
    </text>
  </>
);

/** By the names of all seats: a board asks for them two dozen times. */
const known = new Map<string, readonly string[]>();

/** A letter for every seat: the first of its name that nobody before it has. */
export function lettersFor(names: readonly string[]): readonly string[] {
  const key = names.join("\n");
  const letters = known.get(key) ?? chooseLetters(names);
  known.set(key, letters);
  return letters;
}

function chooseLetters(names: readonly string[]): string[] {
  const taken: string[] = [];
  for (const [seat, name] of names.entries()) {
    const letters = [...name.toLocaleUpperCase()].filter((letter) => /\p{L}/u.test(letter));
    taken.push(letters.find((letter) => !taken.includes(letter)) ?? String(seat + 1));
  }
  return taken;
}
