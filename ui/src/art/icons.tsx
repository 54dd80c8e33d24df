/** Line icons, drawn on 24 × 24 in the colour of the text around them. */
export function Icon({ d, class: name = "icon" }: { readonly d: string; readonly class?: string }) {
  return (
    <svg class={name} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={d} />
    </svg>
  );
}

export const Cross = () => <Icon d="M6 6l12 12M18 6L6 18" />;
export const Undo = () => <Icon d="M9 14L4 9l5-5M4 9h10a6 6 0 010 12h-3" />;
export const Forward = () => <Icon d="M5 5l7 7-7 7M13 5l7 7-7 7" />;
export const Gear = () => (
  <Icon d="M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 110 5 2.5 2.5 0 010-5zM8 14.5a2.5 2.5 0 110 5 2.5 2.5 0 010-5z" />
);
export const CardFan = () => <Icon d="M8 7l8-2.5 3 11L11 18zM8 7L5 8.5 8 19l3-1" />;
export const People = () => (
  <Icon d="M9 4a3.5 3.5 0 110 7 3.5 3.5 0 010-7zM2.5 20c0-4 2.5-6.5 6.5-6.5s6.5 2.5 6.5 6.5M16 4.5a3.5 3.5 0 010 6.5M18 14c2.5.8 3.5 3 3.5 6" />
);
export const Question = () => (
  <Icon d="M9 9a3 3 0 116 .5c-.5 1.5-3 2-3 4.5M12 18v.01M12 2.5a9.5 9.5 0 110 19 9.5 9.5 0 010-19z" />
);
export const Check = () => <Icon d="M5 12.5l5 5L19 7" />;

/** The gate of the serai: the way home. */
export const Arch = () => (
  <svg class="icon solid" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M3 22V11.5c0-3.4 2.2-4.8 4.2-6.6C9.3 3.2 10.8 2.2 12 .8c1.2 1.4 2.7 2.4 4.8 4.1 2 1.8 4.2 3.2 4.2 6.6V22h-4.2v-9.7c0-2.6-2.2-3.6-4.8-6.1-2.6 2.5-4.8 3.5-4.8 6.1V22z" />
  </svg>
);

/** The lantern marks the start player. */
export const Lantern = ({ label, piece }: { readonly label: string; readonly piece?: string }) => (
  <svg class="lantern" viewBox="0 0 24 24" role="img" aria-label={label} data-piece={piece}>
    <path class="lantern-glow" d="M12 7c3 2.2 5 4.3 5 7.3 0 2.2-1.5 4.2-5 4.2s-5-2-5-4.2C7 11.3 9 9.2 12 7z" />
    <path d="M12 1v2.5M9 6.5h6L12 3.5zM9 6.5c-2.5 2-4 4.5-4 7.8C5 17.5 7.5 19.5 12 19.5s7-2 7-5.2c0-3.3-1.5-5.8-4-7.8M8.5 22h7M12 19.5V22" />
  </svg>
);

/** Winner's mark. */
export const Crown = () => (
  <svg class="crown" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M3 18.5L2 7l5.5 4L12 4l4.5 7L22 7l-1 11.5z" />
  </svg>
);

/** The bag gems are drawn from. */
export const Bag = () => (
  <svg class="bag" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <path d="M11 9C5 13 3 19 4 24c.7 3.5 4 5 12 5s11.3-1.5 12-5c1-5-1-11-7-15z" />
    <path class="bag-neck" d="M9 3c2 1.5 3 1.5 4.5.5C15 2.5 17 2.5 18.5 3.5 20 4.5 21 4.5 23 3l-2 6H11zM10 9.5h12" />
  </svg>
);
