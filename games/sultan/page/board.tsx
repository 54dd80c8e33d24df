import { Gem } from "@serai/ui/art/gems.tsx";
import { Bag } from "@serai/ui/art/icons.tsx";
import { lettersFor } from "@serai/ui/art/seat-mark.tsx";
import type { GameProps } from "@serai/ui/page.ts";
import { walkWithArrows } from "@serai/ui/parts/focus.ts";
import type { Sultan } from "../rules/index.ts";
import { toggle } from "./choice.ts";
import { CushionPlace } from "./cushion-place.tsx";
import { cardsOnBoard, gemsOnCushions } from "./laid.ts";
import { MemoryAid } from "./memory-aid.tsx";
import { words } from "./words.ts";

export function Board(props: GameProps<Sultan>) {
  const { view, table } = props;
  const cards = cardsOnBoard(view);
  const letters = lettersFor(table.seats.map(({ name }) => name));
  const isDrawing = view.drawn.length > 0;
  return (
    <div class={view.players > 3 ? "carpet" : "carpet is-small"}>
      <span class="bag-place" data-place="bag" data-piece="bag:gems">
        <Bag />
      </span>
      {isDrawing && <DrawnGems {...props} />}
      <fieldset
        class={isDrawing ? "cushions are-settled" : "cushions"}
        data-slide
        aria-label={words.text.cushions}
        onKeyDown={walkWithArrows}
      >
        {gemsOnCushions(view).map((gem, cushion) => (
          <CushionPlace
            key={cushion}
            {...props}
            cushion={cushion}
            gem={gem}
            cards={cards.filter((card) => card.cushion === cushion)}
            letters={letters}
          />
        ))}
      </fieldset>
      {props.viewer === "spectator" && <MemoryAid {...props} />}
    </div>
  );
}

/** S-2.1: the start seat chooses which of them goes back. */
function DrawnGems({ view, legal, choice, choose, whyNot }: GameProps<Sultan>) {
  const isAsked = view.asked === view.viewer;
  return (
    <fieldset class="drawn" aria-label={words.text.drawn} onKeyDown={walkWithArrows}>
      {view.drawn.map((colour, place) => (
        <button
          key={place}
          type="button"
          class="drawn-gem"
          data-piece={`gem:${colour}`}
          data-first={isAsked && place === 0 ? "" : undefined}
          aria-pressed={choice.back === place}
          aria-disabled={!legal.has(colour)}
          onClick={() => (legal.has(colour) ? choose(toggle(choice, "back", place)) : whyNot("not-asked"))}
        >
          <Gem
            colour={colour}
            letter={words.text.letters[colour]}
            label={words.text.gems[colour]}
            place={`drawn-${place}`}
          />
        </button>
      ))}
    </fieldset>
  );
}
