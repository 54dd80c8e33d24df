import { type LogLine, LogPanel } from "../log/log-panel.tsx";
import type { Replay } from "./replay.ts";

/** What had happened by then, seen from the chosen seat; a line leads to its moment. */
export function Story({ replay }: { readonly replay: Replay }) {
  const now = replay.at.value;
  const lines = replay.told.value.flatMap(({ at, event }, number): LogLine[] => {
    const sentence = replay.sentence(event);
    return sentence === undefined ? [] : [{ number, sentence, isCurrent: at === now, look: () => replay.go(at) }];
  });
  return <LogPanel lines={lines.reverse()} />;
}
