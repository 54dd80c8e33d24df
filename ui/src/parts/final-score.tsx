import type { GameTypes } from "@serai/kernel";
import { lazy, type Part } from "../lazy.tsx";
import type { GameProps } from "../page.ts";
import { ui } from "../words/index.ts";

/** A game's scoring, fetched when the game is over; its section is there as soon as it can be read. */
export const finalScore = <T extends GameTypes>(load: () => Promise<Part<GameProps<T>>>): Part<GameProps<T>> =>
  lazy(
    async () => {
      const Scoring = await load();
      return (props: GameProps<T>) => (
        <section class="scoring" aria-label={ui.text.finalScore}>
          <Scoring {...props} />
        </section>
      );
    },
    { waiting: () => <Notice sentence={ui.text.loading} />, failed: () => <Notice sentence={ui.text.failed} /> },
  );

const Notice = ({ sentence }: { readonly sentence: string }) => (
  <p class="notice" role="status">
    {sentence}
  </p>
);
