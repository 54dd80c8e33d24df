import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { language } from "../device/settings.ts";
import { aboutGame } from "../games/about.ts";
import { type LadderLine, ladder } from "../people/people-api.ts";
import { follow } from "../shell/router.ts";
import { home } from "../text/home/index.ts";

const MOST = 5;

/** The best at a game, with as many players as most people play it. */
export function LadderTop({ game }: { readonly game: string }) {
  const lines = useSignal<readonly LadderLine[] | undefined>(undefined);
  const { min, max } = aboutGame(game).seats;
  const players = Math.min(max, Math.max(min, 4));
  useEffect(() => {
    ladder({ game, players }).then(
      (found) => {
        lines.value = found.slice(0, MOST);
      },
      // Without a server there is no ladder to show.
      () => {},
    );
  }, [game, players, lines]);
  if (lines.value === undefined) return undefined;
  const text = home.text;
  return (
    <section class="panel" aria-labelledby="ladder-top">
      <h2 id="ladder-top">{text.ladderHint}</h2>
      {lines.value.length === 0 ? (
        <p class="hint">{text.nobodyRated}</p>
      ) : (
        <ol class="ladder-top">
          {lines.value.map((line, i) => (
            <li key={line.tag ?? line.bot}>
              <span class="ladder-rank">{i + 1}</span>
              <a href={line.bot === undefined ? `/p/${line.tag}` : `/p/bot/${line.bot}`} onClick={follow}>
                {line.name}
              </a>
              <span class="ladder-rating">{line.rating.toLocaleString(language.value)}</span>
            </li>
          ))}
        </ol>
      )}
      <a class="button" href={`/ladder/${game}/${players}`} onClick={follow}>
        {text.wholeLadder}
      </a>
    </section>
  );
}
