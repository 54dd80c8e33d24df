import { type StoryLine, StoryPanel } from "../parts/story-panel.tsx";
import type { Replay } from "./replay.ts";

/** What had happened by then, in the eyes chosen; a line leads to its moment. */
export function Story({ replay }: { readonly replay: Replay }) {
  const { names, text } = replay;
  const now = replay.at.value;
  const lines = replay.told.value.flatMap(({ at, event }, number): StoryLine[] => {
    const sentence = text.event(event, names);
    return sentence === undefined ? [] : [{ number, sentence, isCurrent: at === now, look: () => replay.go(at) }];
  });
  return <StoryPanel lines={lines.reverse()} />;
}
