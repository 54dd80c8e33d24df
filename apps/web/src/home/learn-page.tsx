import { useEffect } from "preact/hooks";
import { language } from "../device/settings.ts";
import { aboutGame, gameIds } from "../games/about.ts";
import { LearnLink, prepare as prepareLearnText } from "../learn/new-player-options.tsx";
import { PracticeCard } from "../practice/card.tsx";
import { SiteFooter } from "../shell/site-footer.tsx";
import { SiteHeader } from "../shell/site-header.tsx";
import { home } from "../text/home/index.ts";
import { Cover } from "./cover.tsx";
import { coloursOf } from "./game-colours.ts";
import { GameFacts } from "./game-facts.tsx";
import "./home-game.css";
import "./learn-page.css";

export const prepare = (): Promise<unknown> => Promise.all([home.load(language.peek()), prepareLearnText()]);

/** Every game with the ways to learn it. */
export function Page() {
  const text = home.text;
  useEffect(() => {
    document.title = `${text.nav.learn} · Serai`;
  }, [text]);
  return (
    <>
      <SiteHeader place="learn" />
      <main class="learn-page">
        <h1 class="page-title">{text.learnTitle}</h1>
        <p class="hint">{text.learnHint}</p>
        <ul class="learn-games">
          {gameIds.map((game) => (
            <LearnGame key={game} game={game} />
          ))}
        </ul>
      </main>
      <SiteFooter />
    </>
  );
}

function LearnGame({ game }: { readonly game: string }) {
  const { name, tagline } = aboutGame(game).words[language.value];
  return (
    <li class="learn-game" style={coloursOf(game)}>
      <Cover game={game} />
      <div class="learn-game-words">
        <h2>{name}</h2>
        <GameFacts game={game} />
        <p class="hint">{tagline}</p>
        <div class="learn-ways">
          <LearnLink game={game} />
          {/* A document of its own, not a page of this application. */}
          <a class="button" href={`/${game}/rules?lang=${language.value}`}>
            {home.text.rules}
          </a>
        </div>
        <PracticeCard game={game} />
      </div>
    </li>
  );
}
