import { FIRST_GAMES } from "@serai/games/list/generated/first-games.ts";
import { PAGES } from "@serai/games/list/generated/pages.ts";
import { Rehearsal } from "@serai/games/list/rehearsal.ts";
import { legalActions } from "@serai/kernel";
import type { AnyGameProps } from "@serai/ui/page.ts";
import { ui } from "@serai/ui/words/index.ts";
import { renderToString } from "preact-render-to-string";
import { describe, expect, test, vi } from "vitest";

// Pages ask how wide the screen is.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));

/** What pages fetch or draw only after their first board; the browser test looks for it. */
const LATER = /(^|data-piece=")(choice:|option:|area:market\.|place:castle|bridge|building:)/;

describe.each(Object.entries(FIRST_GAMES))("the first game of %s", (id, { open }) => {
  test("points at pieces that lie on the page, and its moves can be picked up there", async () => {
    const [first, game, page] = await Promise.all([open(), PAGES[id].rules(), PAGES[id].page()]);
    await Promise.all([ui.load("en"), PAGES[id].text.load("en"), PAGES[id].words?.load("en")]);
    const rehearsal = new Rehearsal(game, first);
    const seats = Array.from({ length: first.seats }, (_, seat) => ({ kind: "bot" as const, name: `S${seat}` }));
    const missing: string[] = [];
    let decision = 0;
    for (const step of first.steps) {
      const { state } = rehearsal.at(decision);
      const view = game.view(state, first.seat);
      const wanted = rehearsal.own[decision];
      const table = {
        id: "t",
        game: id,
        rules: game.rules,
        options: first.options,
        seats,
        commitment: "",
        rated: false,
      };
      const props: AnyGameProps = {
        view,
        table: { ...table, clock: { kind: "none" } },
        viewer: first.seat,
        names: (seat) => `S${seat}`,
        listed: (seat) => `S${seat}`,
        text: PAGES[id].text.text,
        log: [],
        legal: new Set(legalActions(game, state, first.seat)),
        isPast: false,
        changed: new Set(),
        choice: {},
        choose: () => {},
        whyNot: () => {},
      };
      const parts: Readonly<Record<string, string>> = {
        board: renderToString(<page.Board {...props} />),
        hand: renderToString(<page.Hand {...props} />),
        seats: seats
          .map((_, seat) => `${renderToString(<page.SeatNote {...props} seat={seat} />)} data-piece="seat:${seat}"`)
          .join(""),
      };
      for (const pointer of step.point) {
        const [part, piece] = pointer.split(" ");
        if (LATER.test(piece) && !LATER.test(parts[part])) continue;
        if (!parts[part].includes(`data-piece="${piece}"`)) missing.push(`${step.id}: ${pointer}`);
      }
      if (step.kind !== "act") continue;
      expect(page.actionOf(page.choiceOf(wanted, view), view)).toBe(wanted);
      decision++;
    }
    expect(missing).toEqual([]);
  });
});
