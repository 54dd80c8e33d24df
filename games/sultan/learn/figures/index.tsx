import { Gem } from "@serai/ui/art/gems.tsx";
import { Bag, Crown } from "@serai/ui/art/icons.tsx";
import { lettersFor, SeatMark } from "@serai/ui/art/seat-mark.tsx";
import type { Figure, Figures } from "@serai/ui/figures.ts";
import type { VNode } from "preact";
import { Cushion } from "../../page/art/cushion.tsx";
import { LaidCard } from "../../page/card.tsx";
import { cardsOnBoard } from "../../page/laid.ts";
import { IN_BAG, scoreByColour, tableFor, type View, WORTH } from "../../rules/index.ts";
import type { FigureWords } from "./figure-words.ts";
import { turn } from "./turns.ts";

/** Everybody lays at the first two cushions, but for the last of five. */
const FIVE = turn(5, [
  [9, 0],
  [8, 0],
  [12, 1],
  [12, 1],
  [2, 2],
]);
const NOBODY_AT_THE_LAST = turn(4, [
  [9, 0],
  [8, 0],
  [12, 1],
  [5, 1],
]);
const laidByFirst = (count: number): View =>
  turn(
    4,
    (
      [
        [9, 0],
        [8, 0],
        [3, 2],
      ] as const
    ).slice(0, count),
  ).laid;

/** S-3.1, as in the fixtures of the rules: 3 white, 5 red, 1 blue. */
const COUNTED = [3, 5, 0, 0, 1];

export function figuresIn(words: FigureWords): Figures {
  const { page, short } = words;
  const letters = lettersFor(words.names);
  const gem = (colour: number): VNode => <Gem colour={colour} letter={page.letters[colour]} />;

  /** A cushion with what lies on it and at it in a real state. */
  const cushionOf = (view: View, cushion: number): VNode => {
    const shown = view.reveal?.shown ?? view.shown;
    const winner = view.reveal?.winners[cushion];
    return (
      <span class="fig-cushion">
        <span class="cushion-seat">
          <Cushion />
          {gem(shown[cushion])}
        </span>
        <span class="laid-cards">
          {cardsOnBoard(view)
            .filter((card) => card.cushion === cushion)
            .map(({ seat, order, card, isUp, hasWon }) => (
              <LaidCard
                key={order}
                seat={seat}
                letter={letters[seat]}
                order={order}
                value={isUp ? card : undefined}
                isUp={isUp}
                hasWon={hasWon}
              />
            ))}
          {winner === -1 && <Bag />}
        </span>
        {winner !== undefined && winner >= 0 && (
          <span class="fig-winner">
            <Crown />
            <SeatMark seat={winner} letter={letters[winner]} />
          </span>
        )}
      </span>
    );
  };
  const carpet = (children: VNode | readonly VNode[]): VNode => <span class="fig-carpet">{children}</span>;
  const cushions = (view: View): VNode => carpet([0, 1, 2].map((cushion) => cushionOf(view, cushion)));
  const one = (picture: VNode, caption: string): Figure => [{ label: "", picture, caption }];

  const values = (
    <span class="fig-row">
      {WORTH.map((worth, colour) => (
        <span key={colour} class="fig-value">
          {gem(colour)}
          <b>{worth}</b>
        </span>
      ))}
    </span>
  );
  const bonuses = (players: number): VNode => {
    const { bonus } = tableFor(players);
    return (
      <span class="fig-scoring">
        {values}
        <span class="fig-row">
          {bonus.flatMap((points, count) =>
            points === 0
              ? []
              : [
                  <span key={count} class="fig-value">
                    <b class="fig-bonus">+{points}</b>
                    <small>{words.bonus(count, count === bonus.length - 1)}</small>
                  </span>,
                ],
          )}
        </span>
      </span>
    );
  };
  const count = (players: number): { readonly picture: VNode; readonly caption: string } => {
    const scored = scoreByColour(COUNTED, players);
    const sum = (of: "worth" | "bonus"): number => scored.reduce((all, colour) => all + colour[of], 0);
    return {
      picture: carpet(
        <span class="fig-row">
          {scored.map(({ count: owned, worth, bonus }, colour) => (
            <span key={colour} class={owned === 0 ? "fig-value is-none" : "fig-value"}>
              {gem(colour)}
              <b>×{owned}</b>
              <small>{bonus > 0 ? `${worth} + ${bonus}` : worth}</small>
            </span>
          ))}
        </span>,
      ),
      caption: words.count(sum("worth"), sum("bonus")),
    };
  };
  const revealed = (view: View, cushion: number): VNode => carpet(cushionOf(view, cushion));

  return {
    "short-1": one(cushions(laidByFirst(0)), short[0]),
    "short-2": one(carpet(cushionOf(laidByFirst(2), 0)), short[1]),
    "short-3": one(revealed(FIVE.laid, 0), short[2]),
    scoring: [
      { label: words.players.more, picture: bonuses(4), caption: words.scoring },
      { label: words.players.two, picture: bonuses(2), caption: words.scoring },
    ],
    gems: one(
      carpet(
        <span class="fig-row">
          {IN_BAG.map((inBag, colour) => (
            <span key={colour} class="fig-value">
              {gem(colour)}
              <b>×{inBag}</b>
              <small>{WORTH[colour]}</small>
            </span>
          ))}
        </span>,
      ),
      words.gems,
    ),
    offer: [
      {
        ...words.offer[0],
        picture: carpet(
          <span class="fig-row">
            {FIVE.drawn.drawn.map((colour) => (
              <span key={colour} class={colour === 3 ? "fig-value is-back" : "fig-value"}>
                {gem(colour)}
              </span>
            ))}
            <Bag />
          </span>,
        ),
      },
      { ...words.offer[1], picture: cushions(laidByFirst(0)) },
    ],
    laying: words.laying.map((step, i) => ({ ...step, picture: cushions(laidByFirst(i + 1)) })),
    reveal: [
      { ...words.reveal.higher, picture: revealed(FIVE.laid, 0) },
      { ...words.reveal.equal, picture: revealed(FIVE.laid, 1) },
      { ...words.reveal.alone, picture: revealed(FIVE.laid, 2) },
      { ...words.reveal.nobody, picture: revealed(NOBODY_AT_THE_LAST.laid, 2) },
    ],
    count: [
      { label: words.players.more, ...count(4) },
      { label: words.players.two, ...count(2) },
    ],
  };
}
