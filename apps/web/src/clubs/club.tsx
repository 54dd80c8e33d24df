import { useSignal } from "@preact/signals";
import type { Gathering } from "@serai/table";
import { useEffect } from "preact/hooks";
import { language } from "../device/settings.ts";
import type { TableLine } from "../http/api.ts";
import { type Me, me } from "../http/api.ts";
import { NewTable } from "../lobby/new-table.tsx";
import { ChooseKind } from "../people/choose-kind.tsx";
import { lastGame } from "../people/games.ts";
import { LadderTable } from "../people/ladder-table.tsx";
import type { LadderKind } from "../people/people-api.ts";
import { sentenceOf, useServerAnswer, whenAnswered } from "../people/server-answer.tsx";
import { follow } from "../shell/router.ts";
import { SiteFooter } from "../shell/site-footer.tsx";
import { SiteHeader } from "../shell/site-header.tsx";
import { clubs } from "../text/clubs/index.ts";
import { offline } from "../text/offline/index.ts";
import { people } from "../text/people/index.ts";
import { BeginTournament } from "./begin-tournament.tsx";
import { type ClubPage, club, clubLadder } from "./clubs-api.ts";
import { MemberList } from "./member-list.tsx";
import { Membership } from "./membership.tsx";
import { ClubTables } from "./tables.tsx";
import { loadClubs } from "./words.ts";
import "../people/people.css";

export const prepare = (): Promise<unknown> => Promise.all([loadClubs(), offline.load(language.peek())]);

const LOOK_AGAIN = 10_000;

const isRunning = ({ status }: TableLine): boolean => status === "playing" || status === "waiting";

/** A club as its members see it. */
export function Page({ id }: { readonly id: string }) {
  const { asked, again } = useServerAnswer(async () => {
    const [page, own] = await Promise.all([club(id), me()]);
    return { page, own };
  }, id);

  useEffect(() => {
    const timer = setInterval(again, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [id]);

  return whenAnswered(asked.value, ({ page, own }) => <Club page={page} own={own} onChanged={again} />);
}

interface ClubProps {
  readonly page: ClubPage;
  readonly own: Me;
  onChanged(): void;
}

function Club({ page, own, onChanged }: ClubProps) {
  const text = clubs.text;
  const { id, name, owner, invitations, tables, tournaments } = page;
  // Places of tournaments are kept for those who play in them.
  const open = invitations.filter(({ places, mine }) => mine !== undefined || places.some(isFreeTo(own.tag)));
  useEffect(() => {
    document.title = `${name} · Serai`;
  }, [name]);
  return (
    <>
      <SiteHeader place="clubs" />
      <main class="people">
        <h1 class="page-title">{name}</h1>
        <section class="panel" aria-labelledby="invitations">
          <h2 id="invitations">{text.invitations}</h2>
          {open.length === 0 ? <p class="hint">{text.noInvitations}</p> : <ClubTables tables={open} own={own.tag} />}
          <details class="unfold">
            <summary>{text.openTable}</summary>
            <NewTable club={id} />
          </details>
        </section>
        <section class="panel" aria-labelledby="tables">
          <h2 id="tables">{text.tables}</h2>
          {tables.some(isRunning) ? (
            <ClubTables tables={tables.filter(isRunning)} own={own.tag} />
          ) : (
            <p class="hint">{text.noTables}</p>
          )}
          {tables.some(({ status }) => status === "over") && (
            <details class="unfold">
              <summary>{text.finishedTables}</summary>
              <ClubTables tables={tables.filter(({ status }) => status === "over")} own={own.tag} />
            </details>
          )}
        </section>
        <section class="panel" aria-labelledby="tournaments">
          <h2 id="tournaments">{text.tournaments}</h2>
          {tournaments.length === 0 ? (
            <p class="hint">{text.noTournaments}</p>
          ) : (
            <ul class="plain-list">
              {tournaments.map((one) => (
                <li key={one.id}>
                  <a class="table-link" href={`/tournament/${one.id}`} onClick={follow}>
                    <strong>{one.name}</strong>
                    <span class={one.status === "running" ? "badge badge-now" : "badge"}>
                      {one.status === "running" ? text.running : text.over}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          )}
          {owner && (
            <details class="unfold">
              <summary>{text.begin}</summary>
              <BeginTournament club={page} />
            </details>
          )}
        </section>
        <Ladder club={id} own={own.tag} />
        <section class="panel" aria-labelledby="members">
          <h2 id="members">{text.members}</h2>
          <MemberList club={page} onChanged={onChanged} />
          <Membership club={page} onChanged={onChanged} />
        </section>
      </main>
      <SiteFooter />
    </>
  );
}

const isFreeTo =
  (tag: string | undefined) =>
  ({ name, keptFor }: Gathering["places"][number]): boolean =>
    name === undefined && (keptFor === undefined || keptFor.tag === tag);

/** The ladder among the members. */
function Ladder({ club: id, own }: { readonly club: string; readonly own: string | undefined }) {
  const kind = useSignal<LadderKind>({ game: lastGame(), players: 3 });
  const { asked } = useServerAnswer(() => clubLadder(id, kind.value), `${id} ${kind.value.game} ${kind.value.players}`);
  const { value } = asked;
  return (
    <section class="panel" aria-labelledby="ladder">
      <h2 id="ladder">{people.text.ladder}</h2>
      <ChooseKind
        name="ladder"
        kind={kind.value}
        onChoose={(chosen) => {
          kind.value = chosen;
        }}
      />
      <div aria-live="polite" aria-busy={value.state === "asking"}>
        {value.state === "failed" && <p class="refusal">{sentenceOf(value.error)}</p>}
        {value.state === "here" && (
          <LadderTable lines={value.value} game={kind.value.game} {...(own !== undefined && { own })} />
        )}
      </div>
    </section>
  );
}
