import { Glyph, STALL } from "./city.tsx";

/** What the three areas of a quarter are: an anchor, a stall, a domed palace. */
const AREAS: readonly string[] = [
  "M12 7.5V21M12 2.5a2.5 2.5 0 110 5 2.5 2.5 0 010-5zM7 11h10M3 13.5c0 4.5 4 7.5 9 7.5s9-3 9-7.5M3 13.5l-1.5 3M3 13.5l3 2M21 13.5l1.5 3M21 13.5l-3 2",
  STALL,
  "M12 1.5v2.5M12 4c4.5 2 6 4.5 6 8H6c0-3.5 1.5-6 6-8zM4 12h16v9H4zM10 21v-4a2 2 0 014 0v4M2.5 21h19",
];

export const AreaGlyph = ({ area }: { readonly area: number }) => <Glyph d={AREAS[area]} />;
export const ThroneGlyph = () => <Glyph d="M7 2l1.5 3L12 2l3.5 3L17 2v11H7zM4 10v12M20 10v12M4 17h16M4 13h16" />;
export const BackGlyph = () => <Glyph d="M19 5l-9 7 9 7zM6 5v14" />;
export const StepBack = () => <Glyph d="M16 5l-8 7 8 7" />;
export const StepOn = () => <Glyph d="M8 5l8 7-8 7" />;
export const PlayGlyph = () => <Glyph d="M7 4l12 8-12 8z" />;
export const PauseGlyph = () => <Glyph d="M8 4v16M16 4v16" />;
