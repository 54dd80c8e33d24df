import { useSignal } from "@preact/signals";
import { language } from "../device/settings.ts";
import { ask } from "../http/api.ts";
import { useAttempt } from "../people/attempt.tsx";
import { SiteFooter } from "../shell/site-footer.tsx";
import { SiteHeader } from "../shell/site-header.tsx";
import { noticesText } from "../text/notices/index.ts";
import "../people/people.css";

export const prepare = (): Promise<void> => noticesText.load(language.peek());

/** Where the link in a mail leads. It waits for a tap: programs that read mail open links by themselves. */
export function Page({ token }: { readonly token: string }) {
  const text = noticesText.text;
  const isConfirmed = useSignal(false);
  const { attempt, refused } = useAttempt();
  const confirm = async (): Promise<void> => {
    await ask("POST", "/api/notices/confirm", { token });
    isConfirmed.value = true;
  };
  return (
    <>
      <SiteHeader place="you" />
      <main class="notice">
        <h1 class="page-title">{text.confirmTitle}</h1>
        {isConfirmed.value ? (
          <p role="status">{text.confirmThanks}</p>
        ) : (
          <button type="button" class="button button-main" onClick={() => void attempt(confirm)}>
            {text.confirmIt}
          </button>
        )}
        {refused}
      </main>
      <SiteFooter />
    </>
  );
}
