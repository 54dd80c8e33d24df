import { useSignal } from "@preact/signals";
import { ServerRefusal } from "../api.ts";
import { Header } from "../parts/header.tsx";
import { NameField } from "../parts/name-field.tsx";
import { sentenceOf } from "../people/asked.tsx";
import { go } from "../router.ts";
import { memory } from "../settings.ts";
import { clubs } from "../text/clubs/index.ts";
import { ui } from "../text/index.ts";
import { rename } from "../you/you-api.ts";
import { joinClub } from "./clubs-api.ts";
import { loadClubs } from "./words.ts";
import "../people/people.css";

export const prepare = loadClubs;

/** Where a club's link leads: one joins when one says so, and by a name. */
export function Page({ token }: { readonly token: string }) {
  const text = clubs.text;
  const name = useSignal(memory.get("name") ?? "");
  const refusal = useSignal<string | undefined>(undefined);

  async function join(event: Event): Promise<void> {
    event.preventDefault();
    const own = name.value.trim();
    try {
      const id = await joinClub(token);
      memory.set("name", own);
      await rename(own || ui.text.you);
      go(`/c/${id}`);
    } catch (error) {
      const isBad = error instanceof ServerRefusal && (error.code === "bad-link" || error.code === "malformed");
      refusal.value = isBad ? text.badLink : sentenceOf(error);
    }
  }

  return (
    <>
      <Header>
        <h1>{text.joinTitle}</h1>
      </Header>
      <main class="people">
        <form class="panel" onSubmit={(event) => void join(event)}>
          <p>{text.joinHint}</p>
          <NameField name={name} />
          <button type="submit" class="button button-main">
            {text.join}
          </button>
          <p class="refusal" role="alert">
            {refusal.value}
          </p>
        </form>
      </main>
    </>
  );
}
