import { useSignal } from "@preact/signals";
import type { Action } from "@serai/kernel";
import type { GameProps } from "@serai/ui/page.ts";
import { focusConfirmAfterKey } from "@serai/ui/parts/focus.ts";
import { type Byzanz, pointsOf, saleOf } from "../rules/index.ts";
import { SmallCard } from "./art/goods-card.tsx";
import { toggle } from "./choice.ts";
import { faceOf } from "./face.ts";
import { offersOf } from "./offers.ts";
import { words } from "./words.ts";

/** Beside the other buttons there is room for so many. */
const roomForSales = (): number => (matchMedia("(min-width: 60rem)").matches ? 5 : 2);

/** B-4.1: what the hand can be sold for, in or out of turn; the best first, all of them at a tap. */
export function Sales(props: GameProps<Byzanz>) {
  const showsAll = useSignal(false);
  const offers = offersOf(props.view.hand ?? []);
  const room = roomForSales();
  const more = offers.length - room;
  return (
    <>
      <ul class={showsAll.value ? "sales are-all" : "sales"} data-slide aria-label={words.text.sales}>
        {offers.slice(0, showsAll.value ? offers.length : room).map((sale) => (
          <li key={sale}>
            <SaleChip {...props} sale={sale} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          class="more-sales"
          data-piece="more-sales:hand"
          data-slide
          data-live
          aria-expanded={showsAll.value}
          onClick={() => {
            showsAll.value = !showsAll.value;
          }}
        >
          <span class="unseen">{showsAll.value ? words.text.fewerSales : words.text.moreSales(more)}</span>
          <span aria-hidden="true">{showsAll.value ? "–" : `+${more}`}</span>
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
      data-piece={`sale:${sale}`}
      aria-pressed={choice.sell === sale}
      aria-disabled={!isOpen}
      onClick={(event) => {
        if (!isOpen) {
          whyNot("not-asked");
          return;
        }
        choose(toggle(choice, "sell", sale));
        focusConfirmAfterKey(event);
      }}
    >
      <span class="unseen">{text.action(sale, view, names)}</span>
      {cards.map((card, place) => (
        <SmallCard key={place} {...faceOf(card)} />
      ))}
      <b aria-hidden="true">{pointsOf(kept)}</b>
    </button>
  );
}
