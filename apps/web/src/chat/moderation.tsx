import { useSignal } from "@preact/signals";
import { LONGEST_LINE } from "@serai/table";
import { useEffect, useRef } from "preact/hooks";
import { chatText } from "../text/chat/index.ts";
import { attempt } from "./attempt.ts";
import { mute, report } from "./calls.ts";
import type { ReadLine } from "./line.tsx";
import type { TableChat } from "./table-chat.ts";

interface ModerationProps {
  readonly line: ReadLine;
  readonly talk: TableChat;
  onDone(): void;
  /** The line may be gone now, with everything in it. */
  onMuted(): void;
}

/** Mute the speaker of a line, or report it to the operator. */
export function Moderation({ line, talk, onDone, onMuted }: ModerationProps) {
  const { room, number, tag, name, muted } = line;
  const reporting = useSignal<"no" | "asked" | "sent">("no");
  const text = chatText.text;

  const toggleMute = async (): Promise<void> => {
    await mute(talk.table, tag, !muted);
    onDone();
    onMuted();
  };
  const send = async (why: string): Promise<void> => {
    await report(talk.table, room, number, why);
    reporting.value = "sent";
  };

  const own = useRef<HTMLDivElement>(null);
  useEffect(() => own.current?.scrollIntoView({ block: "nearest" }), []);

  if (reporting.value === "asked")
    return <ReportForm onSend={(why) => void attempt(talk, () => send(why))} onCancel={onDone} />;
  if (reporting.value === "sent") return <Reported onDone={onDone} />;
  return (
    <div class="chat-moderation" ref={own}>
      <button type="button" class="button" onClick={() => void attempt(talk, toggleMute)}>
        {muted ? text.unmute(name) : text.mute(name)}
      </button>
      {!muted && (
        <button
          type="button"
          class="button"
          onClick={() => {
            reporting.value = "asked";
          }}
        >
          {text.report}
        </button>
      )}
    </div>
  );
}

interface ReportFormProps {
  onSend(why: string): void;
  onCancel(): void;
}

function ReportForm({ onSend, onCancel }: ReportFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const text = chatText.text;
  useEffect(() => {
    input.current?.focus();
    input.current?.form?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <form
      class="chat-moderation"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(input.current?.value.trim() ?? "");
      }}
    >
      <label class="field">
        <span>{text.why}</span>
        <input type="text" maxLength={LONGEST_LINE} ref={input} />
      </label>
      <p class="hint">{text.reportHint}</p>
      <button type="submit" class="button button-main">
        {text.sendReport}
      </button>
      <button type="button" class="button" onClick={onCancel}>
        {text.cancel}
      </button>
    </form>
  );
}

function Reported({ onDone }: { onDone(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div class="chat-moderation">
      <p role="status">{chatText.text.reported}</p>
      <button type="button" class="button" ref={button} onClick={onDone}>
        {chatText.text.done}
      </button>
    </div>
  );
}
