import { useSignal } from "@preact/signals";
import { noticesText } from "../text/notices/index.ts";
import type { Asking } from "./attempt.ts";
import { type Tried, tryNotices } from "./calls.ts";

/** Sends something on every channel now, and says how each went. */
export function TestNotices({ attempt, children }: Asking) {
  const text = noticesText.text;
  const tried = useSignal<readonly Tried[] | undefined>(undefined);
  const isTrying = useSignal(false);
  const test = async (): Promise<void> => {
    if (isTrying.value) return;
    isTrying.value = true;
    tried.value = undefined;
    await attempt(async () => {
      tried.value = await tryNotices();
    });
    isTrying.value = false;
  };
  return (
    <section class="panel" aria-labelledby="notices-trial">
      <h2 id="notices-trial">{text.trial}</h2>
      <p class="hint">{text.trialHint}</p>
      <button type="button" class="button" aria-disabled={isTrying.value} onClick={() => void test()}>
        {isTrying.value ? text.oneMoment : text.test}
      </button>
      {children}
      <div role="status">
        {tried.value?.length === 0 && <p>{text.nothingOn}</p>}
        <ul class="notices-tried">
          {tried.value?.map(({ channel, outcome }, i) => (
            <li key={i} class={outcome === "sent" ? undefined : "refusal"}>
              {text.outcome(text.channels[channel], outcome)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
