interface GlyphProps {
  readonly d: string;
}

export const Glyph = ({ d }: GlyphProps) => (
  <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={d} />
  </svg>
);

/** A stall under its awning: the market, and the shops of a quarter. */
export const STALL =
  "M3 9l1.5-5h15L21 9c0 1.7-1.3 2.5-2.2 2.5S16.5 10.7 16.5 9c0 1.7-1.2 2.5-2.2 2.5S12 10.7 12 9c0 1.7-1.3 2.5-2.3 2.5S7.5 10.7 7.5 9c0 1.7-1.3 2.5-2.3 2.5S3 10.7 3 9zM5 11.5V21h14v-9.5M9 21v-5h6v5";

export const MarketGlyph = () => <Glyph d={STALL} />;
export const ScreenGlyph = () => <Glyph d="M2 6l6.5-2v16L2 18zM8.5 4l7 2v14l-7-2zM15.5 6L22 4v14l-6.5 2z" />;
export const LockGlyph = () => <Glyph d="M5 11h14v10H5zM8 11V7a4 4 0 018 0v4M12 15v3" />;

/** A ship in port: hull, mast and a sail wide enough for its cargo, which the style sheet lays on it. */
export const Ship = () => (
  <svg class="ship-art" viewBox="0 0 130 50" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <path class="ship-mast" d="M65-3v38M15 3q50-8 100 0" />
    <path class="ship-sail" d="M20 4q45-6 90 0-7 15 0 29-45 5-90 0 7-14 0-29z" />
    <path class="ship-hull" d="M2 26c6 6 14 8 24 9h74c11-1 20-6 28-17-1 17-8 28-21 29H25C12 46 4 38 2 26z" />
    <path class="ship-rail" d="M5 32c7 5 14 6 22 7h73c10-1 18-4 25-11" />
    <path class="ship-wave" d="M0 47q8-6 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0" />
  </svg>
);
