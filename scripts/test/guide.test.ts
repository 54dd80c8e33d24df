import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const TEMPLATE = join(ROOT, "scripts/add-game/template");

/** The code of the guide is quoted from the template, which is compiled and tested. */
test("every code block of the guide stands in what `serai add-game` writes", () => {
  const written = readdirSync(TEMPLATE, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => readFileSync(join(TEMPLATE, file), "utf8"));
  const guide = readFileSync(join(ROOT, "docs/add-a-game.md"), "utf8");
  const blocks = [...guide.matchAll(/```ts\n(.*?)```/gs)].map(([, block]) => block);
  expect(blocks.length).toBeGreaterThan(2);
  expect(blocks.filter((block) => !written.some((text) => text.includes(block)))).toEqual([]);
});

test("every file that the guides name is there", () => {
  for (const guide of ["add-a-game.md", "add-a-game-page.md", "architecture.md"]) {
    const text = readFileSync(join(ROOT, "docs", guide), "utf8");
    for (const [, link] of text.matchAll(/\]\(((?!https?:)[^)#]+)\)/g))
      expect(() => readdirOrFile(join(ROOT, "docs", link)), `${guide}: ${link}`).not.toThrow();
  }
});

function readdirOrFile(path: string): unknown {
  try {
    return readFileSync(path);
  } catch (error) {
    if (Object(error).code === "EISDIR") return readdirSync(path);
    throw error;
  }
}
