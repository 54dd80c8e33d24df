import { PAGE_IDS } from "@serai/games/list/generated/ids.ts";
import { gameById } from "@serai/games/list/index.ts";
import { sultan } from "@serai/games/sultan/rules/index.ts";
import { writeRecord } from "@serai/kernel";
import { ui as gameUi } from "@serai/ui/words/index.ts";
import { renderToString } from "preact-render-to-string";
import { expect, test, vi } from "vitest";
import { openReplay } from "../src/replay/replay.ts";
import { Scene } from "../src/replay/scene.tsx";
import { ui } from "../src/text/index.ts";
import { replayText } from "../src/text/replay/index.ts";
import { randomRecord } from "./support/random-record.ts";

// Pages ask how wide the screen is.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));

const HAND = /<section class="hand".*?<\/section>/gs;
const CARD = /data-piece="hand-card:(\d+)"/g;
/** A card that lies face down, and the value on its back, which is there for those who may know it. */
const OWN = /class="laid-card seat-(\d)[^>]*>(?:(?!class="laid-card seat-).)*?class="laid-card-own"/gs;

const handsIn = (html: string): string[][] =>
  [...html.matchAll(HAND)].map(([hand]) => [...hand.matchAll(CARD)].map(([, card]) => card));
const ownersIn = (html: string): number[] => [...html.matchAll(OWN)].map(([, seat]) => Number(seat));

test.each([2, 3])(
  "of %i seats none sees another's hand or cards, at any moment, unless everything is open",
  async (n) => {
    const replay = await openReplay(writeRecord(randomRecord(sultan, n, {}, 1)));
    await Promise.all([ui.load("en"), gameUi.load("en"), replayText.load("en")]);
    const seats = [...replay.record.seats.keys()];
    const draw = (perspective: typeof replay.perspective.value): string => {
      replay.perspective.value = perspective;
      return renderToString(<Scene replay={replay} />);
    };
    let faceDown = 0;
    for (let at = 0; at < replay.played.last; at++) {
      replay.go(at);
      const open = handsIn(draw("open"));
      expect(open).toHaveLength(n);
      for (const seat of seats) {
        const html = draw(seat);
        expect(handsIn(html)).toEqual([open[seat]]);
        // S-2.2: the value of a card that lies face down is on it for its own seat alone.
        expect(ownersIn(html).filter((owner) => owner !== seat)).toEqual([]);
        faceDown += ownersIn(html).length;
      }
      expect(handsIn(draw("spectator"))).toEqual([]);
      expect(ownersIn(draw("spectator"))).toEqual([]);
    }
    expect(faceDown).toBeGreaterThan(0);
  },
);

/** Every seventh moment is drawn; no game has seven seats, so each seat has its turn. */
const STEP = 7;

test.each(PAGE_IDS)("%s: moments of a whole game are drawn, for a player and for a spectator", async (id) => {
  const { game } = gameById(id);
  const replay = await openReplay(writeRecord(randomRecord(game, game.seats.max, {}, 1)));
  await Promise.all([ui.load("en"), gameUi.load("en"), replayText.load("en")]);
  for (let at = replay.played.last % STEP; at <= replay.played.last; at += STEP) {
    replay.go(at);
    for (const perspective of [at % game.seats.max, "spectator"] as const) {
      replay.perspective.value = perspective;
      expect(renderToString(<Scene replay={replay} />)).not.toMatch(/undefined|NaN|\[object/);
    }
  }
});

test("a replay tells people of their own moves as theirs, and those who did not play by name", async () => {
  const record = writeRecord(randomRecord(sultan, 3, {}, 1));
  await ui.load("en");
  const [played, watched] = await Promise.all([openReplay(record, 0), openReplay(record)]);
  const toldBy = (replay: typeof played): string[] => {
    replay.go(replay.played.last);
    return replay.told.value.flatMap(({ event }) => replay.sentence(event) ?? []);
  };
  const name = played.names(0);
  expect(toldBy(played).filter((sentence) => sentence.includes(name))).toEqual([]);
  expect(toldBy(played).filter((sentence) => sentence.startsWith("You ")).length).toBeGreaterThan(1);
  expect(toldBy(watched).filter((sentence) => /\byou\b/i.test(sentence))).toEqual([]);
  expect([played.listed(0), watched.listed(0)]).toEqual(["You", name]);
});
