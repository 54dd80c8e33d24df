import type { Seat } from "@serai/kernel";
import type { AnyGameProps } from "../page.ts";
import { ui } from "../words/index.ts";
import { Celebration } from "./celebration.tsx";
import "./final.css";

interface FinalTitleProps extends Pick<AnyGameProps, "viewer" | "listed"> {
  readonly winners: readonly Seat[];
}

export function FinalTitle({ winners, viewer, listed }: FinalTitleProps) {
  const isOwnWin = winners.length === 1 && winners[0] === viewer;
  return (
    <>
      <h2 class="final-title">{isOwnWin ? ui.text.youWin : ui.text.winners(winners.map(listed))}</h2>
      <Celebration />
    </>
  );
}
