import { useEffect } from "preact/hooks";
import { deviceStorage, language } from "../device/settings.ts";
import { gameIds } from "../games/about.ts";
import type { TableLine } from "../http/api.ts";
import { DailyPractice } from "../practice/card.tsx";
import { SiteFooter } from "../shell/site-footer.tsx";
import { SiteHeader } from "../shell/site-header.tsx";
import { waitAtMost } from "../shell/wait-at-most.ts";
import { home } from "../text/home/index.ts";
import { offline } from "../text/offline/index.ts";
import { Finished } from "./finished.tsx";
import { HomeGame } from "./home-game.tsx";
import { askLobby, askServer, isCutOff, loadLists, openTables, ownTables, removeHere, tablesHere } from "./lists.ts";
import { OpenTables } from "./open-tables.tsx";
import { RunningGames } from "./running-games.tsx";
import { WatchList } from "./watch-list.tsx";
import { Welcome } from "./welcome.tsx";
import "./home-game.css";
import "./home.css";

/** How long the lists of tables may hold back the first paint, so that nothing moves when they come. */
const LISTS_TIMEOUT_MS = 400;
const LOBBY_EVERY_MS = 10_000;

const UNFINISHED: ReadonlySet<TableLine["status"]> = new Set(["gathering", "playing", "waiting"]);

/** The lists were asked for just now, before there was a page to draw. */
let isFresh = false;

export async function prepare(): Promise<void> {
  isFresh = true;
  const words = [offline.load(language.peek()), home.load(language.peek())];
  await Promise.all([waitAtMost(LISTS_TIMEOUT_MS, loadLists()), ...words]);
}

export function HomePage() {
  useEffect(() => {
    document.title = "Serai";
    if (!isFresh) void loadLists();
    isFresh = false;
    const timer = setInterval(() => void askLobby(), LOBBY_EVERY_MS);
    return () => clearInterval(timer);
  }, []);

  const listed = ownTables.value ?? [];
  const open = openTables.value;
  const running = listed.filter(({ status }) => UNFINISHED.has(status));
  const here = tablesHere.value.filter(({ isOver }) => !isOver);
  const waiting = running.filter(({ yourTurn }) => yourTurn).length + here.length;
  return (
    <>
      <SiteHeader place="play" />
      <main class="home">
        <div class="home-top">
          <div class="greeting">
            <h1>{home.text.greeting(deviceStorage.get("name") ?? "")}</h1>
            <p role="status">{isCutOff.value ? offline.text.noServer : home.text.waitingFor(waiting, open.length)}</p>
          </div>
          <RunningGames online={running} local={here} removeLocal={removeHere} onRemoved={askServer} />
        </div>
        <div class="ribbon" aria-hidden="true" />
        <div class="home-games">
          {gameIds.map((game) => (
            <HomeGame key={game} game={game} openTables={open.filter((one) => one.game === game).length} />
          ))}
        </div>
        <div class="home-more">
          <DailyPractice />
          <OpenTables tables={open} />
          <WatchList most={3} />
          {ownTables.value?.length === 0 && <Welcome />}
          <Finished
            tables={listed.filter(({ status }) => status === "over")}
            local={tablesHere.value.filter(({ isOver }) => isOver)}
            removeLocal={removeHere}
            onRemoved={askServer}
          />
        </div>
      </main>
      <SiteFooter />
    </>
  );
}
