import type { VNode } from "preact";
import type { Part } from "../late.tsx";
import { fetched } from "./fetched.tsx";
import { NotFoundPage } from "./not-found.tsx";

interface Prepared<P> {
  readonly Page: Part<P>;
  /** Fetches its words. */
  prepare(): Promise<unknown>;
}

/** A page with words of its own. */
const prepared = <P extends object>(load: () => Promise<Prepared<P>>): Part<P> =>
  fetched(async () => {
    const { Page, prepare } = await load();
    await prepare();
    return Page;
  });

const LadderPage = prepared(() => import("../people/ladder.tsx"));
const PlayerPage = prepared(() => import("../people/player.tsx"));
const ClubsPage = prepared(() => import("../clubs/clubs.tsx"));
const ClubPage = prepared(() => import("../clubs/club.tsx"));
const JoinPage = prepared(() => import("../clubs/join.tsx"));
const TournamentPage = prepared(() => import("../clubs/tournament.tsx"));
const YouPage = prepared(() => import("../you/you.tsx"));
const PrivacyPage = prepared(() => import("../you/privacy.tsx"));

/** Pages about the people around the tables. Which there are is known here alone, so that tables do without it. */
export function PeoplePage({ path }: { readonly path: string }): VNode {
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
      return <JoinPage token={first} />;
    case "tournament":
      return <TournamentPage key={first} id={first} />;
    case "you":
      return <YouPage />;
    case "privacy":
      return <PrivacyPage />;
    default:
      return <NotFoundPage />;
  }
}
