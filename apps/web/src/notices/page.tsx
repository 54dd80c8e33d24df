import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { language } from "../device/settings.ts";
import { ServerRefusal } from "../http/api.ts";
import { SiteFooter } from "../shell/site-footer.tsx";
import { SiteHeader } from "../shell/site-header.tsx";
import { refusalSentence } from "../text/common.ts";
import { ui } from "../text/index.ts";
import { noticesText } from "../text/notices/index.ts";
import "./notices.css";
import type { Attempt } from "./attempt.ts";
import { endNotices, type NoticeSettings, noticeSettings } from "./calls.ts";
import { MailAndWebhook } from "./mail-and-webhook.tsx";
import { type PushState, pushState, turnPushOff } from "./push.ts";
import { TestNotices } from "./test-notices.tsx";
import { ThisBrowser } from "./this-browser.tsx";

export const prepare = (): Promise<void> => noticesText.load(language.peek());

interface LoadedNotices {
  readonly settings: NoticeSettings;
  readonly push: PushState;
}

type Where = "page" | "push" | "letters" | "trial" | "all";

interface Answer {
  readonly where: Where;
  readonly done?: string | undefined;
  readonly refused?: string;
}

/** How one is told that it is one's turn. */
export function NoticesPage() {
  const text = noticesText.text;
  const told = useSignal<LoadedNotices | undefined>(undefined);
  const answer = useSignal<Answer | undefined>(undefined);

  async function look(): Promise<void> {
    const settings = await noticeSettings();
    told.value = { settings, push: await pushState(settings.push.endpoints) };
  }

  /** Does it, looks how things stand then, also where it failed half-way, and says how it went where it was asked. */
  const attemptAt =
    (where: Where): Attempt =>
    async (what, done) => {
      answer.value = undefined;
      try {
        try {
          await what();
        } finally {
          await look();
        }
        answer.value = { where, done };
      } catch (error) {
        const isRefusal = error instanceof ServerRefusal;
        answer.value = { where, refused: isRefusal ? refusalSentence(error.code, error.params) : ui.text.failed };
      }
    };

  const answerAt = (where: Where) => {
    const here = answer.value?.where === where ? answer.value : undefined;
    return (
      <>
        <p class="refusal" role="alert">
          {here?.refused}
        </p>
        <p class="notices-done" role="status">
          {here?.done}
        </p>
      </>
    );
  };

  useEffect(() => {
    document.title = `${noticesText.text.title} · Serai`;
    void attemptAt("page")(async () => {});
    // The link in the mail, or the browser's permission, may have been seen to meanwhile.
    const onReturn = (): void => void (document.visibilityState === "visible" && look().catch(() => {}));
    document.addEventListener("visibilitychange", onReturn);
    return () => document.removeEventListener("visibilitychange", onReturn);
  }, []);

  const turnAllOff = async (): Promise<void> => {
    await endNotices();
    await turnPushOff();
  };

  return (
    <>
      <SiteHeader place="you" />
      <main class="notices">
        <h1 class="page-title">{text.title}</h1>
        <p>{text.intro}</p>
        {answerAt("page")}
        {told.value && (
          <>
            <ThisBrowser {...told.value} attempt={attemptAt("push")}>
              {answerAt("push")}
            </ThisBrowser>
            <MailAndWebhook settings={told.value.settings} attempt={attemptAt("letters")}>
              {answerAt("letters")}
            </MailAndWebhook>
            <TestNotices attempt={attemptAt("trial")}>{answerAt("trial")}</TestNotices>
            <button type="button" class="button" onClick={() => void attemptAt("all")(turnAllOff, text.allOffDone)}>
              {text.allOff}
            </button>
            {answerAt("all")}
          </>
        )}
      </main>
      <SiteFooter />
    </>
  );
}
