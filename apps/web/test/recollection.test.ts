import { FastChance, firstOf, keyFromWords, keyToHex, readOptions } from "@serai/kernel";
import { type SeatInfo, Table } from "@serai/table";
import { expect, test } from "vitest";
import { isPractice } from "../src/hints/practice.ts";
import { Recollection } from "../src/hints/recollection.ts";
import { takeDown } from "../src/offline/boxes.ts";

const OWN = 0;
const SEATS = 3;

async function tableOf(
  id: string,
): Promise<{ readonly table: Table; readonly game: Awaited<ReturnType<typeof takeDown>>["game"] }> {
  const { game } = await takeDown(id);
  const table = new Table(
    game,
    {
      id,
      game: id,
      rules: game.rules,
      options: readOptions(game.options, {}, SEATS),
      seats: ["Anna", "Béla", "Cleo"].map((name) => ({ kind: "person", name })),
      clock: { kind: "none" },
      commitment: "",
      key: keyToHex(keyFromWords(id)),
      fair: { table: id, secret: "", nonces: [] },
      at: 0,
    },
    [],
  );
  return { table, game };
}

test.each(["sultan", "byzanz", "ys"])("%s: what the page remembers is what a bot in the seat would", async (id) => {
  const { table, game } = await tableOf(id);
  const first = table.whole(OWN, 0);
  if (first.type !== "table") throw new Error("a table says how it stands");
  const recollection = new Recollection(game, OWN, id);
  recollection.hear(first);
  const chance = new FastChance(5);
  let heard = first.number;
  let undone = 0;

  function look(): void {
    const news = table.since(OWN, heard, 0);
    if (news.type !== "events") throw new Error("nothing was missed");
    heard = news.number;
    recollection.hear(news);
    const { view, memory, legal } = table.sightOf(OWN);
    expect(recollection.sight(view, legal)?.memory).toEqual(memory);
  }

  for (let n = 0; !table.over; n++) {
    const seat = firstOf(table.deciders);
    const { legal } = table.sightOf(seat);
    const standing = table.whole(seat, 0);
    if (standing.type !== "table") throw new Error("a table says how it stands");
    const action = game.notation.write(legal[chance.int(legal.length)]);
    table.command(seat, { type: "act", id: `${n}`, decision: standing.decision, action }, 0);
    look();
    const after = table.whole(seat, 0);
    // Every third time it may be, a move is taken back: it has then not been made.
    if (after.type !== "table" || !after.undo || chance.int(3) > 0) continue;
    table.command(seat, { type: "undo", id: `${n} back`, decision: after.decision }, 0);
    undone++;
    look();
  }
  expect(undone > 0).toBe(id !== "sultan");
});

test("whoever comes in the middle of a game remembers nothing rather than something wrong", async () => {
  const { table, game } = await tableOf("sultan");
  for (let n = 0; n < 12; n++) {
    const seat = firstOf(table.deciders);
    const standing = table.whole(seat, 0);
    if (standing.type !== "table") throw new Error("a table says how it stands");
    table.command(seat, { type: "act", id: `${n}`, decision: standing.decision, action: standing.legal[0] }, 0);
  }
  const late = table.whole(OWN, 0);
  if (late.type !== "table") throw new Error("a table says how it stands");
  const recollection = new Recollection(game, OWN, "sultan");
  recollection.hear(late);
  expect(recollection.sight(late.view, [])).toBeUndefined();
});

test("hints are for practice: alone among bots, and never where the result counts", () => {
  const alone: SeatInfo[] = [
    { kind: "person", name: "Anna" },
    { kind: "bot", name: "Béla", bot: "trader" },
  ];
  expect(isPractice({ rated: false, seats: alone }, OWN)).toBe(true);
  expect(isPractice({ rated: true, seats: alone }, OWN)).toBe(false);
  expect(isPractice({ rated: false, seats: [...alone, { kind: "person", name: "Cleo" }] }, OWN)).toBe(false);
});
