import { useSignal } from "@preact/signals";
import type { Verdict } from "@serai/kernel";
import { useEffect } from "preact/hooks";
import { Check, Cross } from "../art/icons.tsx";
import { Header } from "../parts/header.tsx";
import { online } from "../text/online/index.ts";

type Finding =
  | { readonly kind: "none" | "checking" | "not-a-record" }
  | { readonly kind: "verdict"; readonly verdict: Verdict };

const CLAIMS = ["promise", "key", "actions", "result"] as const;

/** Checks a finished game, of a table here or from a file, in this browser alone. */
export function VerifyPage({ table }: { readonly table: string | undefined }) {
  const finding = useSignal<Finding>({ kind: "none" });
  const text = online.text;

  async function check(read: () => Promise<string>): Promise<void> {
    finding.value = { kind: "checking" };
    try {
      const { verdictOn } = await import("../fair.ts");
      finding.value = { kind: "verdict", verdict: await verdictOn(await read()) };
    } catch {
      finding.value = { kind: "not-a-record" };
    }
  }

  useEffect(() => {
    if (table !== undefined) void check(async () => (await fetch(`/api/tables/${table}/record`)).text());
  }, [table]);

  return (
    <>
      <Header>
        <h1>{text.verify}</h1>
      </Header>
      <main class="gathering">
        <section class="panel">
          <p>{text.verifyHint}</p>
          <label class="field">
            <span>{text.chooseFile}</span>
            <input
              type="file"
              accept="application/json,.json"
              onChange={({ currentTarget: { files } }) => {
                const file = files?.[0];
                if (file) void check(() => file.text());
              }}
            />
          </label>
          <div role="status">
            <Outcome finding={finding.value} />
          </div>
        </section>
      </main>
    </>
  );
}

function Outcome({ finding }: { readonly finding: Finding }) {
  const text = online.text;
  switch (finding.kind) {
    case "none":
      return undefined;
    case "checking":
      return <p>{text.checking}</p>;
    case "not-a-record":
      return <p class="refusal">{text.notARecord}</p>;
    case "verdict": {
      const { verdict } = finding;
      return (
        <>
          <p class="verdict">{CLAIMS.every((claim) => verdict[claim]) ? text.holds : text.fails}</p>
          <ul class="claims">
            {CLAIMS.map((claim) => (
              <li key={claim} class={verdict[claim] ? "claim" : "claim claim-broken"}>
                {verdict[claim] ? <Check /> : <Cross />}
                <span>{verdict[claim] ? text.claims[claim].yes : text.claims[claim].no}</span>
              </li>
            ))}
          </ul>
        </>
      );
    }
  }
}
