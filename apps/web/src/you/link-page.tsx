import { useSignal } from "@preact/signals";
import { acceptLink } from "../http/api.ts";
import { go } from "../shell/router.ts";
import { SiteFooter } from "../shell/site-footer.tsx";
import { SiteHeader } from "../shell/site-header.tsx";
import { refusalSentence } from "../text/common.ts";
import { online } from "../text/online/index.ts";

/** Where a one-time link leads: it makes this device the sender's, and only when asked to. */
export function LinkPage({ token }: { readonly token: string }) {
  const hasFailed = useSignal(false);
  const text = online.text;
  const accept = (): void => {
    acceptLink(token).then(
      () => go("/"),
      () => {
        hasFailed.value = true;
      },
    );
  };
  return (
    <>
      <SiteHeader place="you" />
      <main class="notice">
        <h1 class="page-title">{text.linkTitle}</h1>
        {hasFailed.value ? (
          <p role="alert">{refusalSentence("bad-link", {})}</p>
        ) : (
          <button type="button" class="button button-main" onClick={accept}>
            {text.useLink}
          </button>
        )}
      </main>
      <SiteFooter />
    </>
  );
}
