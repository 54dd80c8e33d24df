import { ABOUT } from "@serai/games/list/generated/about.ts";
import { FIGURES } from "@serai/games/list/generated/figures.ts";
import { PAGES } from "@serai/games/list/generated/pages.ts";
import { RULES_TEXTS } from "@serai/games/list/generated/rules-texts.ts";
import { gameText } from "@serai/games/list/words.ts";
import { speak } from "@serai/ui/words/catalogue.ts";
import { LANGUAGES, type Language } from "@serai/words/game-text";
import { renderToString } from "preact-render-to-string";
import { rulesPage as en } from "../text/rules/en.ts";
import { rulesPage as hu } from "../text/rules/hu.ts";
import { rulesPage as nl } from "../text/rules/nl.ts";
import type { RulesPageText } from "../text/rules/rules-page-text.ts";
import { RulesDocument } from "./document.tsx";

const TEXTS: Readonly<Record<Language, RulesPageText>> = { en, hu, nl };

export interface RulesPage {
  readonly game: string;
  readonly language: Language;
  readonly html: string;
}

/**
 * Every rules page there is, as whole documents.
 * @param stylesOf addresses of the style sheets that a game's page needs @param script the address of its search
 */
export async function rulesPages(stylesOf: (game: string) => readonly string[], script: string): Promise<RulesPage[]> {
  const pages: RulesPage[] = [];
  for (const [game, { words }] of Object.entries(ABOUT)) {
    const texts = RULES_TEXTS[game];
    if (texts === undefined) continue;
    for (const language of LANGUAGES) {
      const about = words[language];
      const text = TEXTS[language];
      const rules = await texts[language]();
      const { options } = gameText(game, language);
      const figures = Object.hasOwn(FIGURES, game) ? await FIGURES[game][language]() : {};
      // Parts of a board take their letters from the page's words: fetched here, drawn at once.
      await PAGES[game].words?.load(language);
      await speak(language);
      const props = { game, language, about, rules, options, text, figures };
      const title = text.title(about.name);
      const head = headOf({ game, language, title, description: rules.short.aim, styles: stylesOf(game), script });
      const body = withoutStyles(renderToString(<RulesDocument {...props} />));
      pages.push({
        game,
        language,
        html: `<!doctype html><html lang="${language}">${head}<body>${body}</body></html>`,
      });
    }
  }
  return pages;
}

/** Parts of a board time their motion by style attributes: here nothing moves, and the page's policy forbids them. */
const withoutStyles = (html: string): string => html.replaceAll(/ style="[^"]*"/g, "");

interface HeadProps {
  readonly game: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly styles: readonly string[];
  readonly script: string;
}

function headOf({ game, language, title, description, styles, script }: HeadProps): string {
  return renderToString(
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content="light dark" />
      <title>{`${title} · Serai`}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`/covers/${game}.png`} />
      <meta property="og:locale" content={language} />
      {LANGUAGES.map((one) => (
        <link key={one} rel="alternate" hreflang={one} href={`/${game}/rules?lang=${one}`} />
      ))}
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      {styles.map((style) => (
        <link key={style} rel="stylesheet" href={`/${style}`} />
      ))}
      <script type="module" src={`/${script}`} />
    </head>,
  );
}
