import { GoodPicture } from "./goods.tsx";

interface FaceProps {
  readonly kind: number;
  /** 0 on a merchant, who has none to show. */
  readonly value: number;
  /** Its kind's letter in the language of the page. */
  readonly letter: string;
  /** Where it lies, for things that travel. */
  readonly place?: string | undefined;
}

/** A card of goods: value and letter on a band of the good's colour, below it the good itself. */
export const GoodsCard = ({ kind, value, letter, place }: FaceProps) => (
  <svg class={`goods-card good-${kind}`} viewBox="0 0 60 84" aria-hidden="true" focusable="false" data-place={place}>
    <rect class="goods-card-paper" x="1" y="1" width="58" height="82" rx="8" />
    <path class="goods-card-band" d="M9 1h42a8 8 0 018 8v25H1V9a8 8 0 018-8z" />
    <path class="goods-card-thread" d="M1 34h58" />
    {value > 0 && (
      <text class="goods-card-value" x="19" y="18.5">
        {value}
      </text>
    )}
    <text
      class="goods-card-letter"
      x={value > 0 ? 43 : 30}
      y="19"
      font-size={value === 0 ? 24 : letter.length > 1 ? 14.5 : 17}
    >
      {letter}
    </text>
    <g transform="translate(30 59) scale(0.86)">
      <GoodPicture kind={kind} />
    </g>
  </svg>
);

/** The same card, small: for bids, sales and scores. */
export const SmallCard = ({ kind, value, letter, place }: FaceProps) => (
  <svg class={`small-card good-${kind}`} viewBox="0 0 36 44" aria-hidden="true" focusable="false" data-place={place}>
    <rect class="goods-card-paper" x="1" y="1" width="34" height="42" rx="5" />
    <path class="goods-card-band" d="M6 1h24a5 5 0 015 5v13H1V6a5 5 0 015-5z" />
    {value > 0 && (
      <text class="goods-card-value" x="10.5" y="10.5" font-size="17">
        {value}
      </text>
    )}
    <text
      class="goods-card-letter"
      x={value > 0 ? 25 : 18}
      y="10.5"
      font-size={value === 0 ? 14 : letter.length > 1 ? 10 : 11.5}
    >
      {letter}
    </text>
    <g transform="translate(18 31) scale(0.45)">
      <GoodPicture kind={kind} />
    </g>
  </svg>
);
