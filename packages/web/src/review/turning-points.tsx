import type { Reviewed as Decision } from "@serai/bots";
import type { Replay } from "../replay/replay.ts";
import { replayText } from "../text/replay/index.ts";
import type { Reviewed } from "./calls.ts";
import { change } from "./percent.ts";

interface TurningPointsProps {
  readonly replay: Replay;
  readonly review: Reviewed;
}

/** Where most was won or lost, the greatest first; each leads to its moment. */
export function TurningPoints({ replay, review }: TurningPointsProps) {
  return (
    <>
      <h3>{replayText.text.turningPoints}</h3>
      <ol class="turning-points">
        {review.turningPoints.map((place) => {
          const decision = review.decisions[place];
          return (
            <li key={place}>
              <button type="button" class="story-line" onClick={() => replay.go(momentOf(decision))}>
                {sentenceOf(replay, decision)}
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}

const isByPlay = ({ before, after, fortune }: Decision): boolean => before - after >= Math.abs(fortune);

/** A costly move is looked at before it is made, a turn of fortune once it has begun. */
const momentOf = (decision: Decision): number => (isByPlay(decision) ? decision.move : decision.move + 1);

function sentenceOf({ tape, names, text }: Replay, decision: Decision): string {
  const words = replayText.text;
  const { move, seat, action, best, before, after, fortune } = decision;
  if (!isByPlay(decision)) return words.turned(move + 1, names(seat), change(fortune));
  const view = tape.view(move, seat);
  const [played, better] = [action, best].map((one) => text.action(one, view, names));
  return words.costly(move + 1, names(seat), played, better, change(after - before));
}
