import { expect, test } from "vitest";
import { follow } from "../src/sw/follow.ts";

/** What a click on a notice does, with these addresses open. */
async function clicked(data: unknown, open: readonly string[]): Promise<string[]> {
  const done: string[] = [];
  const pages = open.map((url) => ({ url, focus: async () => void done.push(`focus ${url}`) }));
  await follow(
    { matchAll: async () => pages, openWindow: async (path) => void done.push(`open ${path}`) },
    { data, close: () => void done.push("close") },
  );
  return done;
}

test("a click on a notice leads to its table: to its page where one is open, else to a new one", async () => {
  const [home, table] = ["https://serai.example/", "https://serai.example/t/table-1?a=b"];
  expect(await clicked("/t/table-1", [])).toEqual(["close", "open /t/table-1"]);
  expect(await clicked("/t/table-1", [home])).toEqual(["close", "open /t/table-1"]);
  expect(await clicked("/t/table-1", [home, table])).toEqual(["close", `focus ${table}`]);
  expect(await clicked(undefined, [table])).toEqual(["close", "open /"]);
});
