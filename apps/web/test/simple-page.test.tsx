import { type Goofspiel, game } from "@serai/games/goofspiel/rules/game.ts";
import { text } from "@serai/games/goofspiel/words/en.ts";
import { begin, keyFromWords } from "@serai/kernel";
import type { GameProps } from "@serai/ui/page.ts";
import { simplePage } from "@serai/ui/simple-page.tsx";
import { ui } from "@serai/ui/words/index.ts";
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";

test("a page without a board of its own shows points where they are known, and its fields in the game's words", async () => {
  await ui.load("en");
  const { state } = begin(game, { options: {}, seats: 2, key: keyFromWords("simple") });
  const seats = [
    { kind: "bot", name: "Anna" },
    { kind: "bot", name: "Béla" },
  ] as const;
  const props: GameProps<Goofspiel> = {
    view: game.view(state, 0),
    table: {
      id: "t",
      game: "goofspiel",
      rules: 1,
      options: {},
      seats,
      commitment: "",
      rated: false,
      clock: { kind: "none" },
    },
    viewer: 0,
    names: (seat) => seats[seat]?.name ?? "",
    listed: (seat) => seats[seat]?.name ?? "",
    text: {
      ...text,
      fields: {
        points: "Points",
        ahead: { label: "Prizes to come", say: (ahead: readonly number[]) => `${ahead.length} left` },
      },
    },
    log: [],
    legal: new Set(),
    isPast: false,
    changed: new Set(),
    choice: {},
    choose: () => {},
    whyNot: () => {},
  };
  const page = simplePage<Goofspiel>({ game, seats: () => [{ total: 3 }, {}] });
  expect(renderToString(<page.SeatNote {...props} seat={0} />)).toContain("3 points");
  expect(renderToString(<page.SeatNote {...props} seat={1} />)).not.toContain("points");
  const board = renderToString(<page.Board {...props} />);
  expect(board).toContain("You 0, Béla 0");
  expect(board).toContain("12 left");
});
