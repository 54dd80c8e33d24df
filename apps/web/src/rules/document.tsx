import { Arch } from "@serai/ui/art/icons.tsx";
import type { Figures } from "@serai/ui/figures.ts";
import type { AboutWords } from "@serai/words/about";
import type { Language, OptionText } from "@serai/words/game-text";
import { LANGUAGES } from "@serai/words/game-text";
import type { Clause, RulesText } from "@serai/words/rules-text";
import type { RulesPageText } from "../text/rules/rules-page-text.ts";
import { FigureView } from "./figure.tsx";

export interface RulesDocumentProps {
  readonly game: string;
  readonly language: Language;
  readonly about: AboutWords;
  readonly rules: RulesText;
  readonly options: Readonly<Record<string, OptionText>>;
  readonly text: RulesPageText;
  readonly figures: Figures;
}

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", hu: "Magyar", nl: "Nederlands" };

/** Chapters after the game's own. */
const OPTIONS = "house-rules";
const EDITIONS = "editions";
const GENERAL = "general";

/** The rules of one game in one language: a page that needs no script. */
export function RulesDocument(props: RulesDocumentProps) {
  const { game, language, about, rules, text, figures } = props;
  const chapters = rules.chapters.map(({ title, clauses }, i) => ({
    id: `chapter-${i + 1}`,
    title: `${i + 1} ${title}`,
    clauses,
  }));
  const contents = [
    { id: "short", title: text.short },
    ...chapters,
    { id: OPTIONS, title: text.options },
    { id: EDITIONS, title: text.editions },
    { id: GENERAL, title: text.general },
  ];
  return (
    <>
      <header class="header">
        <a class="icon-button home-link" href="/" aria-label={text.allGames}>
          <Arch />
        </a>
        <div class="header-title">
          <a class="rules-game" href={`/${game}`}>
            {about.name}
          </a>
          <p class="header-status">{text.rules}</p>
        </div>
        <nav class="rules-languages" aria-label={LANGUAGES.map((one) => LANGUAGE_NAMES[one]).join(", ")}>
          {LANGUAGES.map((one) => (
            <a
              key={one}
              href={`/${game}/rules?lang=${one}`}
              lang={one}
              hreflang={one}
              aria-label={`${one.toUpperCase()} ${LANGUAGE_NAMES[one]}`}
              {...(one === language && { "aria-current": "true" as const })}
            >
              {one.toUpperCase()}
            </a>
          ))}
        </nav>
      </header>
      <main>
        <h1 class="unseen">{text.title(about.name)}</h1>
        <ShortRulesSection {...props} />
        <div class="rules-columns">
          <div class="rules-guide">
            <SearchForm text={text} />
            <nav class="rules-contents" aria-label={text.contents}>
              {contents.map(({ id, title }) => (
                <a key={id} href={`#${id}`}>
                  {title}
                </a>
              ))}
            </nav>
          </div>
          <div class="rules">
            <p class="rules-found" role="status" />
            {chapters.map(({ id, title, clauses }) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`}>
                <h2 id={`${id}-title`}>{title}</h2>
                {clauses.map((clause) => (
                  <ClauseLine key={clause.id} clause={clause} text={text} figures={figures} />
                ))}
              </section>
            ))}
            <section id={OPTIONS} aria-labelledby={`${OPTIONS}-title`}>
              <h2 id={`${OPTIONS}-title`}>{text.options}</h2>
              <p>{text.optionsHint}</p>
              <dl class="rules-options">
                {Object.entries(props.options).map(([name, { label, hint, values }]) => (
                  <div key={name} id={`option-${name}`}>
                    <dt>{label}</dt>
                    <dd>
                      {hint}
                      {values && <span class="rules-values">{Object.values(values).join(" · ")}</span>}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
            <section id={EDITIONS} aria-labelledby={`${EDITIONS}-title`}>
              <h2 id={`${EDITIONS}-title`}>{text.editions}</h2>
              {rules.editions.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </section>
            <section id={GENERAL} aria-labelledby={`${GENERAL}-title`}>
              <h2 id={`${GENERAL}-title`}>{text.general}</h2>
              {text.generalClauses.map((clause) => (
                <ClauseLine key={clause.id} clause={clause} text={text} figures={figures} />
              ))}
            </section>
          </div>
        </div>
      </main>
    </>
  );
}

/** Shown by the script that answers it (search.ts). */
function SearchForm({ text: { search, found } }: { readonly text: RulesPageText }) {
  return (
    <search class="rules-search" hidden data-none={found.none} data-one={found.one} data-many={found.many}>
      <input type="search" aria-label={search} placeholder={search} autocomplete="off" enterkeyhint="search" />
    </search>
  );
}

/** The whole game on one screen. */
function ShortRulesSection({ game, rules: { short }, text, figures }: RulesDocumentProps) {
  return (
    <section id="short" class="rules-short" aria-labelledby="short-title">
      <h2 id="short-title" class="unseen">
        {text.short}
      </h2>
      <p class="rules-aim">
        <strong>{text.aim}.</strong> {short.aim}
      </p>
      <div class="rules-turn">
        <h3>{text.turn}</h3>
        <ol>
          {short.turn.map((step, i) => {
            const picture = figures[`short-${i + 1}`]?.[0];
            return (
              <li key={step.title}>
                {picture && (
                  <span class="figure-picture" aria-hidden="true">
                    {picture.picture}
                  </span>
                )}
                <p>
                  <strong>
                    {i + 1} {step.title}
                  </strong>{" "}
                  {step.text}
                </p>
              </li>
            );
          })}
        </ol>
      </div>
      <div class="rules-scoring">
        <h3>{text.scoring}</h3>
        {Object.hasOwn(figures, "scoring") && <FigureView name="scoring" figure={figures.scoring} steps={text.steps} />}
        <ul>
          {short.scoring.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <p class="rules-ways">
        <a class="button button-main" href={`/${game}`}>
          {text.play}
        </a>
      </p>
    </section>
  );
}

interface ClauseLineProps {
  readonly clause: Clause;
  readonly text: RulesPageText;
  readonly figures: Figures;
}

function ClauseLine({ clause: { id, text: words, list, ruling, figure }, text, figures }: ClauseLineProps) {
  return (
    <article id={id} class="clause">
      <p class="clause-words">
        <a class="clause-id" href={`#${id}`}>
          {id}
        </a>{" "}
        {words}
      </p>
      {list && (
        <dl class="clause-list">
          {list.map(({ title, text: what }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      )}
      {(ruling || figure) && (
        <div class="clause-side">
          {figure !== undefined && Object.hasOwn(figures, figure) && (
            <FigureView name={figure} figure={figures[figure]} steps={text.steps} />
          )}
          {ruling && (
            <aside class="ruling">
              <strong class="ruling-mark">{text.ruling}</strong>
              <p>
                <strong>{text.booklet}</strong> {ruling.booklet}
              </p>
              <p>
                <strong>{text.why}</strong> {ruling.why}
              </p>
            </aside>
          )}
        </div>
      )}
    </article>
  );
}
