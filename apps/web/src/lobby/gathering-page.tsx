import { useSignal } from "@preact/signals";
import type { Gathering } from "@serai/table";
import { useEffect } from "preact/hooks";
import { fillWithBots, ServerRefusal, sit, stand } from "../api.ts";
import { lettersFor, SeatMark } from "../art/seat-mark.tsx";
import type { Talk } from "../chat/talk.ts";
import { useChat } from "../chat/use-chat.ts";
import type { Link } from "../connection.ts";
import { gameEntry } from "../games/registry.ts";
import { Header } from "../parts/header.tsx";
import { Invite } from "../parts/invite.tsx";
import { isLevel } from "../parts/level.ts";
import { LinkNotice } from "../parts/link-notice.tsx";
import { NameField } from "../parts/name-field.tsx";
import { follow } from "../router.ts";
import { language, memory } from "../settings.ts";
import { refusalSentence } from "../text/common.ts";
import { ui } from "../text/index.ts";
import { online } from "../text/online/index.ts";

interface GatheringPageProps {
  readonly gathering: Gathering;
  readonly link: Link;
  readonly talk: Talk | undefined;
}

/** A table before the start: who has sat down, and a link for those who are still to come. */
export function GatheringPage({ gathering, link, talk }: GatheringPageProps) {
  const { id, game, places, mine, canSit, owner, commitment } = gathering;
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
          <h2>{text.gathering}</h2>
          <Places places={places} />
          {canSit ? (
            <SitDown onSit={(name) => attempt(() => sit(id, name))} />
          ) : (
            <p class="hint">{mine === undefined ? text.noPlace : text.waitingForOthers}</p>
          )}
          <div class="gathering-buttons">
            {/* Whoever runs a tournament need not play in it. */}
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
        <section class="panel">
          <h2>{text.invite}</h2>
          <Invite link={`${location.origin}/t/${id}`} hint={text.inviteHint} />
        </section>
        {talk && chat?.gather(talk, gathering, link)}
        <details class="panel fair">
          <summary>{text.fairStart}</summary>
          <p class="hint">{text.fairStartHint(commitment)}</p>
        </details>
      </main>
    </>
  );
}

function Places({ places }: { readonly places: Gathering["places"] }) {
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
          {kind === "bot" && <span class="badge">{isLevel(bot) ? online.text.levels[bot].name : online.text.bot}</span>}
        </li>
      ))}
    </ul>
  );
}

function SitDown({ onSit }: { readonly onSit: (name: string) => Promise<void> }) {
  const name = useSignal(memory.get("name") ?? "");
  return (
    <form
      class="set-up"
      onSubmit={(event) => {
        event.preventDefault();
        memory.set("name", name.value.trim());
        void onSit(name.value.trim() || ui.text.guest);
      }}
    >
      <NameField name={name} />
      <button type="submit" class="button button-main">
        {online.text.takeSeat}
      </button>
    </form>
  );
}
