import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { saveFile } from "../device/save-file.ts";
import { deviceStorage, language } from "../device/settings.ts";
import { type Me, me } from "../http/api.ts";
import { NameField } from "../lobby/name-field.tsx";
import { submitting, useAttempt } from "../people/attempt.tsx";
import { useServerAnswer, whenAnswered } from "../people/server-answer.tsx";
import { follow } from "../shell/router.ts";
import { SiteFooter } from "../shell/site-footer.tsx";
import { SiteHeader } from "../shell/site-header.tsx";
import { you } from "../text/you/index.ts";
import { DeviceList } from "./device-list.tsx";
import { Devices } from "./devices.tsx";
import { everything, forgetMe, rename } from "./you-api.ts";
import "../people/people.css";

export const prepare = (): Promise<void> => you.load(language.peek());

/** Who one is here, and what is kept about that. */
export function Page() {
  const { asked, again } = useServerAnswer(me, "me");
  const isForgotten = useSignal(false);
  const text = you.text;

  useEffect(() => {
    document.title = `${text.title} · Serai`;
  }, [text]);

  function forgotten(): void {
    deviceStorage.set("name", "");
    isForgotten.value = true;
    again();
  }

  return whenAnswered(asked.value, (own) => (
    <>
      <SiteHeader place="you" />
      <main class="people">
        <h1 class="page-title">{text.title}</h1>
        {isForgotten.value && <Farewell />}
        <Identity key={own.tag} own={own} onRenamed={again} />
        {!isForgotten.value && (
          <section class="panel">
            <Devices />
          </section>
        )}
        {own.tag !== undefined && <DeviceList />}
        <section class="panel">
          <h2>{text.notices}</h2>
          <p class="hint">{text.noticesHint}</p>
          <a class="button" href="/notices" onClick={follow}>
            {text.setNotices}
          </a>
        </section>
        {own.tag !== undefined && <OwnData onForgotten={forgotten} />}
        <a class="result-link" href="/privacy" onClick={follow}>
          {text.privacy}
        </a>
      </main>
      <SiteFooter />
    </>
  ));
}

/** What was in focus is gone: this is where to read on. */
function Farewell() {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <p ref={said} class="panel" role="status" tabIndex={-1}>
      {you.text.forgotten}
    </p>
  );
}

function Identity({ own, onRenamed }: { readonly own: Me; onRenamed(): void }) {
  const text = you.text;
  const name = useSignal(own.name);
  const isKept = useSignal(false);
  const { attempt, refused } = useAttempt();

  async function keep(): Promise<void> {
    const wanted = name.value.trim();
    isKept.value = false;
    if (wanted === "") return;
    await rename(wanted);
    deviceStorage.set("name", wanted);
    isKept.value = true;
    if (own.tag === undefined) onRenamed();
  }

  return (
    <section class="panel">
      {own.tag === undefined && <p>{text.stranger}</p>}
      <form class="set-up" onSubmit={submitting(() => attempt(keep))}>
        <NameField name={name} />
        <button type="submit" class="button">
          {text.saveName}
        </button>
        <p class="hint" role="status">
          {isKept.value && text.saved}
        </p>
        {refused}
      </form>
      {own.tag !== undefined && (
        <a class="result-link" href={`/p/${own.tag}`} onClick={follow}>
          {text.yourPage}
        </a>
      )}
    </section>
  );
}

function OwnData({ onForgotten }: { onForgotten(): void }) {
  const text = you.text;
  const { attempt, refused } = useAttempt();
  const isSure = useSignal(false);
  const save = async (): Promise<void> =>
    saveFile("serai.json", "application/json", JSON.stringify(await everything(), undefined, 2));
  const forget = async (): Promise<void> => {
    if (!isSure.value) return;
    await forgetMe();
    onForgotten();
  };

  return (
    <section class="panel" aria-labelledby="own-data">
      <h2 id="own-data">{text.data}</h2>
      <p class="hint">{text.exportHint}</p>
      <button type="button" class="button" onClick={() => void attempt(save)}>
        {text.export}
      </button>
      <details class="unfold">
        <summary>{text.forget}</summary>
        <div class="prose">
          <p>{text.goes}</p>
          <ul>
            {text.whatGoes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>{text.stays}</p>
          <ul>
            {text.whatStays.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <label class="option">
            <input
              type="checkbox"
              class="switch"
              checked={isSure.value}
              onChange={({ currentTarget: { checked } }) => {
                isSure.value = checked;
              }}
            />
            <span class="option-label">{text.sure}</span>
          </label>
          <button type="button" class="button" aria-disabled={!isSure.value} onClick={() => void attempt(forget)}>
            {text.forgetForGood}
          </button>
        </div>
      </details>
      {refused}
    </section>
  );
}
