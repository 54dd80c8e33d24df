import type { Signal } from "@preact/signals";

/** What a club or a tournament is called. */
export const TitleField = ({ label, title }: { readonly label: string; readonly title: Signal<string> }) => (
  <label class="field">
    <span>{label}</span>
    <input
      type="text"
      maxLength={60}
      required
      value={title.value}
      onInput={({ currentTarget: { value } }) => {
        title.value = value;
      }}
    />
  </label>
);
