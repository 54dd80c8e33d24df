import { useSignal } from "@preact/signals";
import { lettersFor } from "@serai/ui/art/seat-mark.tsx";
import type { Sign } from "@serai/ui/help.ts";
import { useEffect } from "preact/hooks";
import { language } from "../device/settings.ts";
import { isWide } from "../device/wide.ts";
import { helpText } from "../text/help/index.ts";
import { rulesPageText } from "../text/rules/index.ts";
import { commonLegend } from "./common.tsx";
import type { HelpDialogProps } from "./dialog.tsx";
import { helpOn } from "./help-on.ts";
import { pieceIn, piecesIn } from "./pieces.ts";
import { RulesSearch } from "./rules-search.tsx";
import { Sheet } from "./sheet.tsx";

type Part = "short" | "signs" | "pieces";

/** The short rules, every sign, and every piece on the screen by its name. */
export function HelpOverview(all: HelpDialogProps) {
  const { learning, props, waiting, root, ask } = all;
  const { view, viewer, names, listed, table } = props;
  const text = helpText.text;
  const find = (selector: string): Element | undefined =>
    [...root.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0);
  const letters = lettersFor(table.seats.map(({ name }) => name));
  const signs: readonly Sign[] = [
    ...(learning.help?.text.legend({ view, viewer, names, listed, letters }) ?? []),
    ...commonLegend({ props, waiting }, (selector) => find(selector) !== undefined),
  ];
  const parts: readonly (readonly [Part, string])[] = [
    ...(learning.rules ? [["short", rulesPageText.text.short] as const] : []),
    ["signs", text.signs],
    ["pieces", text.pieces],
  ];
  const part = useSignal<Part>(parts[0][0]);
  return (
    <Sheet
      class="is-everything"
      title={`${text.help}: ${props.text.name}`}
      over={isWide.value && part.value === "signs" && <Pins signs={signs} find={find} />}
      onClose={() => ask(undefined)}
    >
      <p class="help-hint">{text.howToAsk}</p>
      <div class="help-parts">
        {parts.map(([one, label]) => (
          <button
            key={one}
            type="button"
            aria-pressed={part.value === one}
            onClick={() => {
              part.value = one;
            }}
          >
            {label}
          </button>
        ))}
      </div>
      {part.value === "short" && <ShortRules {...all} />}
      {part.value === "signs" && <SignList signs={signs} />}
      {part.value === "pieces" && <PieceList {...all} />}
    </Sheet>
  );
}

function SignList({ signs }: { readonly signs: readonly Sign[] }) {
  return (
    <ul class="help-signs">
      {signs.map(({ picture, title, text: what }, i) => (
        <li key={i}>
          {isWide.value && <Pin number={i + 1} />}
          <span class="help-picture" aria-hidden="true">
            {picture}
          </span>
          <span>
            {title !== undefined && <strong>{title}. </strong>}
            {what}
          </span>
        </li>
      ))}
    </ul>
  );
}

function ShortRules({ learning, props }: HelpDialogProps) {
  const rules = learning.rules?.text;
  const text = rulesPageText.text;
  if (rules === undefined) return undefined;
  const { short } = rules;
  return (
    <section class="help-short">
      <RulesSearch game={props.table.game} rules={rules}>
        <p>
          <strong>{text.aim}.</strong> {short.aim}
        </p>
        <ol>
          {short.turn.map(({ title, text: what }) => (
            <li key={title}>
              <strong>{title}.</strong> {what}
            </li>
          ))}
        </ol>
        <p>
          <strong>{text.scoring}.</strong> {short.scoring.join(" ")}
        </p>
      </RulesSearch>
      <p class="help-clauses">
        <a class="button" href={`/${props.table.game}/rules?lang=${language.value}`} target="_blank" rel="noopener">
          {helpText.text.wholeRules}
        </a>
      </p>
    </section>
  );
}

/** For those who cannot hold or click a piece: each by its name, in the order of the page. */
function PieceList(all: HelpDialogProps) {
  const pieces = piecesIn(all.root).flatMap((element) => {
    const help = helpOn(element, all);
    return help ? [{ element, help }] : [];
  });
  return (
    <ul class="help-pieces">
      {pieces.map(({ element, help }) => (
        <li key={pieceIn(element)}>
          <button type="button" onClick={() => all.ask({ kind: "piece", element })}>
            <span class="help-picture" aria-hidden="true">
              {help.picture}
            </span>
            <span>
              {help.title}
              {help.under !== undefined && <small> {help.under}</small>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface PinsProps {
  readonly signs: readonly Sign[];
  find(selector: string): Element | undefined;
}

/** The numbers of the signs, at the signs themselves. */
function Pins({ signs, find }: PinsProps) {
  const drawn = useSignal(0);
  useEffect(() => {
    const again = (): void => {
      drawn.value++;
    };
    addEventListener("resize", again);
    return () => removeEventListener("resize", again);
  }, [drawn]);
  return (
    <div class="help-pins" aria-hidden="true" data-drawn={drawn.value}>
      {signs.map(({ at }, i) => {
        const box = at === undefined ? undefined : find(at)?.getBoundingClientRect();
        return box && <Pin key={i} number={i + 1} at={box} />;
      })}
    </div>
  );
}

interface PinProps {
  readonly number: number;
  readonly at?: DOMRect;
}

const Pin = ({ number, at }: PinProps) => (
  <span class="help-pin" style={at && { left: `${at.left}px`, top: `${at.top}px` }} aria-hidden="true">
    {number}
  </span>
);
