import { useSignal } from "@preact/signals";
import { deviceStorage } from "../device/settings.ts";
import { ServerRefusal } from "../http/api.ts";
import { NameField } from "../lobby/name-field.tsx";
import { ownName } from "../lobby/own-name.ts";
import { submitting, useAttempt } from "../people/attempt.tsx";
import { sentenceOf } from "../people/server-answer.tsx";
import { go } from "../shell/router.ts";
import { SiteFooter } from "../shell/site-footer.tsx";
import { SiteHeader } from "../shell/site-header.tsx";
import { clubs } from "../text/clubs/index.ts";
import { rename } from "../you/you-api.ts";
import { joinClub } from "./clubs-api.ts";
import { loadClubs } from "./words.ts";
import "../people/people.css";

export const prepare = loadClubs;

/** Where a club's link leads: one joins when one says so, and by a name. */
export function Page({ token }: { readonly token: string }) {
  const text = clubs.text;
  const name = useSignal(deviceStorage.get("name") ?? "");
  const { attempt, refused } = useAttempt((error) => (isBadLink(error) ? text.badLink : sentenceOf(error)));
  const join = async (): Promise<void> => {
    const own = name.value.trim();
    const id = await joinClub(token);
    deviceStorage.set("name", own);
    await rename(own || ownName());
    go(`/c/${id}`);
  };

  return (
    <>
      <SiteHeader place="clubs" />
      <main class="people">
        <h1 class="page-title">{text.joinTitle}</h1>
        <form class="panel" onSubmit={submitting(() => attempt(join))}>
          <p>{text.joinHint}</p>
          <NameField name={name} />
          <button type="submit" class="button button-main">
            {text.join}
          </button>
          {refused}
        </form>
      </main>
      <SiteFooter />
    </>
  );
}

const isBadLink = (error: unknown): boolean =>
  error instanceof ServerRefusal && (error.code === "bad-link" || error.code === "malformed");
