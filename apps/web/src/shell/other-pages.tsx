import type { Part } from "@serai/ui/lazy.tsx";
import type { VNode } from "preact";
import { isKnownGame } from "../games/about.ts";
import { lazyPage } from "./lazy-page.tsx";
import { NotFoundPage } from "./not-found.tsx";
import { secretInAddress } from "./router.ts";

interface Prepared<P> {
  readonly Page: Part<P>;
  /** Fetches its words. */
  prepare(): Promise<unknown>;
}

/** A page with words of its own. */
const prepared = <P extends object>(load: () => Promise<Prepared<P>>): Part<P> =>
  lazyPage(async () => {
    const { Page, prepare } = await load();
    await prepare();
    return Page;
  });

const GamePage = prepared(() => import("../home/game-page.tsx"));
const LearnPage = prepared(() => import("../home/learn-page.tsx"));
const FirstGamePage = prepared(() => import("../learn/page.tsx"));
const PracticePage = prepared(() => import("../practice/page.tsx"));
const WatchPage = prepared(() => import("../home/watch-page.tsx"));
const LadderPage = prepared(() => import("../people/ladder.tsx"));
const PlayerPage = prepared(() => import("../people/player.tsx"));
const ClubsPage = prepared(() => import("../clubs/clubs.tsx"));
const ClubPage = prepared(() => import("../clubs/club.tsx"));
const JoinPage = prepared(() => import("../clubs/join.tsx"));
const ConfirmMailPage = prepared(() => import("../notices/confirm-mail.tsx"));
const TournamentPage = prepared(() => import("../clubs/tournament.tsx"));
const YouPage = prepared(() => import("../you/you.tsx"));
const PrivacyPage = prepared(() => import("../you/privacy.tsx"));

/** Pages of the games and of the people around the tables. Which there are is known here alone, so that tables do without it. */
export function OtherPage({ path }: { readonly path: string }): VNode {
  const [, where, ...rest] = path.replace(/\/$/, "").split("/");
  const [first = "", second = ""] = rest;
  switch (where) {
    case "ladder":
      return <LadderPage kind={first === "" ? undefined : { game: first, players: Number(second) || 3 }} />;
    case "p":
      return first === "bot" ? (
        <PlayerPage key={path} of={{ bot: second }} />
      ) : (
        <PlayerPage key={path} of={{ tag: first }} />
      );
    case "clubs":
      return <ClubsPage />;
    case "c":
      return <ClubPage key={first} id={first} />;
    case "club":
      // Links that were handed out before tokens stood behind `#` still work.
      return <JoinPage token={first || secretInAddress()} />;
    case "confirm":
      return <ConfirmMailPage token={secretInAddress()} />;
    case "tournament":
      return <TournamentPage key={first} id={first} />;
    case "you":
      return <YouPage />;
    case "learn":
      return <LearnPage />;
    case "watch":
      return <WatchPage />;
    case "privacy":
      return <PrivacyPage />;
    default:
      if (where === undefined || !isKnownGame(where)) return <NotFoundPage />;
      if (rest.length === 0) return <GamePage key={where} game={where} />;
      if (rest.length > 1) return <NotFoundPage />;
      if (first === "learn") return <FirstGamePage key={where} game={where} />;
      return first === "practice" ? <PracticePage key={where} game={where} /> : <NotFoundPage />;
  }
}
