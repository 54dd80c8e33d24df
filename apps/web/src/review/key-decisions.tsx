import { useSignal } from "@preact/signals";
import type { Reviewed as Decision } from "@serai/search";
import { lettersFor, SeatMark } from "@serai/ui/art/seat-mark.tsx";
import { playOn } from "../replay/play-on.ts";
import type { Replay } from "../replay/replay.ts";
import { replayText } from "../text/replay/index.ts";
import type { Reviewed } from "./calls.ts";
import { reasonSentences } from "./reason-text.ts";

interface MatteredProps {
  readonly replay: Replay;
  readonly review: Reviewed;
}

/** How many reasons are given for the better move. */
const MOST_REASONS = 2;
/** Shares of a win that a decision cost: from these on it may have decided the game, or cost a good part of it. */
const DECISIVE = 0.3;
const HEAVY = 0.12;

/** The few decisions that mattered, in sentences; each can be looked at, and played on from. */
export function KeyDecisions({ replay, review }: MatteredProps) {
  const text = replayText.text;
  const { decisions, mistakes, swings } = review;
  const hasFailed = useSignal(false);
  const isNew = (at: number): boolean => !mistakes.includes(at);
  const letters = lettersFor(replay.record.seats);

  async function tryFrom({ move, seat }: Decision): Promise<void> {
    hasFailed.value = false;
    try {
      await playOn(replay, move, seat);
    } catch {
      hasFailed.value = true;
    }
  }

  return (
    <>
      <h3>{text.mattered}</h3>
      {mistakes.length + swings.length === 0 && <p>{text.nothingMattered}</p>}
      <ol class="mattered">
        {mistakes.map((at) => {
          const decision = decisions[at];
          return (
            <li key={at}>
              <SeatMark seat={decision.seat} letter={letters[decision.seat]} />
              <div>
                <p>{mistakeOf(replay, decision)}</p>
                {whyOf(replay, decision).map((sentence) => (
                  <p key={sentence} class="mattered-why">
                    {sentence}
                  </p>
                ))}
                <p class="hint">{text.weight[weightOf(decision)]}</p>
                <Ways replay={replay} decision={decision} at={decision.move} tryFrom={tryFrom} />
              </div>
            </li>
          );
        })}
        {swings.filter(isNew).map((at) => {
          const decision = decisions[at];
          const { move, seat, swing } = decision;
          return (
            <li key={at}>
              <SeatMark seat={seat} letter={letters[seat]} />
              <div>
                <p>
                  {seat === replay.own
                    ? text.swungForYou(move + 1, swing > 0)
                    : text.swung(move + 1, replay.names(seat), swing > 0)}
                </p>
                <Ways replay={replay} decision={decision} at={move + 1} tryFrom={tryFrom} />
              </div>
            </li>
          );
        })}
      </ol>
      <p class="refusal" role="alert">
        {hasFailed.value && text.playOnFailed}
      </p>
    </>
  );
}

interface WaysProps {
  readonly replay: Replay;
  readonly decision: Decision;
  /** The moment to look at: a decision before it is made, a turn of luck once it has begun. */
  readonly at: number;
  tryFrom(decision: Decision): Promise<void>;
}

function Ways({ replay, decision, at, tryFrom }: WaysProps) {
  const text = replayText.text;
  const { move, seat } = decision;
  return (
    <div class="mattered-ways">
      <button
        type="button"
        class="button"
        onClick={() => {
          replay.perspective.value = seat;
          replay.go(at);
          document.querySelector(".board")?.scrollIntoView({ block: "nearest" });
        }}
      >
        {text.look}
      </button>
      <button
        type="button"
        class="button"
        aria-label={text.tryItAs(move + 1, replay.names(seat))}
        onClick={() => void tryFrom(decision)}
      >
        {text.tryIt}
      </button>
    </div>
  );
}

function mistakeOf({ played, names, listed, text }: Replay, { move, seat, action, best }: Decision): string {
  const view = played.view(move, seat);
  const [chosen, better] = [action, best].map((one) => text.action(one, view, names));
  return replayText.text.mistake(move + 1, listed(seat), chosen, better);
}

const whyOf = ({ record, names }: Replay, { reasons }: Decision): string[] =>
  reasonSentences(record.game, (reasons?.best ?? []).slice(0, MOST_REASONS), names);

function weightOf({ before, after }: Decision): "decisive" | "heavy" | "light" {
  const cost = before - after;
  return cost >= DECISIVE ? "decisive" : cost >= HEAVY ? "heavy" : "light";
}

/** Of every player, how many decisions the bots have nothing against. */
export function SoundPlay({ replay, review }: MatteredProps) {
  const text = replayText.text;
  return (
    <>
      <h3>{text.soundTitle}</h3>
      <ul class="sound-play">
        {review.seats.map(({ decisions, sound }, seat) => (
          <li key={seat}>{text.sound(replay.listed(seat), sound, decisions)}</li>
        ))}
      </ul>
    </>
  );
}
