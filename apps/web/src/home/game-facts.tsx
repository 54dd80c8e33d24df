import { Icon } from "@serai/ui/art/icons.tsx";
import { aboutGame } from "../games/about.ts";
import { home } from "../text/home/index.ts";

const WEIGHTS = [1, 2, 3, 4] as const;

/** How many play, how long it takes, how hard it is to learn. */
export function GameFacts({ game }: { readonly game: string }) {
  const { seats, minutes, weight } = aboutGame(game);
  const text = home.text;
  return (
    <ul class="facts">
      <li>
        <Icon d="M9 4a3.5 3.5 0 110 7 3.5 3.5 0 010-7zM2.5 20c0-4 2.5-6.5 6.5-6.5s6.5 2.5 6.5 6.5M16 4.5a3.5 3.5 0 010 6.5M18 14c2.5.8 3.5 3 3.5 6" />
        <span aria-hidden="true">
          {seats.min}–{seats.max}
        </span>
        <span class="unseen">{text.players(seats.min, seats.max)}</span>
      </li>
      <li>
        <Icon d="M12 3a9 9 0 110 18 9 9 0 010-18zM12 7v5.5l3.5 2" />
        <span>{text.minutes(minutes.min, minutes.max)}</span>
      </li>
      <li>
        <svg class="weight" viewBox="0 0 52 12" aria-hidden="true" focusable="false">
          {WEIGHTS.map((step) => (
            <path
              key={step}
              class={step <= weight ? "weight-full" : "weight-empty"}
              d={`M${step * 13 - 7} 1l5 5-5 5-5-5z`}
            />
          ))}
        </svg>
        <span class="weight-word">{text.weights[weight]}</span>
      </li>
    </ul>
  );
}
