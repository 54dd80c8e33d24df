import type { Seat } from "@serai/kernel";
import type { GameProps } from "@serai/ui/page.ts";
import { ui } from "@serai/ui/words/index.ts";
import { type Caylus, costAt, KIND_COUNT, KINDS, placeOf, verbOf } from "../rules/index.ts";
import { FIGURE } from "./art/pieces.tsx";
import { SignLine } from "./art/sign.tsx";
import { carry } from "./carry.ts";
import { words } from "./words.ts";

type SeatProps = GameProps<Caylus> & { readonly seat: Seat };

/** What everybody knows of a seat: points, deniers, workers at home, goods; what is chosen already counted in. */
export function SeatNote(props: SeatProps) {
  const { view, seat } = props;
  const { text } = words;
  const paid = costOfChoice(props);
  const place = view.order.indexOf(seat) + 1;
  const passed = view.bridge.indexOf(seat) + 1;
  return (
    <>
      <strong class="seat-points" data-piece={`points:${seat}`}>
        <SignLine signs={["shield"]} />
        <span class="unseen">{ui.text.points(view.points[seat])}</span>
        <span aria-hidden="true">{view.points[seat]}</span>
      </strong>
      <span
        class={passed > 0 && view.phase === 2 ? "seat-order has-passed" : "seat-order"}
        data-piece={`order:${seat}`}
      >
        <span aria-hidden="true">{place}</span>
        <span class="unseen">
          {text.turnOrder(place)} {passed > 0 && view.phase <= 4 ? text.hasPassed(passed) : ""}
        </span>
      </span>
      <span class="seat-purse">
        <Count
          name={`deniers:${seat}`}
          count={view.deniers[seat]}
          after={paid === undefined ? undefined : view.deniers[seat] - paid}
          spoken={text.deniers(view.deniers[seat])}
        >
          <SignLine signs={["coin"]} />
        </Count>
        <Count
          name={`workers:${seat}`}
          count={view.workers[seat]}
          after={paid === undefined ? undefined : view.workers[seat] - 1}
          spoken={text.workersAtHome(view.workers[seat])}
        >
          <span
            class={isPlacing(props) ? "home-worker can-drag" : "home-worker"}
            onPointerDown={(event) => {
              if (isPlacing(props)) carry(event, props);
            }}
          >
            <svg
              class={`signs figure seat-${seat}`}
              viewBox="-14 -31 28 34"
              style={{ "--wide": 0.85 }}
              aria-hidden="true"
              focusable="false"
            >
              <path class="figure-coat" d={FIGURE} />
            </svg>
          </span>
        </Count>
      </span>
      <Goods {...props} />
    </>
  );
}

/** Whether a worker of the seat may be placed now, by the viewer. */
const isPlacing = ({ view, viewer, seat, legal, isPast }: SeatProps): boolean =>
  seat === viewer && view.step === "placing" && legal.size > 0 && !isPast;

interface CountProps {
  readonly name: string;
  readonly count: number;
  /** By what is chosen. */
  readonly after: number | undefined;
  readonly spoken: string;
  readonly children: preact.ComponentChildren;
}

const Count = ({ name, count, after, spoken, children }: CountProps) => (
  <span class="seat-count" data-piece={name}>
    {children}
    <span class="unseen">{spoken}</span>
    <span aria-hidden="true">
      {count}
      {after !== undefined && <span class="seat-after">→{after}</span>}
    </span>
  </span>
);

/** A seat's cubes by kind. */
export function Goods({ view, seat }: Pick<SeatProps, "view" | "seat">) {
  return (
    <span class="goods" data-place={`goods-${seat}`}>
      {KINDS.map((kind, i) => {
        const count = view.cubes[seat * KIND_COUNT + i];
        return (
          <span key={kind} class={count === 0 ? "seat-good is-none" : "seat-good"} data-piece={`goods:${seat}.${kind}`}>
            <SignLine signs={[kind]} />
            <span aria-hidden="true">{count}</span>
            <span class="unseen">{words.text.cubes(count, words.text.names.kinds[kind])}</span>
          </span>
        );
      })}
    </span>
  );
}

/** What the viewer's chosen placement costs; nothing where no worker would be placed. */
function costOfChoice({ view, viewer, seat, choice: { action } }: SeatProps): number | undefined {
  if (seat !== viewer || action === undefined || verbOf(action) !== "place") return undefined;
  return costAt(view, seat, placeOf(action));
}
