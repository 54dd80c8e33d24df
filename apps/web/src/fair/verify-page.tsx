import { useSignal } from "@preact/signals";
import type { SeenStart, Verification } from "@serai/kernel";
import { summaryOf } from "@serai/words/fairness/summary";
import { useEffect } from "preact/hooks";
import { language } from "../device/settings.ts";
import { FileField } from "../shell/file-field.tsx";
import { SiteFooter } from "../shell/site-footer.tsx";
import { SiteHeader } from "../shell/site-header.tsx";
import { fairness } from "../text/fairness/index.ts";
import { Findings } from "./findings.tsx";

type CheckResult =
  | { readonly kind: "none" | "checking" | "not-a-record" | "not-kept" }
  | { readonly kind: "checked"; readonly verification: Verification };

export const prepare = (): Promise<void> => fairness.load(language.peek());

/** Checks a finished game, of a table here or from a file, in this browser alone. */
export function VerifyPage({ table }: { readonly table: string | undefined }) {
  const outcome = useSignal<CheckResult>({ kind: "none" });
  const record = useSignal<string | undefined>(undefined);
  const kept = useSignal<SeenStart | undefined>(undefined);
  const text = fairness.text;

  async function check(read: () => Promise<string>): Promise<void> {
    outcome.value = { kind: "checking" };
    try {
      const { checkRecord } = await import("./check.ts");
      record.value = await read();
      outcome.value = { kind: "checked", verification: await checkRecord(record.value, kept.value) };
    } catch {
      outcome.value = { kind: "not-a-record" };
    }
  }

  async function useKept(read: () => Promise<string>): Promise<void> {
    try {
      const { readSavedStart } = await import("./check.ts");
      kept.value = readSavedStart(await read());
    } catch {
      outcome.value = { kind: "not-kept" };
      return;
    }
    const chosen = record.value;
    if (chosen !== undefined) await check(async () => chosen);
  }

  useEffect(() => {
    if (table !== undefined) void check(async () => (await fetch(`/api/tables/${table}/record`)).text());
  }, [table]);

  return (
    <>
      <SiteHeader />
      <main class="narrow">
        <h1 class="page-title">{text.verify}</h1>
        <section class="panel">
          <p>{text.verifyHint}</p>
          <FileField label={text.chooseRecord} onFile={(file) => void check(() => file.text())} />
          <FileField label={text.chooseKept} onFile={(file) => void useKept(() => file.text())} />
          <p class="hint">{text.keptHint}</p>
          <div role="status">
            <CheckResultView outcome={outcome.value} />
          </div>
        </section>
      </main>
      <SiteFooter />
    </>
  );
}

function CheckResultView({ outcome }: { readonly outcome: CheckResult }) {
  const text = fairness.text;
  switch (outcome.kind) {
    case "none":
      return undefined;
    case "checking":
      return <p>{text.checking}</p>;
    case "not-a-record":
      return <p class="refusal">{text.notARecord}</p>;
    case "not-kept":
      return <p class="refusal">{text.notKept}</p>;
    case "checked": {
      const { title, notes } = summaryOf(outcome.verification, text.check);
      return (
        <>
          <p class={outcome.verification.holds ? "verdict" : "verdict verdict-broken"}>{title}</p>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          <Findings findings={outcome.verification.findings} />
        </>
      );
    }
  }
}
