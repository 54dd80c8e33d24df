import type { VNode } from "preact";

/*
 * Six goods and the merchant, drawn from the middle of a 48 × 48 field, in the order of the rules. Each is told by its
 * outline alone: a bolt of cloth, logs, an ear, olives on a twig, a heap in a bowl, an amphora, a man in a turban.
 */
const PICTURES: readonly (() => VNode)[] = [Cloth, Wood, Grain, Olives, Spice, Wine, Merchant];

function Cloth() {
  return (
    <g>
      <path class="good-body" d="M-15-12h30v24c-3.5 5-7 5-10 0-3.5 5-7 5-10 0-3.5 5-7 5-10 0z" />
      <path class="good-line" d="M-15-2h30M-15 4h30" />
      <rect class="good-deep" x="-20" y="-19" width="40" height="10" rx="5" />
      <circle class="good-light" cx="15" cy="-14" r="3.2" />
    </g>
  );
}

const LOGS = [
  [-10, 9],
  [10, 9],
  [0, -8],
] as const;

function Wood() {
  return (
    <g>
      {LOGS.map(([x, y]) => (
        <g key={x}>
          <circle class="good-body" cx={x} cy={y} r="10" />
          <circle class="good-light" cx={x} cy={y} r="6.5" />
          <circle class="good-line" cx={x} cy={y} r="3" />
        </g>
      ))}
    </g>
  );
}

const KERNELS = [-9, -1, 7] as const;

function Grain() {
  return (
    <g>
      <path class="good-stem" d="M0 22V-6" />
      {KERNELS.map((y) => (
        <g key={y} transform={`translate(0 ${y})`}>
          <path class="good-body" d="M-1 7c-9 0-13-5-13-13 8 0 13 5 13 13z" />
          <path class="good-body" d="M1 7c9 0 13-5 13-13-8 0-13 5-13 13z" />
        </g>
      ))}
      <path class="good-body" d="M0-6c-5-5-5-11 0-16 5 5 5 11 0 16z" />
    </g>
  );
}

function Olives() {
  return (
    <g>
      <path class="good-stem" d="M-20-12C-8-18 6-17 20-20M-7-15c0 4-1 6-2 8M7-17c1 4 2 7 3 9" />
      <path class="good-light" d="M-3-16c-8-1-14 2-17 9 8 2 14-1 17-9zM4-18c6-5 12-5 18-1-6 6-12 6-18 1z" />
      <ellipse class="good-body" cx="-9" cy="6" rx="8.5" ry="12" transform="rotate(12 -9 6)" />
      <ellipse class="good-body" cx="11" cy="7" rx="8.5" ry="12" transform="rotate(-12 11 7)" />
      <path class="good-shine" d="M-13 1c0-2 1-4 3-5M8 2c0-2 1-4 3-5" />
    </g>
  );
}

function Spice() {
  return (
    <g>
      <path class="good-body" d="M-15 3C-10-4-5-12 0-21 5-12 10-4 15 3z" />
      <path class="good-shine" d="M-4-5c1-3 3-6 4-9M5-2c-1-3-2-5-3-7" />
      <path class="good-deep" d="M-21 2h42c0 12-8 19-21 19S-21 14-21 2z" />
      <path class="good-line" d="M-18 9h36" />
    </g>
  );
}

function Wine() {
  return (
    <g>
      <path class="good-stem" d="M-5-16c-10-2-15 5-11 12M5-16c10-2 15 5 11 12" />
      <path class="good-body" d="M-6-22H6v7c7 4 10 9 10 15C16 9 10 15 5 20v2H-5v-2c-5-5-11-11-11-20 0-6 3-11 10-15z" />
      <path class="good-light" d="M-16-1h32c0 3-.6 5-1.5 7.500h-29C-15.4 4-16 2-16-1z" />
      <path class="good-line" d="M-7-16H7" />
    </g>
  );
}

function Merchant() {
  return (
    <g>
      <path class="good-body" d="M-20 22C-19 8-11 3 0 3s19 5 20 19z" />
      <path class="good-light" d="M-5 4L0 16 5 4z" />
      <path class="good-skin" d="M-8-9H8v5c0 6-3 11-8 11S-8 2-8-4z" />
      <path class="good-deep" d="M-6-1c3 2 9 2 12 0 0 6-2 10-6 10s-6-4-6-10z" />
      <path class="good-turban" d="M-12-7c-3-9 4-15 12-15s15 6 12 15C5-11-5-11-12-7z" />
      <circle class="good-jewel" cx="0" cy="-14" r="2.8" />
    </g>
  );
}

/** The picture alone, to be set into a card or beside its name. */
export function GoodPicture({ kind }: { readonly kind: number }) {
  const Picture = PICTURES[kind];
  return <Picture />;
}

interface GoodProps {
  readonly kind: number;
  /** Where it stands, for things that travel. */
  readonly place?: string;
}

/** An ornament beside words or a letter that say the same. */
export const Good = ({ kind, place }: GoodProps) => (
  <svg class={`good good-${kind}`} viewBox="-24 -24 48 48" aria-hidden="true" focusable="false" data-place={place}>
    <GoodPicture kind={kind} />
  </svg>
);
