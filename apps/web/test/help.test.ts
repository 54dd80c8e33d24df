import { HELPS } from "@serai/games/list/generated/helps.ts";
import { RULES_TEXTS } from "@serai/games/list/generated/rules-texts.ts";
import {
  begin,
  FastChance,
  firstOf,
  keyFromWords,
  legalActions,
  play,
  readOptions,
  type Seat,
  type Viewer,
} from "@serai/kernel";
import { lettersFor } from "@serai/ui/art/seat-mark.tsx";
import { type AnyGameHelp, readPiece } from "@serai/ui/help.ts";
import type { AnyGameProps } from "@serai/ui/page.ts";
import { language } from "@serai/ui/settings.ts";
import { ui } from "@serai/ui/words/index.ts";
import { LANGUAGES } from "@serai/words/game-text";
import { type ComponentType, h } from "preact";
import { renderToString } from "preact-render-to-string";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { gameEntry, openRules } from "../src/games/registry.ts";
import { signsIn } from "./support/signs.ts";

/** Parts that come after the first board are drawn like all others here: they have signs too. */
const lazyParts = vi.hoisted(() => ({ coming: new Set<Promise<void>>() }));
vi.mock("@serai/ui/lazy.tsx", () => ({
  lazy: (load: () => Promise<ComponentType>) => {
    let part: ComponentType | undefined;
    lazyParts.coming.add(
      load().then((loaded) => {
        part = loaded;
      }),
    );
    return Object.assign((props: object) => part && h(part, props), { fetch: async () => {} });
  },
}));

const NAMES = ["Anna", "Béla", "Cleo", "Dóra", "Ede", "Fanni"];
/** So many moves lie between two that are looked at. */
const STRIDE = 13;

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  language.value = "en";
  await ui.load("en");
});

/** Every picture of random games in all their sizes, as a player and as a watcher: what is drawn, and what was known. */
async function* picturesOf(id: string) {
  const entry = gameEntry(id);
  if (entry === undefined) throw new Error(`no page for ${id}`);
  const [page, game] = await Promise.all([entry.page(), openRules(id), entry.text.load("en"), entry.words?.load("en")]);
  // What comes late may itself have parts that come later.
  for (const one of lazyParts.coming) await one;
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const chance = new FastChance(seats);
    const options = readOptions(game.options, {}, seats);
    const match = begin(game, { options, seats, key: keyFromWords(`help ${id} ${seats}`) });
    const names = NAMES.slice(0, seats);
    const draw = (viewer: Viewer) => {
      const view = game.view(match.state, viewer);
      const props: AnyGameProps = {
        view,
        viewer,
        table: {
          id: "help",
          game: id,
          rules: 1,
          options,
          seats: names.map((name) => ({ name, kind: "person" })),
          clock: { kind: "none" },
          rated: false,
          commitment: "",
        },
        names: (seat) => names[seat] ?? "",
        listed: (seat) => names[seat] ?? "",
        text: entry.text.text,
        log: match.events.flatMap((event) => game.retell(event, viewer, options) ?? []),
        legal: new Set(viewer === "spectator" ? [] : legalActions(game, match.state, viewer)),
        isPast: false,
        changed: new Set(),
        choice: {},
        choose: () => {},
        whyNot: () => {},
      };
      const notes = names.map((_, seat) => h(page.SeatNote, { ...props, seat }));
      const hand = viewer === "spectator" ? [] : [h(page.Hand, props)];
      const html = renderToString(h("div", {}, [h(page.Board, props), ...hand, ...notes]));
      return { html, scene: { view, viewer, names: props.names, listed: props.listed, letters: lettersFor(names) } };
    };
    for (let move = 0; game.result(match.state) === undefined; move++) {
      const seat: Seat = firstOf(game.deciders(match.state));
      if (move % STRIDE === 0) {
        yield draw(seat);
        yield draw("spectator");
      }
      const legal = legalActions(game, match.state, seat);
      play(match, seat, legal[chance.int(legal.length)]);
    }
  }
}

describe.each(Object.keys(HELPS))("help in %s", (id) => {
  test("every sign on the screen belongs to a piece, and every piece has its help in three languages", async () => {
    const helps: readonly AnyGameHelp[] = await Promise.all(LANGUAGES.map((one) => HELPS[id][one]()));
    const rules = await RULES_TEXTS[id].en();
    const clauses = new Set(rules.chapters.flatMap((chapter) => chapter.clauses.map((clause) => clause.id)));
    const wrong = new Set<string>();
    const kinds = new Set<string>();
    for await (const { html, scene } of picturesOf(id)) {
      const { pieces, nameless } = signsIn(html);
      for (const sign of nameless) wrong.add(`belongs to no piece: ${sign}`);
      for (const name of pieces) {
        const piece = readPiece(name);
        // What marks a part that changed is the table's own.
        if (piece.kind === "changed") continue;
        kinds.add(piece.kind);
        for (const [i, help] of helps.entries()) {
          const said = help.help(piece, scene);
          const { title = "", is = "", under = "", now = "", you, clauses: cited = [] } = said ?? {};
          const sentences = [title, is, under, now, you?.text ?? "", you?.points ?? ""].join("|");
          if (title.length < 1 || is.length < 8) wrong.add(`${LANGUAGES[i]} has no help on ${piece.kind}`);
          if (/undefined|NaN|\[object|-1/.test(sentences)) wrong.add(`${LANGUAGES[i]} on ${name}: ${sentences}`);
          for (const clause of cited) if (!clauses.has(clause)) wrong.add(`${piece.kind} cites ${clause}`);
        }
      }
    }
    expect([...wrong]).toEqual([]);
    expect(kinds.size).toBeGreaterThan(5);
  });

  test("the legend says the same signs in three languages, each with its picture", async () => {
    for await (const { scene } of picturesOf(id)) {
      const legends = await Promise.all(LANGUAGES.map(async (one) => (await HELPS[id][one]()).legend(scene)));
      for (const legend of legends) {
        expect(legend.map(({ at }) => at)).toEqual(legends[0].map(({ at }) => at));
        for (const { picture, text } of legend) {
          expect(text).not.toBe("");
          expect(renderToString(picture)).not.toBe("");
        }
      }
      return;
    }
  });
});
