import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { follow } from "../shell/router.ts";
import { chatText } from "../text/chat/index.ts";
import { refusalSentence } from "../text/common.ts";
import { online } from "../text/online/index.ts";
import { attempt } from "./attempt.ts";
import { areNoticesMuted, letWatch, muteNotices } from "./calls.ts";
import type { TableChat } from "./table-chat.ts";

interface TableMenuProps {
  readonly talk: TableChat;
  readonly isSeated: boolean;
}

/** What can be asked of a running table about those who watch, and about notices. */
export function TableMenu({ talk, isSeated }: TableMenuProps) {
  const watchers = talk.watchers.value;
  const refusal = talk.refusal.value;
  return (
    <>
      {watchers !== undefined && (
        <>
          <p class="hint">{chatText.text.watching(watchers.count)}</p>
          {watchers.owner && <WatchersSwitch talk={talk} isOpen={watchers.open} />}
        </>
      )}
      {isSeated && <NoticeSwitch talk={talk} />}
      <p class="refusal" role="alert">
        {refusal && refusalSentence(refusal.code, refusal.params)}
      </p>
    </>
  );
}

/** The owner's: the host says how it stands, and says it again when it has changed. */
export function WatchersSwitch({ talk, isOpen }: { readonly talk: TableChat; readonly isOpen: boolean }) {
  const text = chatText.text;
  return (
    <label class="option">
      <input
        type="checkbox"
        class="switch"
        checked={isOpen}
        onChange={({ currentTarget }) => {
          const open = currentTarget.checked;
          currentTarget.checked = isOpen;
          void attempt(talk, () => letWatch(talk.table, open));
        }}
      />
      <span class="option-label">{text.mayWatch}</span>
      <span class="hint">{text.mayWatchHint}</span>
    </label>
  );
}

function NoticeSwitch({ talk }: { readonly talk: TableChat }) {
  const text = chatText.text;
  const isMuted = useSignal<boolean | undefined>(undefined);
  useEffect(() => {
    // Unknown, there is nothing to switch.
    areNoticesMuted(talk.table).then(
      (muted) => {
        isMuted.value = muted;
      },
      () => {},
    );
  }, [talk, isMuted]);
  const change = async (muted: boolean): Promise<void> => {
    await muteNotices(talk.table, muted);
    isMuted.value = muted;
  };
  if (isMuted.value === undefined) return undefined;
  return (
    <>
      <label class="option">
        <input
          type="checkbox"
          class="switch"
          checked={!isMuted.value}
          onChange={({ currentTarget }) => {
            const muted = !currentTarget.checked;
            currentTarget.checked = !isMuted.value;
            void attempt(talk, () => change(muted));
          }}
        />
        <span class="option-label">{text.tellMe}</span>
      </label>
      <a class="chat-link" href="/notices" onClick={follow}>
        {online.text.howTold}
      </a>
    </>
  );
}
