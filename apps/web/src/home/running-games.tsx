import type { ComponentChildren } from "preact";
import { language } from "../device/settings.ts";
import { aboutGame } from "../games/about.ts";
import { removeTable, type TableLine } from "../http/api.ts";
import type { LocalTable } from "../offline/tables.ts";
import { follow, go } from "../shell/router.ts";
import { home } from "../text/home/index.ts";
import { ui } from "../text/index.ts";
import { offline } from "../text/offline/index.ts";
import { online } from "../text/online/index.ts";
import { Cover } from "./cover.tsx";
import { OtherPlayers } from "./other-players.tsx";
import type { RemovalKind } from "./removal-dialog.tsx";
import { RemoveButton } from "./remove-button.tsx";
import { timeSince } from "./time-since.ts";

interface RunningGameProps {
  readonly game: string;
  readonly address: string;
  readonly isYourTurn: boolean;
  /** What the game waits for. */
  readonly state: string;
  readonly updated: number;
  readonly names: readonly (string | undefined)[];
  readonly mine: number | undefined;
  readonly note: string;
  readonly children?: ComponentChildren;
}

/** A running game: whose turn it is and how long it has waited. */
const RunningGame = ({ game, address, isYourTurn, state, updated, names, mine, note, children }: RunningGameProps) => (
  <li class={isYourTurn ? "ticket-item ticket-now" : "ticket-item"}>
    <a class="ticket" href={address} onClick={follow}>
      <Cover game={game} />
      <span class="ticket-words">
        <strong>{state}</strong>
        <span class="ticket-game">
          {aboutGame(game).words[language.value].name} ·{" "}
          <time dateTime={new Date(updated).toISOString()} title={new Date(updated).toLocaleString(language.value)}>
            {note}
          </time>
        </span>
        <OtherPlayers names={names} mine={mine} />
      </span>
    </a>
    {children}
  </li>
);

/** What a running game waits for, in a few words. */
function stateOf({ status, yourTurn, asked, places }: TableLine): string {
  if (status === "gathering") return online.text.freePlaces(places.filter(({ name }) => name === undefined).length);
  if (status === "waiting") return ui.text.waitingForRules;
  if (yourTurn) return ui.text.yourTurn;
  const names = asked.flatMap((place) => places[place]?.name ?? []);
  return names.length === 0 ? ui.text.waiting : home.text.waitingOn(names);
}

/** People who play against bots alone may end their game; with others it goes on. */
const removalOf = ({ places, mine }: TableLine): RemovalKind =>
  places.every(({ kind, name, keptFor }, place) =>
    kind === "bot" ? true : place === mine || (name === undefined && keptFor === undefined),
  )
    ? "giveUp"
    : "others";

interface RunningGamesProps {
  readonly online: readonly TableLine[];
  readonly local: readonly LocalTable[];
  removeLocal(id: string): Promise<void>;
  onRemoved(): Promise<void>;
}

/** Games to go on with, those that wait for the player first. */
export function RunningGames({ online: tables, local, removeLocal, onRemoved }: RunningGamesProps) {
  if (tables.length + local.length === 0) return undefined;
  return (
    <section class="tickets" aria-labelledby="tickets">
      <h2 id="tickets" class="unseen">
        {home.text.yourGames}
      </h2>
      <ul>
        {tables.map((table) => {
          const { id, game, places, yourTurn, updated, mine } = table;
          const kind = removalOf(table);
          const remove = async (): Promise<void> => {
            if (kind === "others") return go(`/t/${id}`);
            await removeTable(id);
            await onRemoved();
          };
          return (
            <RunningGame
              key={id}
              game={game}
              address={`/t/${id}`}
              isYourTurn={yourTurn}
              state={stateOf(table)}
              updated={updated}
              names={places.map(({ name }) => name)}
              mine={mine}
              note={timeSince(updated, Date.now(), language.value)}
            >
              <RemoveButton game={game} kind={kind} onYes={remove} />
            </RunningGame>
          );
        })}
        {local.map(({ id, game, seats, isShared, updated }) => (
          <RunningGame
            key={id}
            game={game}
            address={`/local/${id}`}
            isYourTurn
            state={ui.text.yourTurn}
            updated={updated}
            names={seats.map(({ name }) => name)}
            mine={isShared ? undefined : seats.findIndex(({ kind }) => kind === "person")}
            note={offline.text.onDevice}
          >
            <RemoveButton game={game} kind="giveUp" onYes={() => removeLocal(id)} />
          </RunningGame>
        ))}
      </ul>
    </section>
  );
}
