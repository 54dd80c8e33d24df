import { useLayoutEffect, useRef } from "preact/hooks";
import { language } from "../device/settings.ts";
import { helpText } from "../text/help/index.ts";
import type { HelpDialogProps } from "./dialog.tsx";
import { helpOn } from "./help-on.ts";
import { stillThere } from "./pieces.ts";
import { placeSheet } from "./place-sheet.ts";
import { Sheet } from "./sheet.tsx";

/** What a piece is, what it does now and what it would score. The piece stays in sight, lit. */
export function PieceHelp(props: HelpDialogProps & { readonly element: Element }) {
  const { element, learning, ask } = props;
  const { game } = props.props.table;
  const sheet = useRef<HTMLElement>(null);
  const light = useRef<HTMLDivElement>(null);
  const text = helpText.text;
  const help = helpOn(element, props);

  // After every drawing: the game goes on under the sheet, and the piece may move.
  useLayoutEffect(() => {
    const place = (): void => {
      if (sheet.current && light.current) placeSheet(stillThere(element), sheet.current, light.current);
    };
    place();
    addEventListener("resize", place);
    return () => removeEventListener("resize", place);
  });

  const chapterOf = (id: string): string | undefined =>
    learning.rules?.text.chapters.find(({ clauses }) => clauses.some((clause) => clause.id === id))?.title;
  const rows = help
    ? ([
        [text.is, help.is],
        [text.now, help.now],
      ] as const)
    : ([[text.is, text.unknown]] as const);
  return (
    <Sheet
      class="is-piece"
      title={help?.title ?? text.help}
      under={help?.under}
      picture={help?.picture}
      sheet={sheet}
      over={<div class="help-light" ref={light} />}
      onClose={() => ask(undefined)}
    >
      <dl class="help-rows">
        {rows.map(
          ([name, sentence]) =>
            sentence !== undefined && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{sentence}</dd>
              </div>
            ),
        )}
        {help?.you && (
          <div>
            <dt>{text.forYou}</dt>
            <dd>
              {help.you.points !== undefined && <strong class="help-points">{help.you.points} </strong>}
              {help.you.text}
              {help.you.drawing}
            </dd>
          </div>
        )}
      </dl>
      {help && help.clauses.length > 0 && (
        <p class="help-clauses">
          {help.clauses.map((id) => (
            // In a tab of its own, so that nobody leaves the table for it.
            <a
              key={id}
              class="button"
              href={`/${game}/rules?lang=${language.value}#${id}`}
              target="_blank"
              rel="noopener"
            >
              <span>
                <strong>{id}</strong> {chapterOf(id)}
              </span>
            </a>
          ))}
        </p>
      )}
    </Sheet>
  );
}
