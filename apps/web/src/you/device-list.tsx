import { useSignal } from "@preact/signals";
import { language } from "../device/settings.ts";
import { useAttempt } from "../people/attempt.tsx";
import { sentenceOf, useServerAnswer } from "../people/server-answer.tsx";
import { you } from "../text/you/index.ts";
import { type Device, devices, removeDevice } from "./you-api.ts";

/** The browsers that are one's own, each to be sent away: a phone that was lost, a computer that was borrowed. */
export function DeviceList() {
  const text = you.text;
  const { asked, again } = useServerAnswer(devices, "devices");
  const { attempt, refused } = useAttempt();
  /** The one that is to be sent away, once that is said again. */
  const chosen = useSignal<string | undefined>(undefined);
  const { value } = asked;

  const remove = async (id: string): Promise<void> => {
    await removeDevice(id);
    chosen.value = undefined;
    again();
  };

  if (value.state === "asking") return undefined;
  if (value.state === "failed") return <p class="refusal">{sentenceOf(value.error)}</p>;
  return (
    <section class="panel" aria-labelledby="device-list">
      <h2 id="device-list">{text.devices}</h2>
      <p class="hint">{text.devicesHint}</p>
      <ul class="plain-list">
        {value.value.map((device) => (
          <li key={device.id} class="removable">
            <div>
              <strong>{device.browser || text.unknownBrowser}</strong>
              <p class="hint">{text.deviceDates(dateOf(device.since), dateOf(device.seen))}</p>
            </div>
            {device.current ? (
              <span class="badge badge-now">{text.thisDevice}</span>
            ) : chosen.value === device.id ? (
              <button type="button" class="button" onClick={() => void attempt(() => remove(device.id))}>
                {text.reallyRemoveDevice}
              </button>
            ) : (
              <button
                type="button"
                class="button"
                aria-label={`${text.removeDevice}: ${device.browser || text.unknownBrowser}`}
                onClick={() => {
                  chosen.value = device.id;
                }}
              >
                {text.removeDevice}
              </button>
            )}
          </li>
        ))}
      </ul>
      {refused}
    </section>
  );
}

const dateOf = (at: Device["seen"]): string => new Date(at).toLocaleDateString(language.value, { dateStyle: "medium" });
