import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { me } from "../http/api.ts";
import { ownName } from "../lobby/own-name.ts";
import { submitting, useAttempt } from "../people/attempt.tsx";
import { useServerAnswer, whenAnswered } from "../people/server-answer.tsx";
import { EmptyState } from "../shell/empty-state.tsx";
import { follow, go } from "../shell/router.ts";
import { SiteFooter } from "../shell/site-footer.tsx";
import { SiteHeader } from "../shell/site-header.tsx";
import { clubs } from "../text/clubs/index.ts";
import { rename } from "../you/you-api.ts";
import { foundClub, myClubs } from "./clubs-api.ts";
import { loadClubs } from "./words.ts";
import "../people/people.css";
import { TitleField } from "./title-field.tsx";

export const prepare = loadClubs;

/** The clubs one is in, and a way to found another. */
export function Page() {
  const text = clubs.text;
  const { asked } = useServerAnswer(myClubs, "clubs");
  useEffect(() => {
    document.title = `${text.title} · Serai`;
  }, [text]);
  return whenAnswered(asked.value, (mine) => (
    <>
      <SiteHeader place="clubs" />
      <main class="people">
        <h1 class="page-title">{text.title}</h1>
        {mine.length === 0 ? (
          <EmptyState sentence={text.none} hint={text.noneHint} />
        ) : (
          <section class="panel" aria-labelledby="my-clubs">
            <h2 id="my-clubs">{text.mine}</h2>
            <ul class="plain-list">
              {mine.map(({ id, name }) => (
                <li key={id}>
                  <a class="table-link" href={`/c/${id}`} onClick={follow}>
                    <strong>{name}</strong>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Found />
      </main>
      <SiteFooter />
    </>
  ));
}

function Found() {
  const text = clubs.text;
  const name = useSignal("");
  const { attempt, refused } = useAttempt();
  const found = async (): Promise<void> => {
    if (name.value.trim() === "") return;
    // Members are known by a name, their owner too.
    if ((await me()).name === "") await rename(ownName());
    go(`/c/${await foundClub(name.value.trim())}`);
  };

  return (
    <section class="panel" aria-labelledby="found-club">
      <h2 id="found-club">{text.found}</h2>
      <form class="set-up" onSubmit={submitting(() => attempt(found))}>
        <TitleField label={text.clubName} title={name} />
        <button type="submit" class="button button-main">
          {text.foundIt}
        </button>
        {refused}
      </form>
    </section>
  );
}
