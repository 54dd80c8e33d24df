import { SeatFace } from "@serai/ui/art/seat-mark.tsx";
import type { ComponentChildren } from "preact";
import { isKind, type Signs } from "../signs.ts";
import { words } from "../words.ts";
import { Disc, FIGURE } from "./pieces.tsx";

/* The language of goods: every sign is a shape and a letter or a number, drawn around 0 on 20 × 20. */

interface LetterProps {
  readonly children: ComponentChildren;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}

const Letter = ({ children, x = 0, y = 0.5, size = 12 }: LetterProps) => (
  <text class="sign-letter" x={x} y={y} font-size={size}>
    {children}
  </text>
);

/** Where a kind's letter stands on it. */
const KIND_ART = {
  food: { d: "M0-9.6a9.6 9.6 0 110 19.2A9.6 9.6 0 010-9.6z", light: "M-5-6q5-3 10 0", x: 0, y: 1 },
  wood: {
    d: "M-5-7.500h11a5 7.500 0 010 15h-11a6 7.500 0 010-15z",
    light: "M6-5.500a3 5.500 0 010 11 3 5.500 0 010-11z",
    x: -3,
    y: 0.5,
  },
  stone: { d: "M-9-5l4-4.500H9v14L5 9H-9z", light: "M-9-5l4-4.500H9L5-5zM5-5L9-9.500", x: -2, y: 2.5 },
  cloth: { d: "M-9.500-9h19V6q-3 5-6.300 1-3 4.500-6.400 0-3.300 4-6.300-1z", light: "M-9-5.500H9", x: 0, y: 1.5 },
  gold: { d: "M-7-8H7l4 16h-22z", light: "M-6-6H6", x: 0, y: 1.5 },
} as const;

const QUARTERS = [
  "M-9.500-9.500H0V0h-9.500z",
  "M0-9.500h9.500V0H0z",
  "M-9.500 0H0v9.500h-9.500z",
  "M0 0h9.500v9.500H0z",
];
const PLAIN = ["food", "wood", "stone", "cloth"] as const;

const LINES: Readonly<Record<string, string>> = {
  to: "M-6 0h9M0-4.500L5 0 0 4.500",
  or: "M3-8l-6 16",
  turn: "M6-4a7 7 0 101.500 6M7.500-9v6h-6",
  star: "M-9 0H9M0-9V9M-6-6L6 6M6-6L-6 6",
  bed: "M-9-7V8M-9 3H9M9 8V1q0-3-3-3h-9v5M-6.500-2.500h.1",
};

/** What stands for one sign. */
function face(sign: string, letters: readonly string[]): ComponentChildren {
  if (isKind(sign)) {
    const { d, light, x, y } = KIND_ART[sign];
    return (
      <g class={`sign-${sign}`}>
        <path class="sign-body" d={d} />
        <path class="sign-light" d={light} />
        <Letter x={x} y={y} size={11.5}>
          {words.text.letters[sign]}
        </Letter>
      </g>
    );
  }
  if (sign in LINES) return <path class="sign-line" d={LINES[sign]} />;
  if (sign.startsWith("=")) return <Letter size={14}>{sign.slice(1)}</Letter>;
  const [, name = sign, number = ""] = /^([a-z-]+?)([+-]?\d*)$/.exec(sign) ?? [];
  switch (name) {
    case "coin":
      return (
        <g class="sign-coin">
          <circle class="sign-body" r={10} />
          <circle class="sign-ring" r={7.6} />
          <Letter size={13}>{number}</Letter>
        </g>
      );
    case "shield":
      return (
        <g class="sign-shield">
          <path class="sign-body" d="M-9-9.500q9 3 18 0v9q0 7-9 10.500-9-3.500-9-10.500z" />
          <Letter size={number.length > 2 ? 10 : 12}>{number.replace("-", "−")}</Letter>
        </g>
      );
    case "crown":
      return (
        <g class="sign-crown">
          <path class="sign-body" d="M-10-6l4.500 5L0-9l5.500 8L10-6 8 7H-8z" />
          <circle class="sign-gem" cy={3} r={1.8} />
        </g>
      );
    case "any":
      return (
        <g class="sign-any">
          <path class="sign-body" d="M-9-9H9V9H-9z" />
          <Letter size={14}>1</Letter>
        </g>
      );
    case "plain":
      return (
        <g>
          {QUARTERS.map((d, i) => (
            <g key={d} class={`sign-${PLAIN[i]}`}>
              <path class="sign-body" d={d} />
            </g>
          ))}
          {number !== "" && (
            <g class="sign-number">
              <circle class="sign-body" r={6} />
              <Letter size={11}>{number}</Letter>
            </g>
          )}
        </g>
      );
    case "hammer":
      return (
        <g class="sign-hammer">
          <path class="sign-shaft" d="M-7 8L3-3" />
          <path class="sign-body" d="M-2-7l4-3 8 8-3 4z" />
        </g>
      );
    case "worker":
      return (
        <g class="sign-worker">
          <path class="sign-body" d={FIGURE} transform="translate(0 10) scale(.72)" />
        </g>
      );
    case "shoe":
      return <path class="sign-shoe" d="M-6 9V0A6 6.500 0 016 0v9" />;
    case "provost":
      return <Disc x={0} y={1} size={0.8} />;
    case "owner":
      return (
        <g class={`seat-mark seat-${number}`} transform="scale(.56) translate(-16 -16)">
          <SeatFace seat={Number(number)} letter={letters[Number(number)] ?? ""} />
        </g>
      );
    default:
      return <HouseSign group={name.replace("house-", "")} />;
  }
}

function HouseSign({ group }: { readonly group: string }) {
  const letters: Readonly<Record<string, string>> = words.text.groupLetters;
  return (
    <g class={`sign-house-${group}`}>
      <path class="sign-body" d="M-11 0L0-10 11 0H8.500v10h-17V0z" />
      <Letter y={4.5} size={10.5}>
        {letters[group]}
      </Letter>
    </g>
  );
}

const WIDTHS: Readonly<Record<string, number>> = { to: 0.85, or: 0.5, wood: 1.15, turn: 0.95, bed: 1.1 };
const widthOf = (sign: string): number => (sign.startsWith("=") ? 0.36 * sign.length + 0.2 : (WIDTHS[sign] ?? 1.08));

interface RowProps {
  readonly signs: Signs;
  /** The middle of the row. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** The widest it may be. */
  readonly most?: number;
  /** Of the seats, where a row names one. */
  readonly letters?: readonly string[];
}

const NO_LETTERS: readonly string[] = [];

/** Signs side by side inside a drawing. */
export function SignRow({ signs, x, y, size, most = Number.POSITIVE_INFINITY, letters = NO_LETTERS }: RowProps) {
  const width = signs.reduce((sum, sign) => sum + widthOf(sign), 0);
  const unit = Math.min(size, most / width);
  let at = x - (width * unit) / 2;
  return (
    <>
      {signs.map((sign, i) => {
        const own = widthOf(sign) * unit;
        at += own;
        return (
          <g key={i} transform={`translate(${(at - own / 2).toFixed(1)} ${y}) scale(${(unit / 21).toFixed(3)})`}>
            {face(sign, letters)}
          </g>
        );
      })}
    </>
  );
}

/** Signs in a line of text. */
export function SignLine({ signs }: { readonly signs: Signs }) {
  const width = signs.reduce((sum, sign) => sum + widthOf(sign), 0) * 22;
  return (
    <svg
      class="signs"
      viewBox={`${-width / 2} -12 ${width} 24`}
      style={{ "--wide": width / 24 }}
      aria-hidden="true"
      focusable="false"
    >
      <SignRow signs={signs} x={0} y={0} size={22} />
    </svg>
  );
}
