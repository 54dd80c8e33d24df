import { LANGUAGES, type Language } from "@serai/words/game-text";
import { language } from "../device/settings.ts";
import { noticesText } from "../text/notices/index.ts";
import type { Asking } from "./attempt.ts";
import { changeNotices, type NoticeSettings } from "./calls.ts";

const OWN_NAMES: Readonly<Record<Language, string>> = { en: "English", hu: "Magyar", nl: "Nederlands" };

interface LettersProps extends Asking {
  readonly settings: NoticeSettings;
}

/** Being told elsewhere, by mail or in a channel; and in which language. */
export function MailAndWebhook({ settings: { language: chosen, mail, webhook }, attempt, children }: LettersProps) {
  const text = noticesText.text;

  const save = async (form: HTMLFormElement): Promise<void> => {
    const given = new FormData(form);
    const written = (name: string): string => String(given.get(name) ?? "").trim();
    const [address, hook] = [written("mail"), written("webhook")];
    await changeNotices({
      language: LANGUAGES.find((one) => one === given.get("language")) ?? language.peek(),
      ...(address !== "" && { mail: address }),
      ...(hook !== "" && { webhook: hook }),
    });
  };

  return (
    <form
      class="panel"
      aria-labelledby="notices-letters"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        void attempt(() => save(form), text.saved);
      }}
    >
      <h2 id="notices-letters">{text.elsewhere}</h2>
      {mail.possible ? (
        <label class="field">
          <span>{text.mail}</span>
          <input type="email" name="mail" maxLength={200} autocomplete="email" defaultValue={mail.address ?? ""} />
          {mail.address !== undefined && (
            <span class="hint">{mail.confirmed ? text.mailConfirmed : text.mailUnconfirmed(mail.address)}</span>
          )}
        </label>
      ) : (
        <p class="hint">{text.mailImpossible}</p>
      )}
      <label class="field">
        <span>{text.webhook}</span>
        <input type="url" name="webhook" maxLength={1_000} placeholder="https://" defaultValue={webhook ?? ""} />
        <span class="hint">{text.webhookHint}</span>
      </label>
      <label class="field">
        <span>{text.language}</span>
        <select name="language" defaultValue={chosen ?? language.value}>
          {LANGUAGES.map((one) => (
            <option key={one} value={one} lang={one} selected={one === (chosen ?? language.value)}>
              {OWN_NAMES[one]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" class="button button-main">
        {text.save}
      </button>
      {children}
    </form>
  );
}
