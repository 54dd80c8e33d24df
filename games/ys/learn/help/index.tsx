import type { Seat } from "@serai/kernel";
import { Gem } from "@serai/ui/art/gems.tsx";
import { CardFan } from "@serai/ui/art/icons.tsx";
import { lettersFor } from "@serai/ui/art/seat-mark.tsx";
import type { GameHelp, Help, HelpContext, Piece, Worth } from "@serai/ui/help.ts";
import { BrokerPiece } from "../../page/art/broker.tsx";
import { CharacterEmblem } from "../../page/art/characters.tsx";
import { LockGlyph, ScreenGlyph, Ship } from "../../page/art/city.tsx";
import { AreaGlyph, ThroneGlyph } from "../../page/art/late-glyphs.tsx";
import { cutOf } from "../../page/gem.tsx";
import { brokersAt, gemsOf, lookOf, sidesOf } from "../../page/sides.ts";
import { blackPoints, colourPoints, coloursByPrice, parts, places, type Ys } from "../../rules/index.ts";
import { effectOf } from "../../words/effect.ts";
import type { HelpWords } from "./help-words.ts";

type Scene = HelpContext<Ys>;

const NAMES_OF_COLOURS: readonly string[] = parts.COLOURS;

export const helpIn = (words: HelpWords): GameHelp<Ys> => ({
  help(piece, scene) {
    return PIECES[piece.kind]?.(piece, scene, words);
  },
  legend({ letters }) {
    const { legend } = words;
    const broker = (props: { readonly isUp: boolean; readonly isSpied?: boolean; readonly isMarked?: boolean }) => (
      <BrokerPiece seat={0} letter={letters[0]} value={props.isUp ? 3 : undefined} {...props} />
    );
    return [
      { picture: gemIn(words)(0), text: legend.gem, at: ".cargo-gem .gem" },
      { picture: gemIn(words)(parts.BLACK), text: legend.black, at: ".area-port .gem" },
      { picture: gemIn(words)(parts.WHITE), text: legend.white, at: `.cargo .gem-${cutOf(parts.WHITE)}` },
      { picture: <b>8</b>, text: legend.price, at: ".price-now" },
      { picture: <AreaGlyph area={places.PORT} />, text: legend.port, at: ".area-port" },
      { picture: <AreaGlyph area={places.COMMERCIAL} />, text: legend.commercial, at: ".area-commercial" },
      { picture: <AreaGlyph area={places.PALACE} />, text: legend.palace, at: ".area-palace" },
      { picture: broker({ isUp: true }), text: legend.up, at: ".broker.is-up" },
      { picture: broker({ isUp: false }), text: legend.down, at: ".broker.is-down" },
      { picture: broker({ isUp: false, isSpied: true }), text: legend.spied, at: ".broker.is-spied" },
      { picture: broker({ isUp: true, isMarked: true }), text: legend.marked, at: ".broker.is-marked" },
      { picture: <LockGlyph />, text: legend.lock, at: ".quarter .lock" },
      { picture: <b>1</b>, text: legend.order, at: ".seat-order" },
      { picture: <CardFan />, text: legend.cards, at: ".seat-count .icon" },
      { picture: <b>+?</b>, text: legend.hidden, at: ".quarter-total small" },
    ];
  },
});

/** By the kind of piece, as the page names them. */
const PIECES: Readonly<Record<string, (piece: Piece, scene: Scene, words: HelpWords) => Help | undefined>> = {
  area: ({ id }, scene, words) => {
    const place = places.PLACE_NAMES.indexOf(id);
    if (place < 0) return undefined;
    return places.isSquare(place) ? stallHelp(place, scene, words) : areaHelp(place, scene, words);
  },
  ship: ({ id }, { view, names }, words) => {
    const quarter = Number(id.slice(1)) - 1;
    const ship = view.docked[quarter];
    const cargo = ship === undefined ? [] : parts.gemsAboard(ship, view.players);
    return {
      title: words.ship.title(quarter + 1),
      picture: <Ship />,
      is: words.ship.is(view.players),
      now:
        ship === undefined
          ? words.ship.none
          : `${capital(cargo.map((gem) => words.gems[parts.GEMS[gem]]).join(", "))}. ${standingIn({ view, names }, words, places.QUARTER_ZONES[quarter])}`,
      clauses: ["Y-4.1", view.players === 4 ? "Y-4.2" : "Y-5.4", "Y-4.5"],
    };
  },
  row: ({ id }, { view, names }, words) => {
    const row = Number(id) - 1;
    const gem = view.market[row];
    const has = gem !== undefined && gem >= 0;
    return {
      title: words.row.title(row + 1),
      ...(has && { picture: gemIn(words)(gem) }),
      is: words.row.is,
      now: `${has ? words.row.gem(words.gems[parts.GEMS[gem]]) : words.row.none} ${standingOf(
        { view, names },
        words,
        (place) => places.isSquare(place) && places.rowOf(place) === row,
      )}`,
      clauses: ["Y-3.3", "Y-4.7"],
    };
  },
  price: ({ id }, scene, words) => priceHelp(NAMES_OF_COLOURS.indexOf(id), scene, words),
  gems: ({ id }, scene, words) => gemHelp(Number(id), scene, words),
  broker: ({ id }, { view, viewer, names, listed, letters }, { broker: text, neutral, placeName }) => {
    const broker = view.brokers[Number(id)];
    if (broker === undefined) return undefined;
    const { owner, up, value, place } = broker;
    const isMarked = view.marked === Number(id);
    return {
      title: text.title(listed(owner) || neutral),
      picture: (
        <BrokerPiece
          seat={lookOf(view, owner)}
          letter={letters[owner] ?? letterOfNeutral(view, names, neutral)}
          isUp={up}
          value={value}
          isMarked={isMarked}
        />
      ),
      under: placeName(place),
      is: up ? text.up : text.down,
      now:
        [
          ...(owner === viewer ? [text.own] : []),
          ...(isMarked ? [text.marked] : value === undefined ? [] : [text.value(value)]),
        ].join(" ") || undefined,
      clauses: ["Y-3.6", "Y-4.1", "Y-4.4", ...(isMarked ? ["Y-6.2"] : [])],
    };
  },
  "hand-broker": ({ id }, { view, viewer, letters }, { handBroker: text }) => {
    const seat = viewer === "spectator" ? 0 : viewer;
    return {
      title: text.title(Number(id)),
      picture: <BrokerPiece seat={seat} letter={letters[seat]} isUp value={Number(id)} />,
      is: text.is(Number(id)),
      now: text.left(view.own?.screen[Number(id)] ?? 0),
      clauses: ["Y-1.1", "Y-3.6", "Y-4.4"],
    };
  },
  card: ({ id }, { view }, words) => cardHelp(Number(id), view, words),
  order: ({ id }, { view, names }, { order: text }) => {
    const seat = (view.step === "ordering" ? view.picked : view.order)[Number(id) - 1];
    return {
      title: text.title(Number(id)),
      is: text.is,
      ...(seat !== undefined && seat >= 0 && { now: text.now(names(seat)) }),
      clauses: ["Y-3.4", "Y-3.5", "Y-4.5"],
    };
  },
  square: (_, __, { square }) => ({ ...square, clauses: ["Y-5.1", "Y-4.3"] }),
  points: ({ id }, { view, listed }, { ledger, points }) => ({
    title: listed(Number(id)),
    is: ledger.is,
    now: points(view.seats[Number(id)].score),
    clauses: ["Y-5.1", "Y-5.3"],
  }),
  "cards-held": ({ id }, { view, listed }, { cardsHeld: text }) => {
    const { cards, fresh } = view.seats[Number(id)];
    return {
      title: text.title(listed(Number(id))),
      picture: <CardFan />,
      is: text.is,
      now: text.now(cards + fresh),
      clauses: ["Y-6.1"],
    };
  },
  behind: ({ id }, { view, listed }, { behind: text }) => ({
    title: text.title(listed(Number(id))),
    picture: <ScreenGlyph />,
    is: text.is,
    now: text.now(view.seats[Number(id)].behind),
    clauses: ["Y-1.1", "Y-3.8"],
  }),
  throne: ({ id }, { listed }, { page, throne }) => ({
    title: page.throneRoom,
    under: listed(Number(id)),
    picture: <ThroneGlyph />,
    is: throne,
    clauses: ["Y-7.1"],
  }),
  option: ({ id }, scene, words) => optionHelp(id, scene, words),
  pass: (_, __, { pass }) => ({ ...pass, clauses: ["Y-6.2"] }),
  standing: (_, __, { standingOrder }) => ({ ...standingOrder, clauses: ["Y-6.3"] }),
  side: (_, __, { side }) => ({ ...side, clauses: ["Y-3.6"] }),
  market: (_, __, { toMarket }) => ({ ...toMarket, clauses: ["Y-3.6", "Y-4.7"] }),
  "own-cards": (_, __, { ownCards }) => ({ ...ownCards, clauses: ["Y-6.1"] }),
  "own-screen": (_, { view: { own } }, { page, behind }) => ({
    title: page.behindScreen,
    picture: <ScreenGlyph />,
    is: behind.is,
    now: behind.now((own?.screen ?? []).reduce((sum, count) => sum + count, 0)),
    clauses: ["Y-1.1", "Y-3.8"],
  }),
  ledger: (_, __, { ledger }) => ({ ...ledger, clauses: ["Y-4.5", "Y-5.1", "Y-5.3"] }),
  count: (_, __, { count }) => ({ ...count, clauses: ["Y-4.1", "Y-4.8"] }),
};

function areaHelp(place: places.Place, scene: Scene, words: HelpWords): Help {
  const { view, names } = scene;
  const quarter = places.quarterOf(place);
  const kind = place % places.AREAS.length;
  const { area: text } = words;
  const character = nameOfCard(view.palaces[quarter], words);
  const worth = parts.commercialPoints(view.merchant);
  const is = [text.port, text.commercial(worth), character === undefined ? text.palaceEmpty : text.palace(character)][
    kind
  ];
  const you: (Worth | undefined)[] = [
    blackWorth(scene, words),
    { points: `+${worth}`, text: words.page.points(worth) },
    undefined,
  ];
  const closed = view.closed === quarter && view.closedBy >= 0 ? [text.closed(names(view.closedBy))] : [];
  return {
    title: capital(words.placeName(place)),
    picture: <AreaGlyph area={kind} />,
    is,
    now: [...closed, standingOf(scene, words, (one) => one === place)].join(" "),
    you: you[kind],
    clauses: ["Y-4.3", "Y-4.1", "Y-4.2", "Y-4.5"],
  };
}

function stallHelp(place: places.Place, { view, names }: Scene, words: HelpWords): Help {
  const [broker] = brokersAt(view, place);
  const { stall: text } = words;
  return {
    title: capital(words.placeName(place)),
    picture: gemIn(words)(places.columnOf(place)),
    is: text.is(words.gems[parts.COLOURS[places.columnOf(place)]]),
    now: broker === undefined ? text.free : text.taken(names(broker.owner) || words.neutral),
    ...(broker === undefined && { you: { points: "+1", text: text.one } }),
    clauses: ["Y-3.7", "Y-4.7", "Y-4.8"],
  };
}

function priceHelp(colour: parts.Colour, { view, viewer }: Scene, words: HelpWords): Help | undefined {
  if (colour < 0) return undefined;
  const rank = coloursByPrice(view.prices).indexOf(colour);
  const scale = parts.COLOUR_POINTS[rank];
  const owned = sidesOf(view).map((side) => gemsOf(view, side)[colour]);
  const { price: text } = words;
  const you = ((): Worth | undefined => {
    if (viewer === "spectator") return undefined;
    if (owned[viewer] === 0) return { text: text.none };
    const points = colourPoints(owned, scale)[viewer];
    // Y-5.1: equal players all have the lowest place they cover.
    const place = owned.filter((count) => count >= owned[viewer]).length;
    return { points: String(points), text: text.you(points, owned[viewer], place) };
  })();
  return {
    title: text.title(words.gems[parts.COLOURS[colour]]),
    picture: gemIn(words)(colour),
    is: text.is,
    now: text.now(view.prices[colour] + 1, rank + 1, scale[0]),
    you,
    clauses: ["Y-4.8", "Y-4.9", "Y-5.1"],
  };
}

function gemHelp(gem: parts.Gem, scene: Scene, words: HelpWords): Help | undefined {
  if (gem === parts.WHITE)
    return {
      title: capital(words.gems.white),
      picture: gemIn(words)(gem),
      is: words.legend.white,
      clauses: ["Y-1.3"],
    };
  if (gem !== parts.BLACK) return priceHelp(gem, scene, words);
  return {
    title: capital(words.page.blackGem),
    picture: gemIn(words)(gem),
    is: words.legend.black,
    you: blackWorth(scene, words),
    clauses: ["Y-1.2", "Y-5.2"],
  };
}

/** Where the rules speak of what is chosen, by the field that an answer fills; what a character asks stands with it. */
const CLAUSES_OF_FIELD: Readonly<Record<string, string>> = { step: "Y-4.9", neutral: "Y-5.5", favoured: "Y-7.1" };
const GEM_FIELDS = ["gem", "column", "colour", "give", "get", "raised", "lowered"];

/** An answer to what is asked, `gem-0`: the gem, the place in the order, or what the rules say about such a choice. */
function optionHelp(id: string, scene: Scene, words: HelpWords): Help | undefined {
  const [, field = "", value = ""] = /^([a-z]+)-(-?\d+)$/.exec(id) ?? [];
  if (field === "position") return PIECES.order({ kind: "order", id: String(Number(value) + 1) }, scene, words);
  if (GEM_FIELDS.includes(field)) return gemHelp(Number(value), scene, words);
  return { ...words.option, clauses: [CLAUSES_OF_FIELD[field] ?? "Y-6.2"] };
}

function cardHelp(card: parts.Card, { own, options }: Scene["view"], words: HelpWords): Help | undefined {
  const name = card === parts.BLUE_CARD ? "blue" : parts.CHARACTERS[card];
  if (name === undefined) return undefined;
  const character = words.characters[name];
  const { card: text } = words;
  const now = own?.fresh.includes(card) ? text.fresh : own?.hand.includes(card) ? text.held : text.inPalace;
  return {
    title: capital(character.name),
    picture: <CharacterEmblem card={card} />,
    is: effectOf(character, options),
    now,
    clauses: ["Y-6.2", "Y-6.1"],
  };
}

function blackWorth({ view, viewer }: Scene, { area: text }: HelpWords): Worth | undefined {
  if (viewer === "spectator") return undefined;
  const have = view.seats[viewer].gems[parts.BLACK];
  const more = blackPoints(have + 1) - blackPoints(have);
  return { points: `+${more}`, text: text.black(more, have) };
}

/** Who has how much there, as far as the viewer sees it. */
function standingOf(
  { view, names }: Pick<Scene, "view" | "names">,
  words: HelpWords,
  isThere: (place: places.Place) => boolean,
): string {
  const brokers = view.step === "bidding" ? [] : view.brokers.map((broker, number) => ({ ...broker, number }));
  const totals = sidesOf(view).flatMap((side) => {
    const own = brokers.filter(({ owner, place }) => owner === side && isThere(place));
    if (own.length === 0) return [];
    const worth = own.map(({ number, value }) => (view.marked === number ? parts.MARKED_WORTH : value));
    return [
      {
        name: nameOf(side, names, words),
        sum: worth.reduce<number>((sum, value) => sum + (value ?? 0), 0),
        hidden: worth.filter((value) => value === undefined).length,
      },
    ];
  });
  return totals.length > 0 ? words.standing(totals) : words.nobody;
}

const standingIn = (scene: Pick<Scene, "view" | "names">, words: HelpWords, zone: places.Zone): string =>
  standingOf(scene, words, (place) => places.within(zone, place));

const nameOf = (side: Seat, names: Scene["names"], words: HelpWords): string => names(side) || words.neutral;

const nameOfCard = (card: parts.Card, words: HelpWords): string | undefined =>
  card === parts.BLUE_CARD
    ? words.characters.blue.name
    : parts.CHARACTERS[card] && words.characters[parts.CHARACTERS[card]].name;

const letterOfNeutral = (view: Scene["view"], names: Scene["names"], neutral: string): string =>
  lettersFor(sidesOf(view).map((side) => names(side) || neutral))[view.players];

const gemIn =
  ({ page }: HelpWords) =>
  (gem: parts.Gem) => <Gem colour={cutOf(gem)} letter={page.letters[gem]} />;

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);
