import type { Language } from "@serai/words/game-text";
import type { Screen, ScreenContext, Style } from "@serai/words/terminal";
import { COLOURS, type Colour, ROUNDS, type Sultan, tableFor, type View, WORTH } from "./rules/index.ts";
import { terminal as en } from "./words/en.ts";
import { terminal as hu } from "./words/hu.ts";
import { terminal as nl } from "./words/nl.ts";
import type { TerminalWords } from "./words/terminal-words.ts";

const STYLES: readonly Style[] = ["whiteBright", "redBright", "yellowBright", "greenBright", "blueBright"];

const WORDS: Readonly<Record<Language, TerminalWords>> = { en, hu, nl };

export const screen: Screen<Sultan> = {
  draw(view, scene) {
    const words = WORDS[scene.language];
    const { turns } = tableFor(view.players);
    const title = words.when(view.round + 1, ROUNDS, Math.min(view.turn + 1, turns), turns);
    return [
      scene.paint("bold", title),
      ...lastTurn(view, scene, words),
      ...cushions(view, scene, words),
      "",
      ...scene.table(view.seats.map((_, seat) => seatRow(view, seat, scene, words))),
      ...(view.bag ? [`${words.bag}: ${counts(view.bag, scene, words)}`] : []),
      ...(view.hand ? [`${words.hand}: ${view.hand.map((card) => scene.paint("bold", String(card))).join("  ")}`] : []),
    ];
  },
  final(view, scene) {
    const words = WORDS[scene.language];
    const seats = view.seats.map((_, seat) => seat).sort((a, b) => rankOf(view, a) - rankOf(view, b));
    const heads = COLOURS.map((name, colour) => scene.paint(STYLES[colour], words.colours[name]));
    const rows = seats.map((seat) => {
      const { score = [], total = 0 } = view.seats[seat];
      const cells = score.map(({ count, bonus }, colour) =>
        count === 0 ? "–" : `${count}×${WORTH[colour]}${bonus > 0 ? ` + ${bonus}` : ""}`,
      );
      return [`${rankOf(view, seat)}. ${scene.names(seat)}`, ...cells, scene.paint("bold", String(total))];
    });
    return scene.table([["", ...heads, words.total], ...rows]);
  },
};

const rankOf = (view: View, seat: number): number => view.seats[seat].rank ?? 0;

function gem(colour: Colour, { paint }: ScreenContext, words: TerminalWords): string {
  return paint(STYLES[colour], `◆ ${words.colours[COLOURS[colour]]} (${WORTH[colour]})`);
}

function counts(byColour: readonly number[], { paint }: ScreenContext, words: TerminalWords): string {
  const shown = byColour.flatMap((count, colour) =>
    count > 0 ? [paint(STYLES[colour], `${words.colours[COLOURS[colour]]} ${count}`)] : [],
  );
  return shown.join(", ") || "–";
}

/** What the last action turned up, for as long as the view shows it. */
function lastTurn({ reveal, players }: View, scene: ScreenContext, words: TerminalWords): string[] {
  if (!reveal) return [];
  const rows = reveal.shown.map((colour, cushion) => {
    const cards = reveal.cards.flatMap((card, k) =>
      reveal.at[k] === cushion ? [`${scene.names((reveal.start + k) % players)} ${card}`] : [],
    );
    const winner = reveal.winners[cushion];
    return ["", gem(colour, scene, words), cards.join(", "), `→ ${winner < 0 ? words.nobody : scene.names(winner)}`];
  });
  return [`${words.lastReveal}:`, ...scene.table(rows), ""];
}

function cushions(view: View, scene: ScreenContext, words: TerminalWords): string[] {
  if (view.drawn.length > 0) return [`${words.drawn}: ${view.drawn.map((one) => gem(one, scene, words)).join("  ")}`];
  return scene.table(
    view.shown.map((colour, cushion) => {
      const laid = view.laid.filter((card) => card.cushion === cushion);
      return [
        `  ${words.cushion(cushion + 1)}`,
        gem(colour, scene, words),
        laid.map(({ seat, card }) => `${scene.names(seat)} ${card ?? "▒"}`).join(", "),
      ];
    }),
  );
}

function seatRow(view: View, seat: number, scene: ScreenContext, words: TerminalWords): string[] {
  const { cardsInHand, gems, played } = view.seats[seat];
  const name = seat === view.viewer ? scene.paint("bold", scene.names(seat)) : scene.names(seat);
  return [
    `  ${name}`,
    seat === view.start && view.step !== "over" ? `(${words.starts})` : "",
    words.inHand(cardsInHand),
    gems ? `${words.gems}: ${counts(gems, scene, words)}` : "",
    played && played.length > 0 ? scene.paint("dim", `${words.played}: ${played.join(" ")}`) : "",
  ];
}
