import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Cross } from "../art/icons.tsx";
import { chatText } from "../text/chat/index.ts";
import { ui } from "../text/index.ts";
import { Bubble } from "./icons.tsx";
import { ChatRoomView } from "./panel.tsx";
import { readRooms, type TalkPlace } from "./place.ts";
import { Voice } from "./voice.tsx";

const MOST_COUNTED = 99;

/** Talk where there is no room for it beside the board: behind a button that says how much is new. */
export function ChatButton(place: TalkPlace) {
  const isOpen = useSignal(false);
  const unread = place.talk.unread(readRooms(place));
  return (
    <>
      <button
        type="button"
        class="icon-button chat-button"
        aria-label={chatText.text.open(unread)}
        onClick={() => {
          isOpen.value = true;
        }}
      >
        <Bubble />
        {unread > 0 && <span class="chat-unread">{unread > MOST_COUNTED ? `${MOST_COUNTED}+` : unread}</span>}
      </button>
      {isOpen.value ? (
        <ChatSheet
          {...place}
          onClose={() => {
            isOpen.value = false;
          }}
        />
      ) : (
        <Voice {...place} />
      )}
    </>
  );
}

function ChatSheet({ onClose, ...place }: TalkPlace & { onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog class="dialog chat-sheet" ref={dialog} aria-labelledby="chat-title" onClose={onClose}>
      <div class="dialog-head">
        <h2 id="chat-title">{chatText.text.chat}</h2>
        <button type="button" class="icon-button" aria-label={ui.text.close} onClick={() => dialog.current?.close()}>
          <Cross />
        </button>
      </div>
      <ChatRoomView {...place} />
    </dialog>
  );
}
