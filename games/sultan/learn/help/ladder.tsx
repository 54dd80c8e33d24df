import { Gem } from "@serai/ui/art/gems.tsx";
import { bonusFor, type Colour, tableFor } from "../../rules/index.ts";
import "./ladder.css";

interface LadderProps {
  readonly colour: Colour;
  readonly letter: string;
  /** How many of the colour the viewer has. */
  readonly have: number;
  readonly players: number;
}

/** S-3.1: the bonus of a colour gem by gem; those owned are bright, the next one is marked. */
export function Ladder({ colour, letter, have, players }: LadderProps) {
  const steps = Array.from({ length: tableFor(players).bonus.length - 1 }, (_, i) => i + 1);
  return (
    <span class="ladder" aria-hidden="true">
      {steps.map((count) => {
        const bonus = bonusFor(count, players);
        const classes = ["ladder-step", count <= have && "is-owned", count === have + 1 && "is-next"];
        return (
          <span key={count} class={classes.filter(Boolean).join(" ")}>
            <Gem colour={colour} letter={letter} />
            <b>{bonus > 0 ? `+${bonus}` : "–"}</b>
          </span>
        );
      })}
    </span>
  );
}
