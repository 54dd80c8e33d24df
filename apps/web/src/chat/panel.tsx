import { chatText } from "../text/chat/index.ts";
import { ChatAnnouncer } from "./chat-announcer.tsx";
import { Lines } from "./lines.tsx";
import type { ChatContext } from "./place.ts";
import { SayForm } from "./say-form.tsx";

/** Talk beside the story of the game. */
export function ChatPanel(place: ChatContext) {
  return (
    <section class="chat" aria-labelledby="chat-title">
      <h2 id="chat-title">{chatText.text.chat}</h2>
      <ChatRoomView {...place} />
    </section>
  );
}

/** Which room it is, what was said in it, and a way to say more. */
export function ChatRoomView(place: ChatContext) {
  const { room, isOver, talk } = place;
  const text = chatText.text;
  const watchers = talk.watchers.value;
  return (
    <>
      <p class="hint">
        {isOver ? text.everybody : text.rooms[room]}
        {watchers !== undefined && watchers.count > 0 && ` ${text.watching(watchers.count)}`}
      </p>
      <Lines {...place} />
      <SayForm {...place} />
      <ChatAnnouncer {...place} />
    </>
  );
}
