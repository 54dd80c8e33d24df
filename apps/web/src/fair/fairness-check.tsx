import { useSignal } from "@preact/signals";
import { type Verification, writeSeenStart } from "@serai/kernel";
import { Check, Cross } from "@serai/ui/art/icons.tsx";
import { summaryOf } from "@serai/words/fairness/summary";
import { useEffect } from "preact/hooks";
import { saveFile } from "../device/save-file.ts";
import { language } from "../device/settings.ts";
import type { TableStore } from "../table/table-store.ts";
import { fairness } from "../text/fairness/index.ts";
import { checkFinished } from "./check.ts";
import { Findings } from "./findings.tsx";
import { seenStartOf } from "./seen-starts.ts";

type Checked = Verification | "checking" | "failed";

/** At the result: this device has checked the deal by itself, and says what came of it; loudly where it was not fair. */
export function FairnessCheck({ store }: { readonly store: TableStore }) {
  const checked = useSignal<Checked>("checking");
  const seen = seenStartOf(store.table.id);

  async function check(): Promise<void> {
    checked.value = "checking";
    try {
      checked.value = await checkFinished(store);
    } catch {
      checked.value = "failed";
    }
  }

  useEffect(() => void check(), []);

  if (seen === undefined) return undefined;
  const save = (): void => saveFile(`${store.table.game}-seen.json`, "application/json", writeSeenStart(seen));
  return (
    <div role={isBroken(checked.value) ? "alert" : "status"}>
      <CheckResult checked={checked.value} onAgain={() => void check()} onSave={save} />
    </div>
  );
}

const isBroken = (checked: Checked): boolean => typeof checked === "object" && !checked.holds;

interface CheckResultProps {
  readonly checked: Checked;
  readonly onAgain: () => void;
  readonly onSave: () => void;
}

function CheckResult({ checked, onAgain, onSave }: CheckResultProps) {
  const text = fairness.text;
  if (checked === "checking") return <p class="hint">{text.checkingHere}</p>;
  if (checked === "failed")
    return (
      <div class="seal seal-open">
        <p>{text.unchecked}</p>
        <button type="button" class="button" onClick={onAgain}>
          {text.checkAgain}
        </button>
      </div>
    );
  const { title, notes } = summaryOf(checked, text.check);
  const save = (
    <button type="button" class="button" onClick={onSave}>
      {text.saveKept}
    </button>
  );
  if (!checked.holds)
    return (
      <div class="seal seal-broken">
        <p class="seal-title">
          <Cross />
          {title}
        </p>
        <Findings findings={checked.findings.filter(({ holds }) => !holds)} />
        <details class="seal-more">
          <summary>{text.whatWasChecked}</summary>
          <Findings findings={checked.findings} />
        </details>
        {save}
      </div>
    );
  return (
    <details class={checked.witness === "present" ? "seal" : "seal seal-open"}>
      <summary class="seal-title">
        <Check />
        {title}
      </summary>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <Findings findings={checked.findings} />
      {save}
    </details>
  );
}

export const prepare = (): Promise<void> => fairness.load(language.peek());
