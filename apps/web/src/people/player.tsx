import { useEffect } from "preact/hooks";
import { BotFace } from "../art/bot-face.tsx";
import { language } from "../device/settings.ts";
import { me } from "../http/api.ts";
import { isLevel } from "../lobby/level.ts";
import { follow } from "../shell/router.ts";
import { SiteFooter } from "../shell/site-footer.tsx";
import { SiteHeader } from "../shell/site-header.tsx";
import { online } from "../text/online/index.ts";
import { people } from "../text/people/index.ts";
import { gameName, loadPeople } from "./games.ts";
import { asRating } from "./ladder-table.tsx";
import { Name, nameOf } from "./name.tsx";
import { bot, type PlayerPage, person } from "./people-api.ts";
import { useServerAnswer, whenAnswered } from "./server-answer.tsx";
import { Statistics } from "./statistics.tsx";
import "./people.css";

export const prepare = loadPeople;

export type PlayerAddress = { readonly tag: string } | { readonly bot: string };

/** What somebody has played, and how. */
export function Page({ of }: { readonly of: PlayerAddress }) {
  const { asked } = useServerAnswer(async () => {
    if ("bot" in of) return { page: await bot(of.bot), isOwn: false };
    const [page, { tag }] = await Promise.all([person(of.tag), me()]);
    return { page, isOwn: tag === of.tag };
  }, JSON.stringify(of));
  return whenAnswered(asked.value, ({ page, isOwn }) => <Player page={page} isOwn={isOwn} />);
}

function Player({ page, isOwn }: { readonly page: PlayerPage; readonly isOwn: boolean }) {
  const text = people.text;
  const name = nameOf(page);
  useEffect(() => {
    document.title = `${name} · Serai`;
  }, [name]);
  return (
    <>
      <SiteHeader place="ladder" />
      <main class="people">
        <h1 class="page-title">{name}</h1>
        {isOwn && <p class="hint">{text.yourPage}</p>}
        {isLevel(page.bot) && (
          <p class="level-hint">
            <BotFace level={page.bot} />
            <span>{online.text.levels[page.bot].manner}</span>
          </p>
        )}
        <Ratings page={page} />
        <Statistics page={page} />
        <Results page={page} />
        <HeadToHead page={page} />
      </main>
      <SiteFooter />
    </>
  );
}

function Ratings({ page: { ratings } }: { readonly page: PlayerPage }) {
  const text = people.text;
  return (
    <section class="panel" aria-labelledby="ratings">
      <h2 id="ratings">{text.ratings}</h2>
      {ratings.length === 0 ? (
        <div class="empty">
          <p>{text.notRatedYet}</p>
          <p class="hint">{text.howItCounts}</p>
        </div>
      ) : (
        <table class="people-table">
          <thead>
            <tr>
              <th scope="col">{text.game}</th>
              <th scope="col" class="number">
                {text.rating}
              </th>
              <th scope="col" class="number">
                {text.place}
              </th>
              <th scope="col" class="number">
                {text.games}
              </th>
            </tr>
          </thead>
          <tbody>
            {ratings.map(({ game, players, rating, place, games }) => (
              <tr key={`${game} ${players}`}>
                <th scope="row">
                  <a class="player" href={`/ladder/${game}/${players}`} onClick={follow}>
                    {text.kind(gameName(game), players)}
                  </a>
                </th>
                <td class="number">{asRating(rating)}</td>
                <td class="number">{place}</td>
                <td class="number">{games}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Results({ page: { results } }: { readonly page: PlayerPage }) {
  const text = people.text;
  return (
    <section class="panel" aria-labelledby="results">
      <h2 id="results">{text.results}</h2>
      {results.length === 0 && <p>{text.noResults}</p>}
      <ol class="results">
        {results.map(({ game, players, at, score, rank, rated, table }) => (
          <li key={`${at} ${game} ${rank}`} class="result">
            <strong>{text.kind(gameName(game), players)}</strong>
            <span class={rank === 1 ? "badge badge-now" : "badge"}>{text.rankOf(rank, players)}</span>
            <span class="result-facts">
              <time dateTime={new Date(at).toISOString()}>
                {new Date(at).toLocaleDateString(language.value, { dateStyle: "medium" })}
              </time>
              {` · ${text.score}:\u00a0${score}`}
              {!rated && ` · ${text.unrated}`}
            </span>
            {table !== undefined && (
              <a class="result-link" href={`/r/${table}`} onClick={follow}>
                {text.lookBack}
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** As results are written down everywhere, whatever the language. */
const SIGNS = [
  ["+", "wins"],
  ["=", "draws"],
  ["−", "losses"],
] as const;

function HeadToHead({ page: { against } }: { readonly page: PlayerPage }) {
  const text = people.text;
  if (against.length === 0) return undefined;
  return (
    <section class="panel" aria-labelledby="against">
      <h2 id="against">{text.headToHead}</h2>
      <table class="people-table">
        <thead>
          <tr>
            <th scope="col">{text.player}</th>
            {SIGNS.map(([sign, what]) => (
              <th key={sign} scope="col" class="number" title={text[what]}>
                <span aria-hidden="true">{sign}</span>
                <span class="unseen">{text[what]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {against.map((one) => (
            <tr key={`${one.tag ?? one.bot} ${one.game}`}>
              <th scope="row">
                <Name of={one} />
                <span class="hint">{gameName(one.game)}</span>
              </th>
              <td class="number">{one.wins}</td>
              <td class="number">{one.draws}</td>
              <td class="number">{one.losses}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
