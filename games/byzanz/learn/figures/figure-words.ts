import type { PageWords } from "../../words/page-words.ts";

/** What the drawings of Byzanz's rules say. */
export interface FigureWords {
  readonly page: PageWords;
  readonly names: readonly string[];
  readonly short: readonly [bid: string, win: string, share: string, sell: string];
  readonly scoring: string;
  readonly cards: string;
  readonly lot: string;
  /** One a move of `AUCTION`, the last when it is won. */
  readonly bids: readonly Step[];
  readonly market: readonly Step[];
  readonly sales: readonly Step[];
}

interface Step {
  readonly label: string;
  readonly caption: string;
}
