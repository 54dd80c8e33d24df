import type { LinkState } from "../table/connection.ts";
import { ui } from "../text/index.ts";

/** The line to the table, where it is not as it should be. Always in the page, so that it is spoken when it changes. */
export function LinkNotice({ state }: { readonly state: LinkState }) {
  return (
    <p class="link-notice" role="status">
      {state === "lost" ? ui.text.offline : ""}
    </p>
  );
}
