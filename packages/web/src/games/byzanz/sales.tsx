import { useSignal } from "@preact/signals";
import { type Byzanz, pointsOf, saleOf } from "@serai/byzanz";
import type { Action } from "@serai/kernel";
import { SmallCard } from "../../art/goods-card.tsx";
import { focusConfirmAfterKey } from "../../parts/focus.ts";
import type { GameProps } from "../page.ts";
import { toggle } from "./choice.ts";
import { faceOf } from "./face.ts";
import { offersOf } from "./offers.ts";
import { words } from "./words.ts";

/** Beside the other buttons there is room for so many. */
const AT_HAND = 2;

/** B-4.1: what the hand can be sold for, in or out of turn; the best first, all of them at a tap. */
export function Sales(props: GameProps<Byzanz>) {
  const showsAll = useSignal(false);
  const offers = offersOf(props.view.hand ?? []);
  const more = offers.length - AT_HAND;
  return (
    <>
      <ul class={showsAll.value ? "sales are-all" : "sales"} aria-label={words.text.sales}>
        {offers.slice(0, showsAll.value ? offers.length : AT_HAND).map((sale) => (
          <li key={sale}>
            <SaleChip {...props} sale={sale} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          class="more-sales"
          aria-expanded={showsAll.value}
          aria-label={showsAll.value ? words.text.fewerSales : words.text.moreSales(more)}
          onClick={() => {
            showsAll.value = !showsAll.value;
          }}
        >
          {showsAll.value ? "–" : `+${more}`}
        </button>
      )}
    </>
  );
}

function SaleChip({
  view,
  names,
  text,
  legal,
  choice,
  choose,
  whyNot,
  sale,
}: GameProps<Byzanz> & { readonly sale: Action }) {
  const { cards, kept } = saleOf(sale);
  const isOpen = legal.has(sale);
  return (
    <button
      type="button"
      class="sale"
      aria-pressed={choice.sell === sale}
      aria-disabled={!isOpen}
      aria-label={text.action(sale, view, names)}
      onClick={(event) => {
        if (!isOpen) {
          whyNot("not-asked");
          return;
        }
        choose(toggle(choice, "sell", sale));
        focusConfirmAfterKey(event);
      }}
    >
      {cards.map((card, place) => (
        <SmallCard key={place} {...faceOf(card)} />
      ))}
      <b>{pointsOf(kept)}</b>
    </button>
  );
}
