import { lettersFor } from "@serai/ui/art/seat-mark.tsx";
import { type AnyHelpContext, type Help, readPiece } from "@serai/ui/help.ts";
import { commonHelp } from "./common.tsx";
import type { HelpDialogProps } from "./dialog.tsx";
import { pieceIn } from "./pieces.ts";

/** The help on a piece: the game's, else that of any table. */
export function helpOn(element: Element, { learning, props, waiting }: HelpDialogProps): Help | undefined {
  const piece = readPiece(pieceIn(element));
  const { view, viewer, names, listed, table } = props;
  const scene: AnyHelpContext = {
    view,
    viewer,
    names,
    listed,
    letters: lettersFor(table.seats.map(({ name }) => name)),
  };
  return learning.help?.text.help(piece, scene) ?? commonHelp(piece, { props, waiting });
}
