import { useSignal } from "@preact/signals";
import { LONGEST_LINE, plainLine } from "@serai/table";
import { deviceStorage } from "../device/settings.ts";
import { NameField } from "../lobby/name-field.tsx";
import { chatText } from "../text/chat/index.ts";
import { refusalSentence } from "../text/common.ts";
import { attempt } from "./attempt.ts";
import { setName } from "./calls.ts";
import { Plane } from "./icons.tsx";
import type { ChatContext } from "./place.ts";

/** So near to the longest line one is told how much is left. */
const COUNTED_FROM = 50;

export function SayForm({ talk, link }: ChatContext) {
  const text = chatText.text;
  const draft = talk.draft.value;
  const refusal = talk.refusal.value;
  const left = LONGEST_LINE - plainLine(draft).length;
  const isSending = talk.sending.value !== undefined;
  return (
    <>
      {refusal?.code === "no-name" && <NameForm talk={talk} link={link} />}
      <form
        class="chat-say"
        onSubmit={(event) => {
          event.preventDefault();
          talk.say();
        }}
      >
        <input
          type="text"
          aria-label={text.say}
          aria-describedby="chat-left"
          aria-invalid={left < 0}
          placeholder={text.say}
          autocomplete="off"
          enterkeyhint="send"
          value={draft}
          onInput={(event) => {
            talk.draft.value = event.currentTarget.value;
            talk.refusal.value = undefined;
          }}
          // At the table Escape takes a choice back; not while writing.
          onKeyDown={(event) => event.key === "Escape" && event.stopPropagation()}
        />
        <button
          type="submit"
          class="button button-main chat-send"
          aria-label={text.send}
          aria-disabled={draft.trim() === "" || left < 0 || isSending}
        >
          <Plane />
        </button>
      </form>
      <p class={left < 0 ? "refusal" : "hint"} id="chat-left">
        {left < 0 ? text.tooLong(-left) : left <= COUNTED_FROM ? text.left(left) : ""}
      </p>
      <p class="refusal" role="alert">
        {refusal && refusalSentence(refusal.code, refusal.params)}
      </p>
    </>
  );
}

/** Watchers may have no name yet, and chat needs one. */
function NameForm({ talk, link }: Pick<ChatContext, "talk" | "link">) {
  const name = useSignal(deviceStorage.get("name") ?? "");
  const take = async (): Promise<void> => {
    await setName(name.value.trim());
    deviceStorage.set("name", name.value.trim());
    // The table has to learn who this is now; what was to be said is said when it has.
    link.restart();
    talk.say();
  };
  return (
    <form
      class="chat-moderation"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.value.trim() !== "") void attempt(talk, take);
      }}
    >
      <NameField name={name} />
      <button type="submit" class="button">
        {chatText.text.takeName}
      </button>
    </form>
  );
}
