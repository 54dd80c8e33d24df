import { expect, test } from "vitest";
import { ys } from "../rules/index.ts";

const LINES = `
bid 4 1
bid 0 0
order 2
pass
place 4 up q2.palace
place 0 down market.green.3
place front 3 down q4.port
replace 2
neutral q1.port
neutral 4 market.red.1
take blue
take white
gem red
best yellow
price green up
price red down
throne 3
bishop
spy
illusionist
queen q3
queen q3.port
magician q1.port.1 market.red.2
magician q2.palace.8 throne.3
mercenary q1.commercial.2
captain q1 q3
herald q1.port.1 to market.red.2
intriguer
merchant
alchemist keep
alchemist blue to red
banker blue up red down
jeweller blue blue
look 2 q1.port.1
look 0 throne.1`
  .trim()
  .split("\n");

test("an action is written as it is read", () => {
  for (const line of LINES) {
    const action = ys.notation.read(line);
    expect(action, line).toBeDefined();
    expect(ys.notation.write(action ?? -1)).toBe(line);
  }
});

test("every number has a text of its own", () => {
  const texts = new Map<string, number>();
  for (let action = 0; action < 20_000; action++) {
    const text = ys.notation.write(action);
    expect(texts.get(text), text).toBeUndefined();
    texts.set(text, action);
    expect(ys.notation.read(text)).toBe(text.startsWith("unknown") ? undefined : action);
  }
});

test("only canonical spellings are read", () => {
  const wrong = [
    "",
    "bid 1 4",
    "bid 4",
    "bid 5 0",
    "bid 4 1 1",
    "bid 04 1",
    " bid 4 1",
    "order 0",
    "order 5",
    "place 4 q1.port",
    "place 4 up q5.port",
    "place 4 up market.black.1",
    "place 4 up q1.port.1",
    "place 5 up q1.port",
    "place front 4 up",
    "take violet",
    "gem black",
    "gem white",
    "queen q5",
    "queen",
    "captain q3 q1",
    "captain q1 q1",
    "captain q1",
    "magician market.red.2 q1.port.1",
    "magician q1.port.9 q2.port.1",
    "magician q1.port.1 throne.4",
    "mercenary throne.1",
    "herald throne.1 to q1.port",
    "herald q1.port.1 into q1.palace",
    "herald q1.port.1",
    "alchemist blue",
    "alchemist blue to blue",
    "banker blue up blue down",
    "jeweller red blue",
    "look 4 q1.port.1",
    "look q1.port.1",
    "pass on",
    "prince",
    "constructor",
    "toString",
    "__proto__",
  ];
  for (const line of wrong) expect(ys.notation.read(line), line).toBeUndefined();
});
