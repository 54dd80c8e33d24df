import { useSignal } from "@preact/signals";
import { acceptLink } from "../api.ts";
import { Header } from "../parts/header.tsx";
import { go } from "../router.ts";
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
      <Header>
        <h1>{text.linkTitle}</h1>
      </Header>
      <main class="notice">
        {hasFailed.value ? (
          <p role="alert">{refusalSentence("bad-link", {})}</p>
        ) : (
          <button type="button" class="button button-main" onClick={accept}>
            {text.useLink}
          </button>
        )}
      </main>
    </>
  );
}
