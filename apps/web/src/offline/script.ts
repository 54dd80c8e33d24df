/** The seat of a move as the log writes it: `2 lay 9 at 1`. */
const seatOf = (line: string): string => line.slice(0, line.indexOf(" "));

const movesOf = (lines: readonly string[], seat: string): readonly string[] =>
  lines.filter((line) => seatOf(line) === seat);

/**
 * What the seat does next by the script, given what has been done so far; `undefined` once somebody has done something else,
 * or the script is over. Compared seat by seat: those who decide at the same time answer in any order.
 */
export function scriptedMove(script: readonly string[], played: readonly string[], seat: number): string | undefined {
  const seats = new Set(played.map(seatOf));
  const isFollowed = [...seats].every((one) => {
    const [own, wanted] = [movesOf(played, one), movesOf(script, one)];
    return own.every((line, i) => line === wanted[i]);
  });
  const wanted = movesOf(script, String(seat));
  return isFollowed ? wanted[movesOf(played, String(seat)).length] : undefined;
}
