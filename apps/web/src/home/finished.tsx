import { language } from "../device/settings.ts";
import { aboutGame } from "../games/about.ts";
import { removeTable, type TableLine } from "../http/api.ts";
import type { LocalTable } from "../offline/tables.ts";
import { follow } from "../shell/router.ts";
import { home } from "../text/home/index.ts";
import { offline } from "../text/offline/index.ts";
import { online } from "../text/online/index.ts";
import { Cover } from "./cover.tsx";
import { OtherPlayers } from "./other-players.tsx";
import { RemoveButton } from "./remove-button.tsx";

/** A look back, not an archive. */
const MOST = 5;

interface FinishedProps {
  readonly tables: readonly TableLine[];
  /** Those that were played on this device. */
  readonly local: readonly LocalTable[];
  removeLocal(id: string): Promise<void>;
  onRemoved(): Promise<void>;
}

/** The last games played to their end, with their results, to be looked at again. */
export function Finished({ tables, local, removeLocal, onRemoved }: FinishedProps) {
  const last = tables.toSorted((a, b) => b.updated - a.updated).slice(0, MOST);
  if (last.length + local.length === 0) return undefined;
  return (
    <section class="panel" aria-labelledby="finished-games">
      <h2 id="finished-games">{online.text.finished}</h2>
      <ul class="tables">
        {last.map(({ id, game, places, updated, mine, outcome }) => (
          <Line
            key={id}
            game={game}
            address={`/r/${id}`}
            names={places.map(({ name }) => name)}
            mine={mine}
            updated={updated}
            note={outcome && home.text.result(outcome.rank, outcome.score)}
            onRemove={async () => {
              await removeTable(id);
              await onRemoved();
            }}
          />
        ))}
        {local.map(({ id, game, seats, isShared, updated }) => (
          <Line
            key={id}
            game={game}
            address={`/local/${id}`}
            names={seats.map(({ name }) => name)}
            mine={isShared ? undefined : seats.findIndex(({ kind }) => kind === "person")}
            updated={updated}
            note={offline.text.onDevice}
            onRemove={() => removeLocal(id)}
          />
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  readonly game: string;
  readonly address: string;
  readonly names: readonly (string | undefined)[];
  readonly mine: number | undefined;
  readonly updated: number;
  readonly note: string | undefined;
  onRemove(): Promise<void>;
}

function Line({ game, address, names, mine, updated, note, onRemove }: LineProps) {
  const { name } = aboutGame(game).words[language.value];
  const when = new Date(updated).toLocaleString(language.value, { dateStyle: "medium", timeStyle: "short" });
  return (
    <li class="ticket-item">
      <a class="ticket" href={address} onClick={follow}>
        <Cover game={game} />
        <span class="ticket-words">
          <strong>{note ?? home.text.finishedNow}</strong>
          <span class="ticket-game">
            {name} · <time dateTime={new Date(updated).toISOString()}>{when}</time>
          </span>
          <OtherPlayers names={names} mine={mine} />
        </span>
      </a>
      <RemoveButton game={game} kind="putAway" onYes={onRemove} />
    </li>
  );
}
