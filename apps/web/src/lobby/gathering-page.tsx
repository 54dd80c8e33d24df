import { useSignal } from "@preact/signals";
import type { Gathering } from "@serai/table";
import { lettersFor, SeatMark } from "@serai/ui/art/seat-mark.tsx";
import { lazy } from "@serai/ui/lazy.tsx";
import { useEffect } from "preact/hooks";
import type { TableChat } from "../chat/table-chat.ts";
import { useChat } from "../chat/use-chat.ts";
import { deviceStorage, language } from "../device/settings.ts";
import { type Mismatch, MOST_STARTS_UNASKED, takePartAgain } from "../fair/take-part.ts";
import { LinkNotice } from "../frame/link-notice.tsx";
import { gameEntry } from "../games/registry.ts";
import { fillWithBots, ServerRefusal, stand } from "../http/api.ts";
import { Header } from "../shell/header.tsx";
import { follow } from "../shell/router.ts";
import type { Link } from "../table/connection.ts";
import { refusalSentence } from "../text/common.ts";
import { fairness } from "../text/fairness/index.ts";
import { ui } from "../text/index.ts";
import { online } from "../text/online/index.ts";
import { Invite } from "./invite.tsx";
import { isLevel } from "./level.ts";
import { NameField } from "./name-field.tsx";
import { ownName } from "./own-name.ts";
import { sit } from "./sit-down.ts";

const loadNote = async () => {
  const note = await import("../home/table-note.tsx");
  await note.prepare();
  return note;
};
const TableNote = lazy(async () => (await loadNote()).TableNote);
const TableTerms = lazy(async () => (await loadNote()).TableTerms);

interface GatheringPageProps {
  readonly gathering: Gathering;
  readonly link: Link;
  readonly talk: TableChat | undefined;
  readonly mismatch: Mismatch | undefined;
}

/** A table before the start: who has sat down, and a link for those who are still to come. */
export function GatheringPage({ gathering, link, talk, mismatch }: GatheringPageProps) {
  const { id, game, places, mine, canSit, owner, commitment, revealing } = gathering;
  const text = online.text;
  const isNamed = useSignal(false);
  const chat = useChat(talk);
  const refusal = useSignal<string | undefined>(undefined);

  useEffect(() => {
    // The game's name is all that is missing until its words have come.
    gameEntry(game)
      ?.text.load(language.peek())
      .then(() => {
        isNamed.value = true;
      })
      .catch(() => {});
  }, [game, isNamed]);

  async function attempt(what: () => Promise<void>): Promise<void> {
    refusal.value = undefined;
    try {
      await what();
      // Who sits here has changed, and with it what the table tells this page.
      link.restart();
    } catch (error) {
      refusal.value = error instanceof ServerRefusal ? refusalSentence(error.code, error.params) : ui.text.failed;
    }
  }

  return (
    <>
      <Header>
        <h1>{isNamed.value ? gameEntry(game)?.text.text.name : "Serai"}</h1>
        <p class="header-status">{text.gathering}</p>
      </Header>
      <LinkNotice state={link.state.value} />
      <main class="gathering">
        <section class="panel">
          <div class="lobby-terms">
            <TableTerms gathering={gathering} />
          </div>
          <Places gathering={gathering} />
          {canSit ? (
            <SitDown taken={places.flatMap(({ name }) => name ?? [])} onSit={(name) => attempt(() => sit(id, name))} />
          ) : (
            <p class="hint" role="status">
              {revealing ? fairness.text.starting : mine === undefined ? text.noPlace : text.waitingForOthers}
            </p>
          )}
          {mismatch && (
            <p class="refusal" role="alert">
              {fairness.text.mismatch[mismatch]} {fairness.text.notRevealed}
            </p>
          )}
          <FailedStart gathering={gathering} />
          <Invite link={`${location.origin}/t/${id}`} hint={text.inviteHint} isMain={!canSit} />
          <div class="gathering-buttons">
            {/* The organiser of a tournament need not play in it. */}
            {owner && (mine !== undefined || places.some(({ keptFor }) => keptFor)) && (
              <button type="button" class="button" onClick={() => void attempt(() => fillWithBots(id))}>
                {text.startWithBots}
              </button>
            )}
            {mine !== undefined && (
              <button type="button" class="button" onClick={() => void attempt(() => stand(id))}>
                {text.standUp}
              </button>
            )}
          </div>
          <p class="refusal" role="alert">
            {refusal.value}
          </p>
        </section>
        <TableNote gathering={gathering} />
        {talk && chat?.chatBeforeStart(talk, gathering, link)}
        <details class="panel fair">
          <summary>{fairness.text.title}</summary>
          <p class="hint">{fairness.text.howItWorks(commitment)}</p>
        </details>
      </main>
    </>
  );
}

/** A start has failed; after a few this page goes on only when it is told to. */
function FailedStart({ gathering: { id, tries, revealing, mine, places } }: Pick<GatheringPageProps, "gathering">) {
  if (tries === 0 || revealing) return undefined;
  const isLeftOut = tries >= MOST_STARTS_UNASKED && mine !== undefined && places[mine].revealed === true;
  if (!isLeftOut) return <p class="hint">{fairness.text.startFailed}</p>;
  return (
    <>
      <p class="hint">{fairness.text.takePartHint(tries)}</p>
      <button type="button" class="button" onClick={() => void takePartAgain(id)}>
        {fairness.text.takePart}
      </button>
    </>
  );
}

function Places({ gathering: { places, mine } }: Pick<GatheringPageProps, "gathering">) {
  const letters = lettersFor(places.map(({ name }) => name ?? "?"));
  return (
    <ul class="places">
      {places.map(({ kind, name, bot, tag, keptFor }, place) => (
        <li key={place} class={name === undefined ? "place place-free" : "place"}>
          <SeatMark seat={place} letter={letters[place]} />
          {tag === undefined ? (
            <span>{name ?? (keptFor ? online.text.keptFor(keptFor.name) : online.text.freePlace)}</span>
          ) : (
            <a class="place-name" href={`/p/${tag}`} onClick={follow}>
              {name}
            </a>
          )}
          {place === mine && <span class="badge">{ui.text.you}</span>}
          {kind === "bot" && <span class="badge">{isLevel(bot) ? online.text.levels[bot].name : online.text.bot}</span>}
        </li>
      ))}
    </ul>
  );
}

interface SitDownProps {
  readonly taken: readonly string[];
  onSit(name: string): Promise<void>;
}

function SitDown({ taken, onSit }: SitDownProps) {
  const name = useSignal(deviceStorage.get("name") ?? "");
  return (
    <form
      class="set-up"
      onSubmit={(event) => {
        event.preventDefault();
        deviceStorage.set("name", name.value.trim());
        void onSit(ownName(taken));
      }}
    >
      <NameField name={name} />
      <button type="submit" class="button button-main">
        {online.text.takeSeat}
      </button>
    </form>
  );
}
