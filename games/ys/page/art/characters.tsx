/** A character's emblem, in a frame that waits for the drawings of the city (scenery.tsx). */
export const CharacterEmblem = ({ card }: { readonly card: number }) => (
  <svg class={`emblem emblem-${card}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <use href={`#ys-card-${card}`} />
  </svg>
);
