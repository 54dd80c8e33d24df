import type { Choice, GameProps } from "@serai/ui/page.ts";
import { focusAfterKey, focusConfirmAfterKey, walkWithArrows } from "@serai/ui/parts/focus.ts";
import type { ComponentChildren } from "preact";
import { actions as act, parts, type Ys } from "../rules/index.ts";
import { isOpen, isPicked, pairOf, pick, pickOfPair, valuesOf } from "./choice.ts";
import { BrokerFace, Front, GemFace, LookFace, NeutralFace, QuarterFace, StepFace, ZoneFace } from "./faces.tsx";
import type { Fields } from "./moves.ts";
import { OPEN_PLACE } from "./place-button.tsx";
import { words } from "./words.ts";

interface Line {
  readonly label: string;
  readonly field: string;
  readonly isPair?: boolean;
  /** The rest of the decision is on the board: once picked, the others make room for it. */
  readonly leadsToBoard?: boolean;
  /** What goes with every value of the field. */
  readonly and?: Fields;
  face(value: number): ComponentChildren;
}

/** What the decision is made of besides brokers behind the screen and places on the board, as rows of big targets. */
export function Chooser(props: GameProps<Ys>) {
  const lines = linesFor(props).filter((line) => valuesFor(props, line).length > 0);
  if (lines.length === 0) return undefined;
  return (
    <div class="chooser">
      {lines.map((line, i) => (
        <ChooserLine key={line.field} {...props} line={line} isFirst={i === 0} />
      ))}
    </div>
  );
}

const valuesFor = ({ legal, choice }: GameProps<Ys>, { field, isPair, and }: Line): number[] => {
  const { card } = choice;
  const held: Choice = { ...(card !== undefined && { card }), ...and };
  return isPair
    ? [...new Set([...valuesOf(legal, held, "a"), ...valuesOf(legal, held, "b")])].sort((a, b) => a - b)
    : valuesOf(legal, held, field);
};

const shownOf = (props: GameProps<Ys>, line: Line): number[] => {
  const { [line.field]: picked } = props.choice;
  return line.leadsToBoard && picked !== undefined ? [picked] : valuesFor(props, line);
};

function ChooserLine(props: GameProps<Ys> & { readonly line: Line; readonly isFirst: boolean }) {
  const { legal, choice, choose, line, isFirst } = props;
  const { label, field, isPair = false, leadsToBoard, and, face } = line;
  const picked = pairOf(choice);
  return (
    <fieldset class="chooser-line" onKeyDown={walkWithArrows}>
      <legend>{label}</legend>
      <div class="chooser-options">
        {shownOf(props, line).map((value, i) => {
          const wanted = { ...and, [field]: value };
          const times = isPair ? picked.filter((one) => one === value).length : Number(isPicked(choice, wanted));
          const open = isPair || isOpen(legal, choice, wanted);
          return (
            <button
              key={value}
              type="button"
              class={open ? "chooser-option is-open" : "chooser-option"}
              data-piece={`option:${field}-${value}`}
              data-first={isFirst && i === 0 ? "" : undefined}
              aria-pressed={times > 0}
              onClick={(event) => {
                const chosen = isPair ? pickOfPair(legal, choice, value) : pick(legal, choice, wanted);
                choose(chosen);
                if (chosen.action !== undefined) focusConfirmAfterKey(event);
                else if (leadsToBoard) focusAfterKey(event, OPEN_PLACE);
              }}
            >
              {face(value)}
              {times > 1 && <span class="chooser-times">×{times}</span>}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

const gemFace = (value: number) => <GemFace gem={value} />;

function linesFor(props: GameProps<Ys>): Line[] {
  const { view, choice } = props;
  const { text } = words;
  if (choice.card !== undefined) return linesOfCard(props);
  switch (view.step) {
    case "ordering":
      return [{ label: text.order, field: "position", face: (position) => text.position(position + 1) }];
    case "placing":
      return [
        {
          label: text.fromFront,
          field: "value",
          and: { from: act.FROM_FRONT },
          face: (value) => <Front {...props} value={value} />,
        },
      ];
    case "placingNeutral":
      return view.own?.neutrals
        ? [{ label: text.neutral, field: "neutral", face: (value) => <NeutralFace {...props} value={value} /> }]
        : [];
    case "taking":
    case "choosing":
      return [{ label: view.step === "taking" ? text.takeGem : text.chooseGem, field: "gem", face: gemFace }];
    case "columns":
      return [{ label: text.bestColumn, field: "column", face: gemFace }];
    case "pricing":
      return [
        { label: text.whichPrice, field: "colour", face: gemFace },
        { label: text.whichWay, field: "step", face: (step) => <StepFace step={step} /> },
      ];
    case "favour":
      return [{ label: text.toThrone, field: "favoured", face: (value) => <Front {...props} value={value} /> }];
    default:
      return [];
  }
}

/** What a character asks: Queen, Magician, Mercenary, Captain, Herald, Alchemist, Banker, Jeweller, and the Spy's looks. */
function linesOfCard(props: GameProps<Ys>): Line[] {
  const { text } = words;
  const own = (value: number) => <BrokerFace {...props} name={value} />;
  const lines: readonly (Line & { readonly cards: readonly string[] })[] = [
    { cards: ["queen"], label: text.closeZone, field: "zone", face: (zone) => <ZoneFace zone={zone} /> },
    { cards: ["magician"], label: text.swapBrokers, field: "a", isPair: true, face: own },
    { cards: ["mercenary"], label: text.whichBroker, field: "broker", face: own },
    { cards: ["herald"], label: text.whichBroker, field: "broker", leadsToBoard: true, face: own },
    { cards: ["captain"], label: text.swapShips, field: "a", isPair: true, face: (at) => <QuarterFace quarter={at} /> },
    { cards: ["alchemist"], label: text.giveGem, field: "give", face: gemFace },
    { cards: ["alchemist"], label: text.getGem, field: "get", face: gemFace },
    { cards: ["alchemist"], label: text.orKeep, field: "keep", face: () => text.keep },
    { cards: ["banker"], label: text.priceUp, field: "raised", face: gemFace },
    { cards: ["banker"], label: text.priceDown, field: "lowered", face: gemFace },
    { cards: ["jeweller"], label: text.twoGems, field: "a", isPair: true, face: gemFace },
    { cards: ["spy"], label: text.lookAt, field: "look", face: (action) => <LookFace {...props} action={action} /> },
  ];
  return lines.filter(({ cards }) => cards.includes(parts.CHARACTERS[props.choice.card]));
}
