import type { Language } from "@serai/words/game-text";
import type { Screen, ScreenContext, Style } from "@serai/words/terminal";
import {
  type Byzanz,
  type Card,
  KINDS,
  type Kind,
  kindOf,
  MERCHANT,
  type SeatView,
  type View,
  worthOf,
} from "./rules/index.ts";
import { terminal as en } from "./words/en.ts";
import { terminal as hu } from "./words/hu.ts";
import { terminal as nl } from "./words/nl.ts";
import type { TerminalWords } from "./words/terminal-words.ts";

/** By kind, in the order of the rules. */
const STYLES: readonly Style[] = [
  "blueBright",
  "yellow",
  "yellowBright",
  "greenBright",
  "redBright",
  "magentaBright",
  "whiteBright",
];

const WORDS: Readonly<Record<Language, TerminalWords>> = { en, hu, nl };

export const screen: Screen<Byzanz> = {
  draw(view, scene) {
    const words = WORDS[scene.language];
    const own = view.viewer === "spectator" ? undefined : view.seats[view.viewer];
    return [
      scene.paint("bold", words.when(view.round + 1, view.rounds)),
      ...lot(view, scene, words),
      `${words.market}: ${byKind(view.market, scene, words) || words.empty}`,
      "",
      ...scene.table(view.seats.map((_, seat) => seatRow(view, seat, scene, words))),
      "",
      ...(view.hand ? [`${words.hand}: ${byKind(view.hand, scene, words) || words.empty}`] : []),
      ...(own?.scored ? [`${words.scored}: ${own.total}${sold(own.scored, scene, words)}`] : []),
    ];
  },
  final(view, scene) {
    const words = WORDS[scene.language];
    const ranked = view.seats.map((own, seat) => ({ own, seat })).sort((a, b) => (a.own.rank ?? 0) - (b.own.rank ?? 0));
    return ranked.flatMap(({ own, seat }) => [
      `${own.rank}. ${scene.paint("bold", scene.names(seat))}: ${words.points(own.total ?? 0)}`,
      `   ${words.sold}: ${byKind(own.scored ?? [], scene, words) || "–"}`,
      `   ${words.left}: ${byKind(own.hand ?? [], scene, words) || "–"}`,
    ]);
  },
};

/** "cloth 1 4": the values of a kind after its name; merchants, who have none, are counted. */
function byKind(cards: readonly Card[], { paint }: ScreenContext, words: TerminalWords): string {
  return KINDS.flatMap((name, kind) => {
    const held = cards.filter((card) => kindOf(card) === kind);
    if (held.length === 0) return [];
    const values = name === "merchant" ? `×${held.length}` : held.map(worthOf).join(" ");
    return [`${paint(STYLES[kind], words.kinds[name])} ${paint("bold", values)}`];
  }).join("  ");
}

const card = (one: Card, { paint }: ScreenContext, words: TerminalWords): string => {
  const kind: Kind = kindOf(one);
  return paint(STYLES[kind], `${words.kinds[KINDS[kind]]}${one === MERCHANT ? "" : ` ${worthOf(one)}`}`);
};

const sold = (scored: readonly Card[], scene: ScreenContext, words: TerminalWords): string =>
  scored.length === 0 ? "" : ` (${byKind(scored, scene, words)})`;

/** B-2.1: what is bid for, and the sizes of the lots after it. */
function lot(view: View, scene: ScreenContext, words: TerminalWords): string[] {
  if (view.lot.length === 0) return [];
  const ahead = view.step === "bidding" ? view.lotsAhead.slice(1) : view.lotsAhead;
  const after = ahead.length > 0 ? scene.paint("dim", `   (${words.ahead}: ${ahead.join(", ")})`) : "";
  return [`${words.lot(view.lot.length)}: ${view.lot.map((one) => card(one, scene, words)).join(", ")}${after}`];
}

function seatRow(view: View, seat: number, scene: ScreenContext, words: TerminalWords): string[] {
  const own = view.seats[seat];
  const name = seat === view.viewer ? scene.paint("bold", scene.names(seat)) : scene.names(seat);
  const score = own.total === undefined ? words.sales(own.scoredCards) : words.points(own.total);
  return [
    `${view.asked.includes(seat) ? ">" : " "} ${name}`,
    words.inHand(own.cardsInHand),
    score,
    standing(view, own, words),
    own.laid.length > 0 ? `${scene.paint("bold", String(own.bid))} = ${byKind(own.laid, scene, words)}` : "",
  ];
}

function standing(view: View, { lotCard, passed, bid, done }: SeatView, words: TerminalWords): string {
  if (lotCard > 0) return words.lotCard(lotCard);
  if (passed) return words.passed;
  if (done) return words.done;
  return bid > 0 && bid === view.highest ? words.leads : "";
}
