import type { GameProps } from "@serai/ui/page.ts";
import { startDrag } from "@serai/ui/parts/drag.ts";
import type { Caylus } from "../rules/index.ts";
import { targetsOf } from "./choice.ts";
import { sayWhyNot } from "./place-button.tsx";

/** A worker, or the provost, is dragged to a place: the same as a tap on it. */
export function carry(event: PointerEvent & { readonly currentTarget: HTMLElement }, props: GameProps<Caylus>): void {
  const { view, viewer, legal, choose, whyNot } = props;
  if (viewer === "spectator") return;
  startDrag(event, {
    lift: () => choose({}),
    drop(at) {
      const place = at === "bridge" ? at : Number(at);
      const action = targetsOf(legal, view).get(place);
      if (action === undefined) sayWhyNot({ view, own: viewer, legal, whyNot }, place);
      else choose({ action });
    },
  });
}
