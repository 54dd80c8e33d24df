import type { GameProps } from "@serai/ui/page.ts";
import { focusConfirmAfterKey } from "@serai/ui/parts/focus.ts";
import { type Caylus, PASS } from "../rules/index.ts";
import { toggle } from "./choice.ts";
import { words } from "./words.ts";

/** Placing no more workers: the same as a tap on the bridge. */
export function Pass({ legal, choice, choose, whyNot }: GameProps<Caylus>) {
  const isOpen = legal.has(PASS);
  return (
    <button
      type="button"
      class={isOpen ? "pass-button is-open" : "pass-button"}
      data-piece="pass"
      aria-pressed={choice.action === PASS}
      aria-disabled={!isOpen}
      onClick={(event) => {
        if (!isOpen) {
          whyNot("not-asked");
          return;
        }
        choose(toggle(choice, PASS));
        focusConfirmAfterKey(event);
      }}
    >
      {words.text.pass}
    </button>
  );
}
