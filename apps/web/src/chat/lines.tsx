import { lettersFor } from "@serai/ui/art/seat-mark.tsx";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { chatText } from "../text/chat/index.ts";
import { Line, type ReadLine } from "./line.tsx";
import { type ChatContext, readRooms } from "./place.ts";

/** This near to the end, in pixels, one reads along. */
const NEAR = 40;

/** What was said, the newest last, next to where one writes. */
export function Lines(place: ChatContext) {
  const { talk, seats } = place;
  const section = useRef<HTMLElement>(null);
  const readsAlong = useRef(true);
  const text = chatText.text;
  const rooms = readRooms(place);
  const lines = rooms
    .flatMap((room) => talk.lines.value[room].map((line): ReadLine => ({ ...line, room })))
    .sort((a, b) => a.at - b.at);
  const letters = lettersFor(seats);

  const see = (): void => {
    if (document.visibilityState === "visible") talk.see(rooms);
  };
  // Whenever it is drawn: there may be more lines, or at the end of the game another room.
  useEffect(() => {
    see();
    document.addEventListener("visibilitychange", see);
    return () => document.removeEventListener("visibilitychange", see);
  });
  useLayoutEffect(() => {
    const { current } = section;
    if (current && readsAlong.current) current.scrollTop = current.scrollHeight;
  }, [lines.length]);

  const onScroll = ({
    currentTarget: { scrollHeight, scrollTop, clientHeight },
  }: Event & { currentTarget: HTMLElement }): void => {
    readsAlong.current = scrollHeight - scrollTop - clientHeight < NEAR;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section class="chat-lines" ref={section} tabIndex={0} aria-label={text.lines} onScroll={onScroll}>
      {lines.length === 0 ? (
        <p class="hint">{text.empty}</p>
      ) : (
        <ol>
          {withoutRepeatedMutes(lines).map((line) => (
            <Line
              key={`${line.room}-${line.number}`}
              line={line}
              talk={talk}
              letter={line.seat === undefined ? undefined : letters[line.seat]}
              isElsewhere={line.room !== place.room}
              onMuted={() => section.current?.focus()}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

/** All lines of a muted person take up one line. */
const withoutRepeatedMutes = (lines: readonly ReadLine[]): readonly ReadLine[] =>
  lines.filter(({ muted, tag }, i) => !(muted && lines[i - 1]?.muted && lines[i - 1]?.tag === tag));
