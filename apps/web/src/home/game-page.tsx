import { useSignal } from "@preact/signals";
import type { Gathering } from "@serai/table";
import { Icon } from "@serai/ui/art/icons.tsx";
import { useEffect } from "preact/hooks";
import { BotFace } from "../art/bot-face.tsx";
import { language } from "../device/settings.ts";
import { aboutGame } from "../games/about.ts";
import { lobby, ServerRefusal } from "../http/api.ts";
import { LEVELS } from "../lobby/level.ts";
import { NewTable, type TableKind } from "../lobby/new-table.tsx";
import { PracticeCard } from "../practice/card.tsx";
import { follow, go } from "../shell/router.ts";
import { SiteFooter } from "../shell/site-footer.tsx";
import { SiteHeader } from "../shell/site-header.tsx";
import { home } from "../text/home/index.ts";
import { offline } from "../text/offline/index.ts";
import { online } from "../text/online/index.ts";
import { Cover } from "./cover.tsx";
import { coloursOf } from "./game-colours.ts";
import { GameFacts } from "./game-facts.tsx";
import { PlayButton } from "./home-game.tsx";
import { LadderTop } from "./ladder-top.tsx";
import { LearnLink } from "./learn-link.tsx";
import { OpenTables } from "./open-tables.tsx";
import { playNow } from "./play-now.ts";
import { WatchList } from "./watch-list.tsx";
import "./home-game.css";
import "./game-page.css";
import "./home.css";

const MOST_WATCHED = 3;
const WANTED: readonly TableKind[] = ["friends", "live", "mail", "shared"];

/** A game's own page: what it is, every way to play it, who is good at it. */
export function Page({ game }: { readonly game: string }) {
  const { name, story } = aboutGame(game).words[language.value];
  const text = home.text;
  const hash = useHash();
  const wants = WANTED.find((one) => `#${one}` === hash);
  const open = useSignal<readonly Gathering[]>([]);
  const isCutOff = useSignal(false);

  useEffect(() => {
    document.title = `${name} · Serai`;
  }, [name]);
  useEffect(() => {
    lobby().then(
      (found) => {
        open.value = found.filter((table) => table.game === game && table.mine === undefined);
      },
      (error: unknown) => {
        isCutOff.value = !(error instanceof ServerRefusal);
      },
    );
  }, [game, open, isCutOff]);
  useEffect(() => {
    if (wants !== undefined) document.getElementById("set-up")?.scrollIntoView();
  }, [wants]);

  return (
    <>
      <SiteHeader />
      <main class="game-page" style={coloursOf(game)}>
        <section class="game-hero" aria-labelledby="game-name">
          <Cover game={game} />
          <div class="game-intro">
            <a class="back-link" href="/" onClick={follow}>
              ← {text.allGames}
            </a>
            <h1 id="game-name">{name}</h1>
            <GameFacts game={game} />
            <p>{story}</p>
            <div class="game-ways">
              <PlayButton game={game} />
              <LearnLink game={game} class="button" />
              <a class="button" href={`/${game}#friends`}>
                <Icon d="M10 14a4.5 4.5 0 006.5.5l3-3a4.5 4.5 0 00-6.5-6.5l-1.5 1.5M14 10a4.5 4.5 0 00-6.5-.5l-3 3a4.5 4.5 0 006.5 6.5l1.5-1.5" />
                {text.withFriends}
              </a>
            </div>
          </div>
        </section>
        <div class="game-columns">
          <div class="game-main">
            {/* People who came for a table with friends find it first. */}
            {wants === undefined && <Levels game={game} />}
            <Ways game={game} wants={wants} />
            <section id="set-up" aria-labelledby="set-up-title">
              <h2 id="set-up-title">{text.setUpTable}</h2>
              <p class="hint" role="status">
                {isCutOff.value && offline.text.noServer}
              </p>
              <NewTable game={game} wants={wants} isCutOff={isCutOff.value} />
            </section>
            {wants !== undefined && <Levels game={game} />}
          </div>
          <aside class="game-side">
            <PracticeCard game={game} />
            <RulesLinks game={game} />
            <OpenTables tables={open.value} />
            <LadderTop game={game} />
            <WatchList game={game} most={MOST_WATCHED} />
          </aside>
        </div>
      </main>
      <SiteFooter />
    </>
  );
}

/** The part of the address behind `#`, which links on the page itself change. */
function useHash(): string {
  const hash = useSignal(location.hash);
  useEffect(() => {
    const follow = (): void => {
      hash.value = location.hash;
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [hash]);
  return hash.value;
}

const WAYS = ["live", "mail", "shared"] as const;
const WAY_ICONS: Readonly<Record<(typeof WAYS)[number], string>> = {
  live: "M13 2L4 14h7l-1 8 9-12h-7z",
  mail: "M3 6h18v12H3zM3 7l9 7 9-7",
  shared: "M7 3h10v18H7zM11 18h2M2 9l3 3-3 3M22 9l-3 3 3 3",
};

interface WaysProps {
  readonly game: string;
  readonly wants: TableKind | undefined;
}

/** The ways to play with people; each prepares the table below for it. */
function Ways({ game, wants }: WaysProps) {
  const text = home.text;
  return (
    <section aria-labelledby="ways">
      <h2 id="ways">{text.waysToPlay}</h2>
      <ul class="way-cards">
        {WAYS.map((way) => (
          <li key={way}>
            <a class="way-card" href={`/${game}#${way}`} aria-current={way === wants ? "true" : undefined}>
              <Icon d={WAY_ICONS[way]} />
              <strong>{text.ways[way].name}</strong>
              <span>{text.ways[way].hint}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A document of its own, not a page of this application. */
const RulesLinks = ({ game }: { readonly game: string }) => (
  <section class="panel" aria-labelledby="rules-link">
    <h2 id="rules-link">{home.text.rules}</h2>
    <p class="hint">{home.text.rulesHint}</p>
    <a class="button" href={`/${game}/rules?lang=${language.value}`}>
      {home.text.readRules}
    </a>
  </section>
);

/** Bots by level: a tap sits down against them. */
function Levels({ game }: { readonly game: string }) {
  const text = home.text;
  return (
    <section aria-labelledby="bots">
      <h2 id="bots">{text.againstBots}</h2>
      <ul class="way-cards">
        {LEVELS.map((level) => (
          <li key={level}>
            <button type="button" class="way-card" onClick={() => void playNow(game, level).then(go)}>
              <BotFace level={level} />
              <strong>{online.text.levels[level].name}</strong>
              <span>{online.text.levels[level].manner}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const prepare = (): Promise<unknown> => Promise.all([home.load(language.peek()), offline.load(language.peek())]);
