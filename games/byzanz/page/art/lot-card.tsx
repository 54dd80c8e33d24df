/** The card a lot is won with: a seal with the lot's size on it. */
export const LotCard = ({ size }: { readonly size: number }) => (
  <svg class="lot-card" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <path d="M10 2h12l8 8v12l-8 8H10l-8-8V10z" />
    <path class="lot-card-ring" d="M11.5 5.5h9l6 6v9l-6 6h-9l-6-6v-9z" />
    <text x="16" y="16.5">
      {size}
    </text>
  </svg>
);

/** What has been sold: the best card of each sale, face down. */
export const ScoredCards = () => (
  <svg class="scored-cards" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M7 3h11a2 2 0 012 2v13" />
    <path d="M5 6h10a2 2 0 012 2v11a2 2 0 01-2 2H5a2 2 0 01-2-2V8a2 2 0 012-2z" />
    <path class="scored-cards-mark" d="M10 10.5l2.5 3-2.5 3-2.5-3z" />
  </svg>
);

/** Points that are in the open. */
export const Coin = () => (
  <svg class="coin" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <circle cx="12" cy="12" r="9.5" />
    <path d="M12 6.5l1.7 3.600 3.800.5-2.800 2.700.7 3.900-3.400-1.900-3.400 1.900.7-3.900-2.800-2.700 3.800-.5z" />
  </svg>
);
