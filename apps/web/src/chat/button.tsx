import { useSignal } from "@preact/signals";
import { Cross } from "@serai/ui/art/icons.tsx";
import { useEffect, useRef } from "preact/hooks";
import { chatText } from "../text/chat/index.ts";
import { ui } from "../text/index.ts";
import { ChatAnnouncer } from "./chat-announcer.tsx";
import { Bubble } from "./icons.tsx";
import { ChatRoomView } from "./panel.tsx";
import { type ChatContext, readRooms } from "./place.ts";

const MOST_COUNTED = 99;
/** Pixels, roughly. */
const HEADER_HEIGHT = 48;

/** Talk where there is no room for it beside the board: behind a button that says how much is new, also on a scrolled page. */
export function ChatButton(place: ChatContext) {
  const isOpen = useSignal(false);
  const isScrolled = useIsScrolled();
  const unread = place.talk.unread(readRooms(place));
  return (
    <>
      <button
        type="button"
        class={unread > 0 && isScrolled ? "icon-button chat-button is-floating" : "icon-button chat-button"}
        data-piece="control:chat"
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
        <ChatAnnouncer {...place} />
      )}
    </>
  );
}

/** The header, with the button in it, is out of sight. */
function useIsScrolled(): boolean {
  const isScrolled = useSignal(false);
  useEffect(() => {
    const look = (): void => {
      isScrolled.value = scrollY > HEADER_HEIGHT;
    };
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, [isScrolled]);
  return isScrolled.value;
}

function ChatSheet({ onClose, ...place }: ChatContext & { onClose(): void }) {
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
