import type { Signal } from "@preact/signals";
import { ui } from "../text/index.ts";

/** How the others will see you. */
export function NameField({ name }: { readonly name: Signal<string> }) {
  return (
    <label class="field">
      <span>{ui.text.yourName}</span>
      <input
        type="text"
        maxLength={40}
        autocomplete="nickname"
        placeholder={ui.text.nameHint}
        value={name.value}
        onInput={(event) => {
          name.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}
