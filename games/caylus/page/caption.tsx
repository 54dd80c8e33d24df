import { looked } from "./look.ts";
import type { Scene } from "./scene.ts";
import { sentencesOf, titleOf } from "./spoken.ts";
import { words } from "./words.ts";

/** What is chosen, or was tapped last, in words; else how the road stands. */
export function Caption({ scene }: { readonly scene: Scene }) {
  const place = scene.chosen ?? looked.value;
  const { view } = scene;
  return (
    <p class={place === undefined ? "caption is-plain" : "caption"} data-piece="caption">
      {place === undefined ? (
        words.text.provostAt(view.provost, view.bailiff)
      ) : (
        <>
          <strong>{titleOf(scene, place)}</strong> <span>{sentencesOf(scene, place).join(" ")}</span>
        </>
      )}
    </p>
  );
}
