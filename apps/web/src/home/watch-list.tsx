import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { language } from "../device/settings.ts";
import { aboutGame, isKnownGame } from "../games/about.ts";
import { type WatchLine, watchable } from "../http/api.ts";
import { follow } from "../shell/router.ts";
import { home } from "../text/home/index.ts";
import { ui } from "../text/index.ts";
import { Cover } from "./cover.tsx";

interface WatchListProps {
  /** Of one game only. */
  readonly game?: string;
  readonly most: number;
  /** Stands there where there is nothing to watch. */
  readonly empty?: ComponentChildren;
}

/** Games that are being played and may be watched. */
export function WatchList({ game, most, empty }: WatchListProps) {
  const lines = useSignal<readonly WatchLine[] | undefined>(undefined);
  useEffect(() => {
    // Without a server there is nothing to watch.
    watchable().then(
      (found) => {
        lines.value = found;
      },
      () => {
        lines.value = [];
      },
    );
  }, [lines]);
  const shown = (lines.value ?? [])
    .filter((line) => isKnownGame(line.game) && (game === undefined || line.game === game))
    .slice(0, most);
  if (lines.value === undefined) return undefined;
  if (shown.length === 0) return <>{empty}</>;
  const text = home.text;
  return (
    <section class="panel" aria-labelledby="watch">
      <h2 id="watch">{text.watchNow}</h2>
      <p class="hint">{text.watchHint}</p>
      <ul class="tables">
        {shown.map(({ id, game: played, names }) => (
          <li key={id}>
            <a class="ticket" href={`/t/${id}`} onClick={follow}>
              <Cover game={played} />
              <span class="ticket-words">
                <strong>{aboutGame(played).words[language.value].name}</strong>
                <span class="table-with">{ui.text.seated(names)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
