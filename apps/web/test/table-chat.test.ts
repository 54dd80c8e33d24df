import type { ChatEntry, Say } from "@serai/table";
import { expect, test } from "vitest";
import { TableChat } from "../src/chat/table-chat.ts";

const line = (number: number, more: Partial<ChatEntry> = {}): ChatEntry => ({
  number,
  tag: "somebody",
  name: "Béla",
  text: `line ${number}`,
  muted: false,
  mine: false,
  at: number,
  ...more,
});

function talking() {
  const said: Say[] = [];
  const talk = new TableChat("a-table", (say) => void said.push(say));
  return { talk, said };
}

test("what is said stays written until it is kept, is the same line when sent again, and is plain", () => {
  const { talk, said } = talking();
  talk.draft.value = " two\nlines \u202e ";
  talk.say();
  talk.say();
  expect(said).toEqual([{ type: "say", id: expect.any(String), text: "two lines" }]);
  expect(talk.sending.value).toBe(said[0]);
  expect(talk.hear({ type: "done", id: "another" })).toBe(false);
  expect(talk.draft.value).not.toBe("");
  expect(talk.hear({ type: "done", id: said[0].id })).toBe(true);
  expect([talk.draft.value, talk.sending.value]).toEqual(["", undefined]);
});

test("a refused line stays written; a refusal of something else is not taken for it", () => {
  const { talk, said } = talking();
  talk.draft.value = "hello";
  talk.say();
  expect(talk.hear({ type: "refused", id: "a-move-of-mine", code: "stale", params: {} })).toBe(false);
  expect(talk.hear({ type: "refused", id: said[0].id, code: "too-many", params: {} })).toBe(true);
  expect(talk.refusal.value?.code).toBe("too-many");
  expect([talk.draft.value, talk.sending.value]).toEqual(["hello", undefined]);
  // Not even read: it may have been a move as well.
  talk.say();
  expect(talk.hear({ type: "refused", code: "too-many", params: {} })).toBe(false);
  expect(talk.sending.value).toBeUndefined();
});

test("a line too long is not sent", () => {
  const { talk, said } = talking();
  talk.draft.value = "x".repeat(301);
  talk.say();
  expect([said, talk.refusal.value?.code]).toEqual([[], "too-long"]);
});

test("a line heard again is the same one; new is what others said since one last looked", () => {
  const { talk } = talking();
  const hear = (...entries: ChatEntry[]) => talk.hear({ type: "chat", room: "players", entries });
  hear(line(1), line(2, { mine: true }), line(3));
  hear(line(2, { mine: true }), line(3), line(4, { muted: true }));
  expect(talk.lines.value.players.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect([talk.unread(["players"]), talk.unread(["spectators"])]).toEqual([2, 0]);
  talk.see(["players"]);
  hear(line(5), line(1, { muted: true }));
  expect(talk.unread(["players"])).toBe(1);
  expect(talk.lines.value.players[0].muted).toBe(true);
});
