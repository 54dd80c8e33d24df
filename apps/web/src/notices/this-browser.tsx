import { useSignal } from "@preact/signals";
import { noticesText } from "../text/notices/index.ts";
import type { Asking } from "./attempt.ts";
import type { NoticeSettings } from "./calls.ts";
import { type PushState, turnPushOff, turnPushOn } from "./push.ts";

interface ThisBrowserProps extends Asking {
  readonly settings: NoticeSettings;
  readonly push: PushState;
}

/** Being woken here, also while the page is closed. */
export function ThisBrowser({ settings: { push }, push: state, attempt, children }: ThisBrowserProps) {
  const text = noticesText.text;
  const isBusy = useSignal(false);
  const change = async (): Promise<void> => {
    if (isBusy.value) return;
    isBusy.value = true;
    await attempt(() => (state === "on" ? turnPushOff() : turnPushOn(push.key)));
    isBusy.value = false;
  };
  return (
    <section class="panel" aria-labelledby="notices-push">
      <h2 id="notices-push">{text.push}</h2>
      <p>{text.pushStates[state]}</p>
      {push.endpoints.length > 0 && <p class="hint">{text.devices(push.endpoints.length)}</p>}
      {(state === "on" || state === "off") && (
        <button
          type="button"
          class={state === "off" ? "button button-main" : "button"}
          aria-disabled={isBusy.value}
          onClick={() => void change()}
        >
          {isBusy.value ? text.oneMoment : state === "on" ? text.turnOff : text.turnOn}
        </button>
      )}
      {children}
    </section>
  );
}
