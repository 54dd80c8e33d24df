import type { Gathering } from "@serai/table";
import { language } from "../device/settings.ts";
import { aboutGame } from "../games/about.ts";
import { follow } from "../shell/router.ts";
import { ui } from "../text/index.ts";
import { online } from "../text/online/index.ts";

/** Tables that anybody may join. */
export function OpenTables({ tables }: { readonly tables: readonly Gathering[] }) {
  if (tables.length === 0) return undefined;
  return (
    <section class="panel" aria-labelledby="lobby">
      <h2 id="lobby">{online.text.lobby}</h2>
      <ul class="tables">
        {tables.map(({ id, game, places }) => (
          <li key={id}>
            <a class="table-link" href={`/t/${id}`} onClick={follow}>
              <strong>{aboutGame(game).words[language.value].name}</strong>
              <span class="badge">
                {online.text.freePlaces(places.filter(({ name }) => name === undefined).length)}
              </span>
              <span class="table-with">{ui.text.seated(places.flatMap(({ name }) => name ?? []))}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
