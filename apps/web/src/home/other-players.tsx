import { ui } from "../text/index.ts";

interface OtherPlayersProps {
  readonly names: readonly (string | undefined)[];
  /** The player's own place, whose name is left out. */
  readonly mine: number | undefined;
}

/** With whom one plays; nothing where nobody else sits there yet. */
export function OtherPlayers({ names, mine }: OtherPlayersProps) {
  const others = names.flatMap((name, place) => (name === undefined || place === mine ? [] : [name]));
  return others.length === 0 ? undefined : <span class="table-with">{ui.text.with(others)}</span>;
}
