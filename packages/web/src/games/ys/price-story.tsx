import { type Event, parts, type Ys } from "@serai/ys";
import type { GameProps } from "../page.ts";
import { cutOf, gemName } from "./gem.tsx";
import { words } from "./words.ts";

const WIDTH = 320;
const HEIGHT = 120;
const EDGE = 16;

/** How the prices went, round by round. */
export function PriceStory({ log }: GameProps<Ys>) {
  const story = pricesByRound(log);
  const x = (round: number): number => EDGE + (round * (WIDTH - 2 * EDGE)) / (story.length - 1);
  const y = (price: number): number => HEIGHT - EDGE - (price * (HEIGHT - 2 * EDGE)) / parts.TOP_PRICE;
  return (
    <figure class="price-story">
      <figcaption>{words.text.priceStory}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={spoken(story)}>
        {story.map((_, round) => (
          <line
            key={round}
            class="price-story-round"
            x1={x(round)}
            x2={x(round)}
            y1={EDGE / 2}
            y2={HEIGHT - EDGE / 2}
          />
        ))}
        {parts.COLOURS.map((name, colour) => (
          <g key={name} class={`gem-${cutOf(colour)}`}>
            <polyline
              class="price-story-line"
              points={story.map((prices, round) => `${x(round)},${y(prices[colour])}`).join(" ")}
            />
            {story.map((prices, round) => (
              <circle key={round} class="price-story-dot" cx={x(round)} cy={y(prices[colour])} r="7" />
            ))}
            {story.map((prices, round) => (
              <text key={round} class="price-story-letter" x={x(round)} y={y(prices[colour])}>
                {words.text.letters[colour]}
              </text>
            ))}
          </g>
        ))}
      </svg>
    </figure>
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

const spoken = (story: readonly (readonly number[])[]): string =>
  parts.COLOURS.map((_, colour) => `${gemName(colour)}: ${story.map((prices) => prices[colour] + 1).join(", ")}`).join(
    "; ",
  );
