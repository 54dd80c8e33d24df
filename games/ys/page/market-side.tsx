import type { GameProps } from "@serai/ui/page.ts";
import type { Ys } from "../rules/index.ts";
import { Ledger } from "./ledger.tsx";
import { Stalls, Towers } from "./market.tsx";
import "./market.css";
import "./ledger.css";

/** What lies beyond the city on a phone: the stalls, the towers of the prices, and what lies in the open. */
export const MarketSide = (props: GameProps<Ys>) => (
  <>
    <Stalls {...props} />
    <Towers {...props} />
    <Ledger {...props} />
  </>
);
