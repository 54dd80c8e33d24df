import type { Verification } from "@serai/kernel";
import { Check, Cross } from "@serai/ui/art/icons.tsx";
import { fairness } from "../text/fairness/index.ts";
import "../styles/seal.css";

/** Everything that was checked, claim by claim. */
export function Findings({ findings }: Pick<Verification, "findings">) {
  const { claims } = fairness.text.check;
  return (
    <ul class="claims">
      {findings.map(({ claim, holds }) => (
        <li key={claim} class={holds ? "claim" : "claim claim-broken"}>
          {holds ? <Check /> : <Cross />}
          <span>{holds ? claims[claim].yes : claims[claim].no}</span>
        </li>
      ))}
    </ul>
  );
}
