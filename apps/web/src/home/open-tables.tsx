import { useSignal } from "@preact/signals";
import type { Gathering } from "@serai/table";
import { useEffect } from "preact/hooks";
import { lobby } from "../api.ts";
import { gameEntry } from "../games/registry.ts";
import { follow } from "../router.ts";
import { ui } from "../text/index.ts";
import { online } from "../text/online/index.ts";

const LOOK_AGAIN = 10_000;

/** Tables that anybody may join. */
export function Lobby() {
  const tables = useSignal<readonly Gathering[]>([]);
  useEffect(() => {
    // A look that fails leaves what was seen before.
    const look = (): void =>
      void lobby().then(
        (found) => {
          tables.value = found;
        },
        () => {},
      );
    look();
    const timer = setInterval(look, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [tables]);
  const shown = tables.value.filter(({ game, mine }) => mine === undefined && gameEntry(game));
  if (shown.length === 0) return undefined;
  return (
    <section class="panel" aria-labelledby="lobby">
      <h2 id="lobby">{online.text.lobby}</h2>
      <ul class="tables">
        {shown.map(({ id, game, places }) => (
          <li key={id}>
            <a class="table-link" href={`/t/${id}`} onClick={follow}>
              <strong>{gameEntry(game)?.text.text.name}</strong>
              <span class="badge">
                {online.text.freePlaces(places.filter(({ name }) => name === undefined).length)}
              </span>
              <span class="table-with">{ui.text.with(places.flatMap(({ name }) => name ?? []))}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
