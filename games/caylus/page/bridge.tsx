import { bridgeCost } from "../rules/index.ts";
import { Marker } from "./art/pieces.tsx";
import { SignRow } from "./art/sign.tsx";
import { PlaceButton } from "./place-button.tsx";
import type { Scene } from "./scene.ts";

/** The bridge: who has passed, in passing order, and what a worker costs now. Tapped, it is passing. */
export function BridgeButton({ scene }: { readonly scene: Scene }) {
  const { view, layout, letters, chosen, own } = scene;
  const { width, height } = layout.bridge;
  const price = bridgeCost(view);
  const seats = Array.from({ length: view.players }, (_, i) => view.bridge[i] ?? -1);
  // On the desk the road crosses it from right to left.
  const direction = layout.name === "desk" ? -1 : 1;
  const arch = (top: number, bottom: number): string =>
    `M-6 ${16 + top}Q${width / 2} ${-4 + top} ${width + 6} ${16 + top}V${height + bottom}Q${width / 2} ${height - 20 + bottom} -6 ${height + bottom}z`;
  const gap = Math.min(38, (width - 40) / seats.length);
  return (
    <PlaceButton scene={scene} place="bridge" box={layout.bridge}>
      <path class="halo" d={arch(-3, -2)} />
      <path class="bridge-deck" d={arch(0, -4)} />
      <path
        class="bridge-rail"
        d={`M-6 16Q${width / 2} -4 ${width + 6} 16M-6 ${height - 4}Q${width / 2} ${height - 24} ${width + 6} ${height - 4}`}
      />
      <path class="rim" d={arch(-3, -2)} />
      {seats.map((seat, i) => {
        const x = width / 2 + direction * (i - (seats.length - 1) / 2) * gap;
        const y = height / 2 - 4 + (Math.abs(x - width / 2) / width) * 10;
        const isNext = i === view.bridge.length && view.phase === 2;
        if (seat >= 0)
          return (
            <g key={i} data-place={`passed-${seat}`} data-piece={`passed:${i + 1}`}>
              <Marker seat={seat} letter={letters[seat]} x={x} y={y} size={12.5} />
            </g>
          );
        return (
          <g key={i} class={isNext ? "stand is-next" : "stand"} transform={`translate(${x} ${y})`}>
            <ellipse rx={13} ry={11} />
            <text>{i + 1}</text>
            {isNext && chosen === "bridge" && own >= 0 && (
              <g class="is-draft">
                <Marker seat={own} letter={letters[own]} x={0} y={0} size={12} />
              </g>
            )}
          </g>
        );
      })}
      {view.phase === 2 && (
        <g class="signpost" transform={`translate(${width - 18} ${height})`} data-piece="price">
          <path class="signpost-legs" d="M-24-16v8M18-16v8" />
          <rect x={-30} y={-11} width={54} height={25} rx={6} />
          <SignRow signs={["worker", `coin${price}`]} x={-3} y={1.5} size={20} />
        </g>
      )}
    </PlaceButton>
  );
}
