export type SceneName = "quay" | "quay-low" | "shops" | "palace" | "drowned" | "chain" | "light" | "bridge" | "square";

/** A frame for one of the city's drawings (scenery.tsx): empty until they are there, and as large as ever. */
export const Scene = ({ of, class: name }: { readonly of: SceneName; readonly class: string }) => (
  <svg class={name} aria-hidden="true" focusable="false" data-ornament>
    <use href={`#ys-${of}`} />
  </svg>
);
