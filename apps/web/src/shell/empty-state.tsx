import type { ComponentChildren } from "preact";
import "./empty-state.css";

interface EmptyStateProps {
  readonly sentence: string;
  readonly hint?: string;
  /** What can be done instead. */
  readonly children?: ComponentChildren;
}

/** Where there is nothing yet: a quiet hall, why it is empty, and what to do about it. */
export const EmptyState = ({ sentence, hint, children }: EmptyStateProps) => (
  <div class="empty-hall">
    <EmptyHallPicture />
    <div class="empty-hall-words">
      <p>{sentence}</p>
      {hint !== undefined && <p class="hint">{hint}</p>}
      {children !== undefined && <div class="empty-hall-ways">{children}</div>}
    </div>
  </div>
);

const ARCH = "M44 170V84C44 62 72 52 92 42 108 34 116 24 120 10c4 14 12 24 28 32 20 10 48 20 48 42v86";

/** An arch to the night outside, with a lantern, and a carpet on which nobody sits. */
export const EmptyHallPicture = () => (
  <div class="hall">
    <svg viewBox="0 0 240 180" aria-hidden="true" focusable="false">
      <path class="hall-wall" d="M-300-200h840v600h-840z" />
      <path class="hall-sky" d={`${ARCH}z`} />
      <path
        class="hall-star"
        d="M142 132l1.5-4 1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5zM168 76l1.5-4 1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5z"
      />
      <path class="hall-star" d="M152 112l1-3 1 3 3 1-3 1-1 3-1-3-3-1zM92 64l1-3 1 3 3 1-3 1-1 3-1-3-3-1z" />
      <path class="hall-moon" d="M160 62a13 13 0 1011 19 11 11 0 01-11-19z" transform="translate(-88 28)" />
      <path class="hall-dune" d="M44 150c30-16 52-14 80-4s48 8 72-6v30H44z" />
      <path class="hall-dune is-near" d="M44 162c40-12 96-10 152 0v8H44z" />
      <path class="hall-line" d={ARCH} />
      <g transform="translate(100 10)">
        <circle class="hall-glow" cx="20" cy="36" r="19" />
        <path class="hall-iron" d="M19 0h2v14h-2zM10 20l10-8 10 8zM12 46h16l-3 6H15zM18 52h4v5h-4z" />
        <path class="hall-pane" d="M11 21h18l-2 25H13z" />
      </g>
      <path class="hall-floor" d="M-300 168h840v232h-840z" />
      <path class="hall-carpet" d="M66 164h108l16 12H50z" />
      <path class="hall-thread" d="M70 166.5h100l9 7H61z" />
      <path
        class="hall-inlay"
        d="M16 16h16v16H16zM24 12l12 12-12 12-12-12zM208 16h16v16h-16zM216 12l12 12-12 12-12-12z"
      />
    </svg>
  </div>
);
