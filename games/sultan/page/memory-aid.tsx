import { Gem } from "@serai/ui/art/gems.tsx";
import { Bag } from "@serai/ui/art/icons.tsx";
import { lettersFor, SeatMark } from "@serai/ui/art/seat-mark.tsx";
import type { GameProps } from "@serai/ui/page.ts";
import type { Sultan } from "../rules/index.ts";
import { words } from "./words.ts";

/** S-4.2: with the memory aid the bag, everybody's gems and the cards they played stay in sight; without it, nothing. */
export function MemoryAid({ view, viewer, listed, table }: GameProps<Sultan>) {
  if (view.bag === undefined) return <p hidden />;
  const letters = lettersFor(table.seats.map(({ name }) => name));
  const rivals = view.seats.map((own, seat) => ({ ...own, seat })).filter(({ seat }) => seat !== viewer);
  return (
    <dl class="memory-aid">
      <div data-piece="bag:gems">
        <dt>
          <Bag />
          <span class="memory-aid-name">{words.text.bag}</span>
        </dt>
        <dd>
          <Counts gems={view.bag} />
        </dd>
      </div>
      {rivals.map(({ seat, gems = [], played = [] }) => (
        <div key={seat} data-piece={`memory-aid:${seat}`}>
          <dt>
            <SeatMark seat={seat} letter={letters[seat]} />
            <span class="memory-aid-name">{listed(seat)}</span>
          </dt>
          <dd>
            <Counts gems={gems} />
          </dd>
          <dd class="memory-aid-played">
            {words.text.played}: {played.length > 0 ? played.toSorted((a, b) => a - b).join(" ") : "–"}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Counts({ gems }: { readonly gems: readonly number[] }) {
  return (
    <span class="gem-counts">
      {gems.map((count, colour) => (
        <span key={colour} class={count === 0 ? "gem-count is-none" : "gem-count"}>
          <Gem colour={colour} letter={words.text.letters[colour]} label={words.text.gems[colour]} />
          {count}
        </span>
      ))}
    </span>
  );
}
