import { useSignal } from "@preact/signals";
import { FIRST_GAMES } from "@serai/games/list/generated/first-games.ts";
import { useEffect } from "preact/hooks";
import { ownName } from "../lobby/own-name.ts";
import { localTable, openLesson } from "../offline/tables.ts";
import { LoadingPage } from "../shell/loading.tsx";
import { NotFoundPage } from "../shell/not-found.tsx";
import { replaceAddress } from "../shell/router.ts";
import { ui } from "../text/index.ts";
import { learnPath } from "./path.ts";
import { progress } from "./progress.ts";

/** The weakest level: newcomers meet it once the script is over. */
const RIVAL = "apprentice";

/** Goes to the first game where it was left, or to a new one. */
async function begin(game: string): Promise<string> {
  const kept = progress.of(game);
  if (kept && (await localTable(kept.table))?.isOver === false) return `/local/${kept.table}`;
  const { options, key, seats, seat, moves } = await FIRST_GAMES[game].open();
  const name = ownName();
  const table = await openLesson({ game, options, key, seats, seat, name, bot: RIVAL, moves });
  progress.keep(game, { table, step: 0 });
  return `/local/${table}`;
}

export function Page({ game }: { readonly game: string }) {
  const hasFailed = useSignal(false);
  const isThere = learnPath(game) !== undefined;
  useEffect(() => {
    if (!isThere) return;
    begin(game).then(replaceAddress, () => {
      hasFailed.value = true;
    });
  }, [game, isThere, hasFailed]);
  if (!isThere) return <NotFoundPage />;
  return hasFailed.value ? <NotFoundPage sentence={ui.text.failed} /> : <LoadingPage />;
}

export const prepare = (): Promise<void> => Promise.resolve();
