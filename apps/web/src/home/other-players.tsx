import { memory } from "../settings.ts";
import { ui } from "../text/index.ts";

/** With whom one plays; nothing where nobody else sits there yet. */
export function Fellows({ names }: { readonly names: readonly (string | undefined)[] }) {
  const own = memory.get("name");
  const others = names.filter((name) => name !== undefined).filter((name) => name !== own);
  return others.length === 0 ? undefined : <span class="table-with">{ui.text.with(others)}</span>;
}
