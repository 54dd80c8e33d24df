import { focusConfirmAfterKey } from "@serai/ui/parts/focus.ts";
import { effect, favour, LEVELS, LINE_COUNT, LINES, OPEN_COLUMNS } from "../rules/index.ts";
import { Marker } from "./art/pieces.tsx";
import { SignLine, SignRow } from "./art/sign.tsx";
import { toggle } from "./choice.ts";
import type { Scene } from "./scene.ts";
import { favourSigns, LINE_SIGNS } from "./signs.ts";
import { words } from "./words.ts";

const ALL_LEVELS = Array.from({ length: LEVELS }, (_, i) => i + 1);

/** C-8 as a tapestry: four lines of five columns, everybody's markers on them. Where a line or effect is asked for, it can be tapped. */
export function FavourTable(scene: Scene) {
  const { view } = scene;
  const { names, favours, column } = words.text;
  const open = OPEN_COLUMNS[view.scored];
  return (
    <table class="tapestry" data-piece="favours">
      <caption class="unseen">{favours}</caption>
      <thead>
        <tr>
          <td>
            <SignLine signs={["crown"]} />
          </td>
          {ALL_LEVELS.map((level) => (
            <th key={level} scope="col" class={level > open ? "is-shut" : undefined} data-piece={`column:${level}`}>
              <span aria-hidden="true">{level}</span>
              <span class="unseen">{column(level)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {LINES.map((name, line) => (
          <tr key={name}>
            <th scope="row" data-piece={`line:${line}`}>
              <SignLine signs={[LINE_SIGNS[line]]} />
              <span class="unseen">{names.lines[name]}</span>
            </th>
            {ALL_LEVELS.map((level) => (
              <Cell key={level} scene={scene} line={line} level={level} isShut={level > open} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  readonly scene: Scene;
  readonly line: number;
  readonly level: number;
  readonly isShut: boolean;
}

function Cell({ scene, line, level, isShut }: CellProps) {
  const { view, legal, choice, choose, letters, names, own } = scene;
  const markers = letters.flatMap((_, seat) => (view.markers[seat * LINE_COUNT + line] === level ? [seat] : []));
  const isHere = own >= 0 && levelAfter(scene, line) === level;
  const action = legal.has(favour(line)) && isHere ? favour(line) : view.line === line ? effect(level) : -1;
  const drawing = (
    <>
      <svg viewBox="0 0 49 40" aria-hidden="true" focusable="false">
        <SignRow signs={favourSigns(line, level)} x={24.5} y={12} size={19} most={44} />
        {markers.map((seat, i) => (
          <g key={seat} data-place={`marker-${line}-${seat}`} data-piece={`marker:${line}.${seat}`}>
            <Marker
              seat={seat}
              letter={letters[seat]}
              x={24.5 + (i - (markers.length - 1) / 2) * Math.min(16, 42 / markers.length)}
              y={31}
              size={7.2}
            />
          </g>
        ))}
      </svg>
      {markers.length > 0 && <span class="unseen">{markers.map(names).join(", ")}</span>}
    </>
  );
  const label = legal.has(action) ? scene.text.action(action, view, names) : undefined;
  return (
    <td
      class={isShut ? "is-shut" : undefined}
      data-piece={`favour:${line}.${level}`}
      data-place={`favour-${line}-${level}`}
    >
      {label === undefined ? (
        drawing
      ) : (
        <button
          type="button"
          class="tapestry-button is-open"
          aria-pressed={choice.action === action}
          aria-label={label}
          onClick={(event) => {
            choose(toggle(choice, action));
            focusConfirmAfterKey(event);
          }}
        >
          {drawing}
        </button>
      )}
    </td>
  );
}

/** Where the viewer's marker would be after one more favour on the line. */
export function levelAfter({ view, own }: Pick<Scene, "view" | "own">, line: number): number {
  const now = view.markers[own * LINE_COUNT + line];
  return Math.min(now + 1, Math.max(now, OPEN_COLUMNS[view.scored]));
}
