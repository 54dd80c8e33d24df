import { useMemo } from "preact/hooks";
import { chatText } from "../text/chat/index.ts";
import { type ChatContext, readRooms } from "./place.ts";

/** Enough that a screen reader which lags behind finds what it has not read yet. */
const KEPT = 6;

/** Speaks what others say from now on. */
export function ChatAnnouncer(place: ChatContext) {
  const { talk } = place;
  const before = useMemo(() => {
    const last = (room: "players" | "spectators"): number => talk.lines.peek()[room].at(-1)?.number ?? 0;
    return { players: last("players"), spectators: last("spectators") };
  }, [talk]);
  const fresh = readRooms(place).flatMap((room) =>
    talk.lines.value[room]
      .filter(({ number, mine, muted }) => number > before[room] && !mine && !muted)
      .map((line) => ({ ...line, room })),
  );
  return (
    <div class="unseen" role="log" aria-live="polite" aria-label={chatText.text.chat}>
      {fresh
        .sort((a, b) => a.at - b.at)
        .slice(-KEPT)
        .map(({ room, number, name, text = "" }) => (
          <p key={`${room}-${number}`}>{`${name}: ${text}`}</p>
        ))}
    </div>
  );
}
