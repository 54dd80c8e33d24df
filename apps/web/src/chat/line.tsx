import { useSignal } from "@preact/signals";
import type { ChatEntry, ChatRoom } from "@serai/table";
import { SeatMark } from "@serai/ui/art/seat-mark.tsx";
import { useRef } from "preact/hooks";
import { language } from "../device/settings.ts";
import { chatText } from "../text/chat/index.ts";
import { Dots } from "./icons.tsx";
import { Moderation } from "./moderation.tsx";
import type { TableChat } from "./table-chat.ts";

export type ReadLine = ChatEntry & { readonly room: ChatRoom };

interface LineProps {
  readonly line: ReadLine;
  readonly talk: TableChat;
  /** Of the seat, where the speaker has one. */
  readonly letter: string | undefined;
  /** It was said in the other room. */
  readonly isElsewhere: boolean;
  /** The line may be gone now, with everything in it. */
  onMuted(): void;
}

/** Names and texts are people's own: text among text, each in its own direction, never markup. */
export function Line({ line, talk, letter, isElsewhere, onMuted }: LineProps) {
  const { name, seat, text: said, mine, at, room } = line;
  const isOpen = useSignal(false);
  const more = useRef<HTMLButtonElement>(null);
  const text = chatText.text;
  const close = (): void => {
    isOpen.value = false;
    more.current?.focus();
  };
  return (
    <li class={mine ? "chat-line chat-mine" : "chat-line"}>
      <div class="chat-who">
        {seat !== undefined && letter !== undefined && <SeatMark seat={seat} letter={letter} />}
        <bdi class="chat-name">{name}</bdi>
        {isElsewhere && <span class="badge">{text.roomNames[room]}</span>}
        <time dateTime={new Date(at).toISOString()}>{clockTime(at)}</time>
      </div>
      {said === undefined ? (
        <p class="hint">{text.muted}</p>
      ) : (
        <p class="chat-text" dir="auto">
          {said}
        </p>
      )}
      {!mine && (
        <button
          type="button"
          class="icon-button chat-more"
          ref={more}
          aria-label={text.more(name)}
          aria-expanded={isOpen.value}
          onClick={() => {
            isOpen.value = !isOpen.value;
          }}
        >
          <Dots />
        </button>
      )}
      {isOpen.value && <Moderation line={line} talk={talk} onDone={close} onMuted={onMuted} />}
    </li>
  );
}

/** Of today the time, of earlier days the day too. */
function clockTime(at: number): string {
  const when = new Date(at);
  const isToday = when.toDateString() === new Date().toDateString();
  return when.toLocaleString(language.value, { timeStyle: "short", ...(!isToday && { dateStyle: "short" }) });
}
