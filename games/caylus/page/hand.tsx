import { lazy } from "@serai/ui/lazy.tsx";
import type { GameProps } from "@serai/ui/page.ts";
import type { Caylus } from "../rules/index.ts";
import { Pass } from "./pass.tsx";
import { Goods } from "./seat-note.tsx";
import { Tools } from "./tools.tsx";
import { isWide } from "./wide.ts";
import { words } from "./words.ts";

/** A first turn begins on the board: fetched right after it. */
const Chooser = lazy(async () => (await import("./chooser.tsx")).Chooser);

/** Under the thumb: what a decision is made of that is not on the board; on a phone the own goods, and what is looked up. */
export function Hand(props: GameProps<Caylus>) {
  const { view, viewer, legal } = props;
  if (viewer === "spectator") return <p hidden />;
  return (
    <div class="caylus-hand">
      {view.step !== "placing" && legal.size > 0 && <Chooser {...props} own={viewer} />}
      {!isWide() && (
        <div class="hand-row">
          <section class="own-goods" data-place="own-goods" aria-label={words.text.ownGoods}>
            <Goods view={view} seat={viewer} />
          </section>
          {view.step === "placing" && <Pass {...props} />}
          <Tools view={view} isDesk={false} />
        </div>
      )}
    </div>
  );
}
