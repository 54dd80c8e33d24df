interface GlyphProps {
  readonly d: string;
}

const Glyph = ({ d }: GlyphProps) => (
  <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={d} />
  </svg>
);

/** What the three areas of a quarter are: an anchor, a stall, a domed palace. */
const AREAS: readonly string[] = [
  "M12 7.5V21M12 2.5a2.5 2.5 0 110 5 2.5 2.5 0 010-5zM7 11h10M3 13.5c0 4.5 4 7.5 9 7.5s9-3 9-7.5M3 13.5l-1.5 3M3 13.5l3 2M21 13.5l1.5 3M21 13.5l-3 2",
  "M3 9l1.5-5h15L21 9c0 1.7-1.3 2.5-2.2 2.5S16.5 10.7 16.5 9c0 1.7-1.2 2.5-2.2 2.5S12 10.7 12 9c0 1.7-1.3 2.5-2.3 2.5S7.5 10.7 7.5 9c0 1.7-1.3 2.5-2.3 2.5S3 10.7 3 9zM5 11.5V21h14v-9.5M9 21v-5h6v5",
  "M12 1.5v2.5M12 4c4.5 2 6 4.5 6 8H6c0-3.5 1.5-6 6-8zM4 12h16v9H4zM10 21v-4a2 2 0 014 0v4M2.5 21h19",
];

export const AreaGlyph = ({ area }: { readonly area: number }) => <Glyph d={AREAS[area]} />;
export const MarketGlyph = () => <Glyph d="M3 21V3M3 21h18M7 17v-5M12 17V7M17 17v-7M5.5 8.5L11 4l4.5 3L21 3" />;
export const ThroneGlyph = () => <Glyph d="M7 2l1.5 3L12 2l3.5 3L17 2v11H7zM4 10v12M20 10v12M4 17h16M4 13h16" />;
export const ScreenGlyph = () => <Glyph d="M2 6l6.5-2v16L2 18zM8.5 4l7 2v14l-7-2zM15.5 6L22 4v14l-6.5 2z" />;
export const TableGlyph = () => <Glyph d="M4 3h16v18H4zM4 8.5h16M4 13h16M4 17h16M10 8.5V21" />;
export const BackGlyph = () => <Glyph d="M19 5l-9 7 9 7zM6 5v14" />;
export const StepBack = () => <Glyph d="M16 5l-8 7 8 7" />;
export const StepOn = () => <Glyph d="M8 5l8 7-8 7" />;
export const PlayGlyph = () => <Glyph d="M7 4l12 8-12 8z" />;
export const PauseGlyph = () => <Glyph d="M8 4v16M16 4v16" />;
export const LockGlyph = () => <Glyph d="M5 11h14v10H5zM8 11V7a4 4 0 018 0v4M12 15v3" />;
export const SideUp = () => <Glyph d="M5 4h14v16H5zM12 16V8M8.5 11.5L12 8l3.5 3.5" />;
export const SideDown = () => <Glyph d="M5 4h14v16H5zM8 7l8 0M8 10h8M8 13h8M8 16h8" />;

/** A ship in port: hull, mast and a sail wide enough for its cargo, which the style sheet lays on it. */
export const Ship = () => (
  <svg class="ship-art" viewBox="0 0 120 48" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <path class="ship-sail" d="M22 3c18-3 52-3 74 2-5 10-5 20 0 30-24 4-52 4-74 0 5-11 5-21 0-32z" />
    <path class="ship-hull" d="M4 30c4 3 8 4 14 5 28 4 56 4 84 0 6-1 10-3 14-6-2 9-7 16-16 18H22C12 46 6 40 4 30z" />
    <path
      class="ship-wave"
      d="M0 46c5-4 10-4 15 0s10 4 15 0 10-4 15 0 10 4 15 0 10-4 15 0 10 4 15 0 10-4 15 0 10 4 15 0"
    />
  </svg>
);
