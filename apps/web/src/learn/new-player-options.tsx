import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { language } from "../device/settings.ts";
import { aboutGame } from "../games/about.ts";
import { follow } from "../shell/router.ts";
import type { TableStore } from "../table/table-store.ts";
import { learn } from "../text/learn/index.ts";
import { learnMinutes, learnPath } from "./path.ts";
import { known } from "./progress.ts";
import "./new-player-options.css";

interface GameIdProps {
  readonly game: string;
}

/** To the game's first game; nothing where it has none. In a tab of its own where nobody is to leave the table for it. */
export function LearnLink({ game, isBeside = false }: GameIdProps & { readonly isBeside?: boolean }) {
  const [path, minutes] = [learnPath(game), learnMinutes(game)];
  if (path === undefined || minutes === undefined) return undefined;
  return isBeside ? (
    <a class="button" href={path} target="_blank" rel="noopener">
      {learn.text.learnIn(minutes)}
    </a>
  ) : (
    <a class="button" href={path} onClick={follow}>
      {learn.text.learnIn(minutes)}
    </a>
  );
}

export const RulesLink = ({ game }: GameIdProps) => (
  <a class="button" href={`/${game}/rules?lang=${language.value}`} target="_blank" rel="noopener">
    {learn.text.shortRules}
  </a>
);

/** Before the first move in a game that is new to this device: learn it, read it, or just play. */
export function NewPlayerOptions({ store }: { readonly store: TableStore }) {
  const { game } = store.table;
  const isDone = useSignal(known.has(game));
  // Once somebody has played, the game is no longer new.
  useEffect(
    () => () => {
      if (store.latest.peek().decision > 0) known.add(game);
    },
    [store, game],
  );
  if (isDone.value) return undefined;
  const { name } = aboutGame(game).words[language.value];
  return (
    <section class="first-ways" aria-label={learn.text.newTo(name)}>
      <LearnLink game={game} />
      <RulesLink game={game} />
      <button
        type="button"
        class="button"
        onClick={() => {
          known.add(game);
          isDone.value = true;
        }}
      >
        {learn.text.justPlay}
      </button>
    </section>
  );
}

export const prepare = (): Promise<void> => learn.load(language.peek());
