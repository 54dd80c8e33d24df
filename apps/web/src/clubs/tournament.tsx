import { useEffect } from "preact/hooks";
import { gameEntry } from "../games/registry.ts";
import { gameName } from "../people/games.ts";
import { Name, nameOf } from "../people/name.tsx";
import { useServerAnswer, whenAnswered } from "../people/server-answer.tsx";
import { follow } from "../shell/router.ts";
import { SiteFooter } from "../shell/site-footer.tsx";
import { SiteHeader } from "../shell/site-header.tsx";
import { clubs } from "../text/clubs/index.ts";
import { ui } from "../text/index.ts";
import { people } from "../text/people/index.ts";
import { type TournamentPage, tournament } from "./clubs-api.ts";
import { loadClubs } from "./words.ts";
import "../people/people.css";

export const prepare = loadClubs;

const LOOK_AGAIN = 10_000;

/** A tournament: how it is played, how everybody stands, and its tables. */
export function Page({ id }: { readonly id: string }) {
  const { asked, again } = useServerAnswer(() => tournament(id), id);
  useEffect(() => {
    const timer = setInterval(again, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [id]);
  return whenAnswered(asked.value, (page) => <Tournament page={page} />);
}

function Tournament({ page }: { readonly page: TournamentPage }) {
  const text = clubs.text;
  const { name, club, game, players, kind, hours, stage, status, standings } = page;
  useEffect(() => {
    document.title = `${name} · Serai`;
  }, [name]);
  // The newest stage is what one comes for.
  const newestFirst = standings.toSorted((a, b) => b.stage - a.stage || a.pool - b.pool);
  return (
    <>
      <SiteHeader place="clubs" />
      <main class="people">
        <a class="back-link" href={`/c/${club}`} onClick={follow}>
          ← {text.toClub}
        </a>
        <h1 class="page-title">{name}</h1>
        <section class="panel" aria-label={text.facts}>
          <p>
            <strong>{people.text.kind(gameName(game), players)}</strong>{" "}
            <span class={status === "running" ? "badge badge-now" : "badge"}>
              {status === "running" ? text.running : text.over}
            </span>
          </p>
          <p class="hint">
            {text.kinds[kind]} · {text.hours}: {text.hoursFor(hours)}
            {kind === "groups" && ` · ${text.stage(stage)}`}
          </p>
          <HouseRules page={page} />
          <p class="hint">{text.tieBreak}</p>
        </section>
        {newestFirst.map((one) => (
          <Pool key={`${one.stage} ${one.pool}`} page={page} pool={one} />
        ))}
      </main>
      <SiteFooter />
    </>
  );
}

/** What was chosen that is not as the game comes. */
function HouseRules({ page: { game, options } }: { readonly page: TournamentPage }) {
  const words = gameEntry(game)?.text.text.options ?? {};
  const chosen = Object.entries(options).flatMap(([key, value]) => {
    const option = Object.hasOwn(words, key) && value !== false ? words[key] : undefined;
    if (option === undefined) return [];
    return [value === true ? option.label : `${option.label}: ${option.values?.[String(value)] ?? value}`];
  });
  return chosen.length === 0 ? undefined : <p class="hint">{`${ui.text.options}: ${chosen.join(", ")}`}</p>;
}

type Standings = TournamentPage["standings"][number];

/** What a group is called: the only one of a later stage is the final. */
function titleOf({ kind, standings }: TournamentPage, { stage, pool }: Standings): string {
  const text = clubs.text;
  if (kind === "round-robin") return text.standings;
  const isAlone = standings.filter((one) => one.stage === stage).length === 1;
  if (isAlone) return text.final;
  return `${text.stage(stage)}, ${text.group(pool + 1)}`;
}

function Pool({ page, pool }: { readonly page: TournamentPage; readonly pool: Standings }) {
  const text = clubs.text;
  const id = `pool-${pool.stage}-${pool.pool}`;
  const tables = page.tables.filter((table) => table.stage === pool.stage && table.pool === pool.pool);
  return (
    <section class="panel" aria-labelledby={id}>
      <h2 id={id}>{titleOf(page, pool)}</h2>
      <table class="people-table">
        <thead>
          <tr>
            <th scope="col">{people.text.player}</th>
            {[text.points, text.wins, text.games].map((title) => (
              <th key={title} scope="col" class="number">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pool.scores.map((score, place) => (
            <tr key={`${score.tag} ${place}`}>
              <th scope="row">
                <Name of={score} />
              </th>
              <td class="number">{score.points}</td>
              <td class="number">{score.wins}</td>
              <td class="number">{score.games}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="plain-list">
        {tables.map(({ id: table, status, seats }) => (
          <li key={table}>
            <a class="table-link" href={`${status === "over" ? "/r" : "/t"}/${table}`} onClick={follow}>
              <strong>
                {seats
                  .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
                  .map((seat) => (seat.rank === undefined ? nameOf(seat) : `${seat.rank}. ${nameOf(seat)}`))
                  .join(", ")}
              </strong>
              <span class="badge">{text.states[status]}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
