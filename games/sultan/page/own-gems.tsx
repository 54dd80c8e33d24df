import { Gem } from "@serai/ui/art/gems.tsx";
import type { GameProps } from "@serai/ui/page.ts";
import { ui } from "@serai/ui/words/index.ts";
import { type Sultan, scoreByColour, scoreOf } from "../rules/index.ts";
import { words } from "./words.ts";

/** S-2.5: what the viewer has won lies behind its screen: points so far by colour, and what one more would bring. */
export function OwnGems({ view, viewer }: GameProps<Sultan>) {
  const gems = viewer === "spectator" ? undefined : view.seats[viewer].gems;
  if (gems === undefined) return <p hidden />;
  const total = scoreOf(gems, view.players);
  const next = gems.map((_, colour) => scoreOf(gems.with(colour, gems[colour] + 1), view.players) - total);
  return (
    <fieldset class="own-gems" data-piece="own-gems:gems" aria-label={words.text.behindScreen}>
      <div class="own-gems-head" aria-hidden="true">
        <span>{words.text.behindScreen}</span>
        <span class="own-gems-legend">{words.text.nextLegend}</span>
        <strong>{ui.text.points(total)}</strong>
      </div>
      <ul>
        {scoreByColour(gems, view.players).map(({ count, worth, bonus }, colour) => (
          <li
            key={colour}
            class={count === 0 ? "own-gem is-none" : "own-gem"}
            data-place={`own-${colour}`}
            data-piece={`gem:${colour}`}
          >
            <span class="unseen">
              {words.text.holding(words.text.gems[colour], count, worth + bonus, next[colour])}
            </span>
            <Gem colour={colour} letter={words.text.letters[colour]} />
            <span class="own-gem-count" aria-hidden="true">
              ×{count}
            </span>
            <span class="own-gem-next" aria-hidden="true">
              +{next[colour]}
            </span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
