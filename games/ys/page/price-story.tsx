import type { GameProps } from "@serai/ui/page.ts";
import { gemPaint } from "@serai/ui/plots/figures.ts";
import { Lines } from "@serai/ui/plots/lines.tsx";
import { type Event, parts, type Ys } from "../rules/index.ts";
import { cutOf, gemName } from "./gem.tsx";
import { words } from "./words.ts";

/** How the prices went, round by round. */
export function PriceStory({ log }: GameProps<Ys>) {
  const { priceStory, atStart, roundShort, letters } = words.text;
  const story = pricesByRound(log);
  return (
    <Lines
      figures={{
        title: priceStory,
        categories: story.map((_, round) => ({ name: round === 0 ? atStart : roundShort(round) })),
        series: parts.COLOURS.map((_, colour) => ({
          name: gemName(colour),
          letter: letters[colour],
          ...gemPaint(cutOf(colour)),
          values: story.map((prices) => prices[colour] + 1),
        })),
      }}
    />
  );
}

/** At the start and after every round. */
function pricesByRound(log: readonly Event[]): number[][] {
  let prices: number[] = parts.COLOURS.map(() => parts.FIRST_PRICE);
  const story: number[][] = [];
  for (const event of log) {
    if (event.kind === "price") prices = prices.with(event.colour, event.to);
    if (event.kind === "round" || event.kind === "counted") story.push(prices);
  }
  return story;
}
