import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");
const GLOSSARY = readFileSync(join(ROOT, "docs/glossary.md"), "utf8");

const LANGUAGES = { English: "en", Hungarian: "hu", Dutch: "nl" } as const;

/** The last column of a language's table. */
function forbiddenIn(title: string): string[] {
  const [, section = ""] = GLOSSARY.split(`\n## ${title}\n`);
  const [own] = section.split("\n## ");
  const rows = own.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| thing"));
  return rows.flatMap((row) =>
    (row.split("|")[3] ?? "")
      .split(",")
      .map((word) => word.trim())
      .filter((word) => word !== ""),
  );
}

/** Files with what people read in a language: the pages' and the tools', the shared ones, and every game's. */
const messageFiles = (language: string): string[] =>
  ["apps/*/src/text", "words/src", "ui/src", "games/*/words", "games/*/learn"].flatMap((folder) =>
    [`${folder}/**/${language}.ts`, `${folder}/**/${language}/*.ts`].flatMap((pattern) =>
      globSync(pattern, { cwd: ROOT }),
    ),
  );

describe.each(Object.entries(LANGUAGES))("%s", (title, language) => {
  const forbidden = forbiddenIn(title);
  const files = messageFiles(language);

  test("the glossary and the message files are found", () => {
    expect(forbidden.length).toBeGreaterThan(2);
    expect(files.length).toBeGreaterThan(10);
  });

  test.each(forbidden)("“%s” is written nowhere", (word) => {
    const pattern = new RegExp(`(?<!\\p{L})${word}`, "iu");
    const found = files.flatMap((file) =>
      readFileSync(join(ROOT, file), "utf8")
        .split("\n")
        .flatMap((line, i) => (pattern.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });
});
