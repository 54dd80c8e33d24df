import { FIGURES } from "@serai/games/list/generated/figures.ts";
import { PAGES } from "@serai/games/list/generated/pages.ts";
import { RULES_TEXTS } from "@serai/games/list/generated/rules-texts.ts";
import { speak } from "@serai/ui/words/catalogue.ts";
import { LANGUAGES } from "@serai/words/game-text";
import { renderToString } from "preact-render-to-string";
import { describe, expect, test } from "vitest";

describe.each(Object.keys(FIGURES))("drawings of the rules of %s", (game) => {
  test("every clause that names a drawing has it, and the short rules have theirs", async () => {
    const [rules, figures] = await Promise.all([RULES_TEXTS[game].en(), FIGURES[game].en()]);
    const named = rules.chapters.flatMap(({ clauses }) => clauses.flatMap(({ figure }) => figure ?? []));
    const short = rules.short.turn.map((_, i) => `short-${i + 1}`);
    expect([...named, ...short, "scoring"].filter((name) => !Object.hasOwn(figures, name))).toEqual([]);
  });

  test("they have the same steps in every language, each drawn and said", async () => {
    const all = await Promise.all(LANGUAGES.map((language) => FIGURES[game][language]()));
    await PAGES[game].words?.load("en");
    await speak("en");
    for (const figures of all) {
      expect(Object.entries(figures).map(([name, steps]) => [name, steps.length])).toEqual(
        Object.entries(all[0]).map(([name, steps]) => [name, steps.length]),
      );
      for (const step of Object.values(figures).flat()) {
        expect(renderToString(step.picture)).toContain("<svg");
        expect(step.caption.length).toBeGreaterThan(8);
      }
    }
  });
});
