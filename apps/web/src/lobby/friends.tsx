import type { Signal } from "@preact/signals";
import { Segments } from "../shell/segments.tsx";
import { online } from "../text/online/index.ts";
import type { Invited, Pace } from "./invited.ts";

const PACES: readonly Pace[] = ["mail", "live", "none"];

interface FriendsProps {
  readonly invited: Signal<Invited>;
  readonly rivals: number;
  /** Somebody has come to it. */
  onFocus(): void;
}

/** How many of the rivals are people; and, where there are any, at what pace and who may come. */
export function Friends({ invited, rivals, onFocus }: FriendsProps) {
  const text = online.text;
  const { friends, pace, isPublic } = invited.value;
  const change = (changed: Partial<Invited>): void => {
    invited.value = { ...invited.value, ...changed };
  };
  return (
    <>
      <Segments
        legend={text.friends}
        name="friends"
        values={Array.from({ length: rivals + 1 }, (_, count) => count)}
        label={String}
        spoken={text.friendCount}
        chosen={friends}
        onFocus={onFocus}
        onChoose={(count) => change({ friends: count })}
      />
      {friends > 0 && (
        <>
          <p class="hint">{text.friendsHint}</p>
          <Segments
            legend={text.pace}
            name="pace"
            values={PACES}
            label={(value) => text.paces[value]}
            chosen={pace}
            onChoose={(value) => change({ pace: value })}
          />
          <p class="hint">{text.paceHints[pace]}</p>
          <label class="option">
            <input
              type="checkbox"
              class="switch"
              checked={isPublic}
              onChange={(event) => change({ isPublic: event.currentTarget.checked })}
            />
            <span class="option-label">{text.inLobby}</span>
            <span class="hint">{text.inLobbyHint}</span>
          </label>
        </>
      )}
    </>
  );
}
