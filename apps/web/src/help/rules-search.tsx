import { useSignal } from "@preact/signals";
import type { Clause, RulesText } from "@serai/words/rules-text";
import type { ComponentChildren } from "preact";
import { language } from "../device/settings.ts";
import { hasAll, placesOf, wordsIn } from "../rules/find.ts";
import { rulesPageText } from "../text/rules/index.ts";

interface RulesSearchProps {
  readonly game: string;
  readonly rules: RulesText;
  /** In sight until something is typed. */
  readonly children: ComponentChildren;
}

/** The clauses of the rules page that have every word typed, each with its link. */
export function RulesSearch({ game, rules, children }: RulesSearchProps) {
  const typed = useSignal("");
  const { search, found: counted } = rulesPageText.text;
  const words = wordsIn(typed.value);
  const isSearching = words.length > 0;
  const found = isSearching ? clausesWith(rules, words) : [];
  const sentence = found.length === 0 ? counted.none : found.length === 1 ? counted.one : counted.many;
  return (
    <>
      <search class="help-search">
        <input
          type="search"
          aria-label={search}
          placeholder={search}
          autocomplete="off"
          enterkeyhint="search"
          onInput={({ currentTarget }) => {
            typed.value = currentTarget.value;
          }}
        />
      </search>
      <p class="help-found" role="status">
        {isSearching && sentence.replace("#", String(found.length))}
      </p>
      {isSearching ? (
        <ul class="help-found-clauses">
          {found.map((clause) => (
            <li key={clause.id}>
              <a href={`/${game}/rules?lang=${language.value}#${clause.id}`} target="_blank" rel="noopener">
                {clause.id}
              </a>{" "}
              {textsOf(clause, words).map((text, i) => (
                <p key={i}>
                  <Marked text={text} words={words} />
                </p>
              ))}
            </li>
          ))}
        </ul>
      ) : (
        children
      )}
    </>
  );
}

/** All that a clause says. */
const wholeText = ({ id, text, list = [], ruling }: Clause): string =>
  [id, text, ...list.map((one) => `${one.title} ${one.text}`), ruling?.booklet, ruling?.why].join(" ");

export const clausesWith = ({ chapters }: RulesText, words: readonly string[]): readonly Clause[] =>
  chapters.flatMap(({ clauses }) => clauses).filter((clause) => hasAll(wholeText(clause), words));

/** The clause and, of what it enumerates, that which has one of the words. */
const textsOf = ({ text, list = [] }: Clause, words: readonly string[]): readonly string[] => [
  text,
  ...list.map((one) => `${one.title}: ${one.text}`).filter((one) => words.some((word) => hasAll(one, [word]))),
];

function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  const pieces: ComponentChildren[] = [];
  let done = 0;
  for (const [from, to] of placesOf(text, words).toSorted(([a], [b]) => a - b)) {
    if (from < done) continue;
    pieces.push(text.slice(done, from), <mark key={from}>{text.slice(from, to)}</mark>);
    done = to;
  }
  return <>{[...pieces, text.slice(done)]}</>;
}
