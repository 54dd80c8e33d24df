import { lettersFor } from "@serai/ui/art/seat-mark.tsx";
import type { Figure, Figures } from "@serai/ui/figures.ts";
import type { VNode } from "preact";
import { BrokerPiece } from "../../page/art/broker.tsx";
import { Bust } from "../../page/art/bust.tsx";
import { YsGem } from "../../page/gem.tsx";
import { blackPoints, colourPoints, coloursByPrice, type Event, parts, places } from "../../rules/index.ts";
import type { FigureWords } from "./figure-words.ts";
import { Brokers, Cargo, Emblem, Market, Quarter, spread } from "./parts.tsx";
import { fronts, market, placing, quarter, SHIP } from "./positions.ts";

/** Y-8.4: gems of one colour, by seat. */
const OWNED = [6, 5, 5, 3];

/** Y-6.2: the characters by the moment at which they are played. */
const WINDOWS: readonly (readonly (parts.CharacterName | "blue")[])[] = [
  ["bishop", "spy", "illusionist"],
  ["queen", "magician", "mercenary"],
  ["captain", "herald", "intriguer", "merchant"],
  ["alchemist", "banker", "jeweller"],
  ["prince", "king", "blue"],
];

const told = <K extends Event["kind"]>(events: readonly Event[], kind: K) =>
  events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind);

export function figuresIn(words: FigureWords): Figures {
  const { names, short } = words;
  const letters = lettersFor(names);
  const frame = (picture: VNode): VNode => <span class="game-ys fig-ys">{picture}</span>;
  const one = (picture: VNode, caption: string): Figure => [{ label: "", picture: frame(picture), caption }];

  const [hidden, up, taken] = quarter();
  const ranked = told(up.events, "ranked")[0];
  const totals = ranked.seats.map((seat, i) => ({ seat, total: ranked.totals[i] }));
  const winnerOf = (kind: number): number =>
    told(taken.events, "won").find(({ what, at }) => what === places.AREAS[kind] && at === 0)?.seat ?? 0;
  const allFronts = fronts();
  const frontOf = (seat: number): VNode => (
    <span class="fig-front">
      <Brokers seat={seat} letter={letters[seat]} values={spread(allFronts[seat])} />
      <b>{spread(allFronts[seat]).reduce((sum, value) => sum + value, 0)}</b>
    </span>
  );
  const inQuarter = (kind: number): VNode => (
    <Quarter view={up.view} quarter={0} names={names} area={kind} winner={winnerOf(kind)} />
  );
  const tied = told(taken.events, "tie")[0];
  const countPictures: readonly VNode[] = [
    <Quarter view={hidden.view} quarter={0} names={names} />,
    <Quarter view={up.view} quarter={0} names={names} totals={totals} />,
    <span class="fig-gems">
      <Cargo ship={SHIP} left={parts.gemsAboard(SHIP, 4)} />
      {told(taken.events, "gem")
        .slice(0, parts.picksFor(4).length)
        .map(({ seat, gem }, i) => (
          <span key={i} class="fig-taken">
            <Bust seat={seat} letter={letters[seat]} />
            <YsGem gem={gem} />
          </span>
        ))}
    </span>,
    inQuarter(places.PORT),
    <>
      {inQuarter(places.COMMERCIAL)}
      {tied.seats.map(frontOf)}
    </>,
    inQuarter(places.PALACE),
    <Quarter view={taken.view} quarter={1} names={names} area={places.PALACE} winner={1} />,
  ];

  const [closed, rows, columns, top] = market();
  const gems = closed.view.market;
  const counted = told([...rows.events, ...columns.events], "columns")[0];
  const steps = counted.order.map((_, colour) => ({
    total: counted.totals[colour],
    by: parts.COLUMN_STEPS[counted.order.indexOf(colour)],
  }));
  const winners = told(rows.events, "won")
    .filter(({ what }) => what === "row")
    .sort((a, b) => a.at - b.at)
    .map(({ seat }) => seat);
  const marketPictures: readonly VNode[] = [
    <Market view={closed.view} names={names} gems={gems} prices={closed.view.prices} />,
    <Market view={rows.view} names={names} gems={gems} winners={winners} prices={closed.view.prices} />,
    <Market view={rows.view} names={names} gems={gems} columns={steps} prices={columns.view.prices} />,
    <Market view={rows.view} names={names} gems={gems} prices={top.view.prices} />,
  ];

  const [first, second] = placing();
  const placingPictures: readonly VNode[] = [
    <Quarter view={first} quarter={0} names={names} area={places.PORT} />,
    <Quarter view={second} quarter={0} names={names} area={places.PALACE} />,
    frontOf(1),
  ];

  const colour = (gem: number, points: readonly number[]): VNode => (
    <span class="fig-score">
      {colourPoints(OWNED, points).map((score, seat) => (
        <span key={seat}>
          <Bust seat={seat} letter={letters[seat]} />
          <YsGem gem={gem} />
          <span>×{OWNED[seat]}</span>
          <b>{score}</b>
        </span>
      ))}
    </span>
  );
  const black = (
    <span class="fig-blacks">
      {parts.BLACK_POINTS.slice(1).map((_, i) => (
        <span key={i}>
          <YsGem gem={parts.BLACK} />
          <span>×{i + 1}</span>
          <b>{blackPoints(i + 1)}</b>
        </span>
      ))}
    </span>
  );
  const dearest = coloursByPrice(top.view.prices);
  const finalPictures = [colour(0, parts.COLOUR_POINTS[0]), colour(3, parts.COLOUR_POINTS[3]), black];
  const cardOf = (name: parts.CharacterName | "blue"): number =>
    name === "blue" ? parts.BLUE_CARD : parts.cardOf(name);
  const set = spread(parts.brokersFor(closed.view.options));

  const steppedBy = (
    said: readonly { readonly label: string; readonly caption: string }[],
    pictures: readonly VNode[],
  ) => said.map((step, i) => ({ ...step, picture: frame(pictures[i]) }));

  return {
    "short-1": one(<Cargo ship={SHIP} left={parts.gemsAboard(SHIP, 4)} />, short[0]),
    "short-2": one(<Brokers seat={0} letter={letters[0]} values={[3, 2]} />, short[1]),
    "short-3": one(
      <span class="fig-brokers">
        <BrokerPiece seat={1} letter={letters[1]} isUp value={4} />
        <BrokerPiece seat={1} letter={letters[1]} isUp={false} />
      </span>,
      short[2],
    ),
    "short-4": one(
      <span class="fig-totals">
        {totals.slice(0, 2).map(({ seat, total }) => (
          <span key={seat}>
            <Bust seat={seat} letter={letters[seat]} />
            <b>{total}</b>
          </span>
        ))}
      </span>,
      short[3],
    ),
    scoring: one(
      <span class="fig-ranks">
        {parts.COLOUR_POINTS.map((points, rank) => (
          <span key={rank}>
            <YsGem gem={dearest[rank]} />
            {points.map((score) => (
              <span key={score}>{score}</span>
            ))}
          </span>
        ))}
      </span>,
      words.scoring,
    ),
    brokers: one(<Brokers seat={0} letter={letters[0]} values={set} />, words.brokers),
    gems: one(
      <span class="fig-gems">
        {parts.GEMS.map((name, gem) => (
          <YsGem key={name} gem={gem} />
        ))}
      </span>,
      words.gems,
    ),
    ships: one(<Cargo ship={SHIP} left={parts.gemsAboard(SHIP, 4)} />, words.ships),
    city: one(<Quarter view={{ ...hidden.view, brokers: [] }} quarter={0} names={names} />, words.city),
    placing: steppedBy(words.placing, placingPictures),
    count: steppedBy(words.count, countPictures),
    market: steppedBy(words.market, marketPictures),
    final: steppedBy(words.final, finalPictures),
    characters: steppedBy(
      words.windows,
      WINDOWS.map((cards) => (
        <span class="fig-cards">
          {cards.map((name) => (
            <span key={name}>
              <Emblem card={cardOf(name)} />
              {words.characters[name].name}
            </span>
          ))}
        </span>
      )),
    ),
  };
}
