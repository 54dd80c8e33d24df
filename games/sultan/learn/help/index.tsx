import { Gem } from "@serai/ui/art/gems.tsx";
import { Bag, CardFan, Crown, Lantern } from "@serai/ui/art/icons.tsx";
import { SeatMark } from "@serai/ui/art/seat-mark.tsx";
import type { GameHelp, Help, HelpContext, Piece, Worth } from "@serai/ui/help.ts";
import { Cushion } from "../../page/art/cushion.tsx";
import { MoneyCard } from "../../page/art/money-card.tsx";
import { LaidCard } from "../../page/card.tsx";
import { cardsOnBoard, gemsOnCushions } from "../../page/laid.ts";
import { bonusFor, type Colour, IN_BAG, type Sultan, scoreOf, tableFor, WORTH } from "../../rules/index.ts";
import type { HelpWords } from "./help-words.ts";
import { Ladder } from "./ladder.tsx";

type Scene = HelpContext<Sultan>;

const ALL_GEMS = IN_BAG.reduce((sum, count) => sum + count, 0);

export const helpIn = (words: HelpWords): GameHelp<Sultan> => ({
  help(piece, scene) {
    return KINDS[piece.kind]?.(piece, scene, words);
  },
  legend({ view, letters }) {
    const { legend, page } = words;
    const seat = view.viewer === "spectator" ? 0 : view.viewer;
    return [
      ...WORTH.map((worth, colour) => ({
        picture: <Gem colour={colour} letter={page.letters[colour]} />,
        title: capital(page.gems[colour]),
        text: legend.gem(worth),
        at: `.cushion .gem-${colour}, .drawn .gem-${colour}, .own-gem .gem-${colour}`,
      })),
      { picture: <Bag />, text: legend.bag, at: ".bag-place" },
      { picture: <Lantern label={page.start} />, text: legend.start, at: ".seat .lantern" },
      { picture: <CardFan />, text: legend.cardsLeft, at: ".cards-left" },
      {
        picture: <LaidCard seat={seat} letter={letters[seat]} order={0} isUp={false} />,
        text: legend.down,
        at: ".laid-card:not(.is-up, .is-draft)",
      },
      {
        picture: <LaidCard seat={seat} letter={letters[seat]} order={0} isUp={false} isDraft />,
        text: legend.draft,
        at: ".laid-card.is-draft",
      },
      { picture: <Crown />, text: legend.crown, at: ".cushion-result" },
      { picture: <span class="own-gem-next">+{WORTH[0]}</span>, text: legend.next, at: ".own-gem-next" },
    ];
  },
});

/** By the kind of piece, as the page names them. */
const KINDS: Readonly<Record<string, (piece: Piece, scene: Scene, words: HelpWords) => Help | undefined>> = {
  gem: ({ id }, scene, words) => gemHelp(Number(id), scene, words),
  "gem-here": ({ id }, scene, words) => {
    const cushion = Number(id);
    const gem = gemsOnCushions(scene.view)[cushion];
    if (gem === undefined) return undefined;
    const at = cushionHelp(cushion, scene, words);
    return { ...gemHelp(gem, scene, words), under: words.onCushion(cushion + 1), now: at.now, clauses: at.clauses };
  },
  cushion: ({ id }, scene, words) => cushionHelp(Number(id), scene, words),
  "hand-card": ({ id }, scene, words) => handCardHelp(Number(id), scene, words),
  "laid-card": ({ id }, scene, words) => laidCardHelp(Number(id), scene, words),
  bag: (_, { view: { bag } }, { bag: text }) => ({
    title: text.title,
    picture: <Bag />,
    is: text.is(ALL_GEMS),
    now: bag === undefined ? text.hidden : text.holds(bag.reduce((sum, count) => sum + count, 0)),
    clauses: ["S-1.1", "S-2.1", "S-2.4", ...(bag === undefined ? ["S-4.3"] : ["S-4.2"])],
  }),
  "own-gems": (_, { view, viewer }, { ownGems: text }) => {
    const gems = viewer === "spectator" ? undefined : view.seats[viewer].gems;
    return {
      title: text.title,
      is: text.is,
      ...(gems && { now: text.now(scoreOf(gems, view.players)) }),
      clauses: ["S-2.5", "S-3.1"],
    };
  },
  "memory-aid": ({ id }, { listed, letters }, { memoryAid: text }) => ({
    title: text.title(listed(Number(id))),
    picture: <SeatMark seat={Number(id)} letter={letters[Number(id)]} />,
    is: text.is,
    clauses: ["S-4.2"],
  }),
  "cards-left": ({ id }, { view, listed }, { cardsLeft: text }) => ({
    title: text.title(listed(Number(id))),
    picture: <CardFan />,
    is: text.is(tableFor(view.players).turns),
    now: text.now(view.seats[Number(id)].cardsInHand),
    clauses: ["S-1.2", "S-4.3"],
  }),
  start: ({ id }, { names }, { start: text, page }) => ({
    title: text.title,
    picture: <Lantern label={page.start} />,
    is: text.is,
    now: text.now(names(Number(id))),
    clauses: ["S-1.3", "S-2.1", "S-2.2"],
  }),
};

function gemHelp(colour: Colour, scene: Scene, words: HelpWords): Help {
  const { view, viewer, names } = scene;
  const isDrawn = view.drawn.includes(colour) && view.asked !== undefined;
  const drawn = view.asked === viewer ? words.drawnOwn : words.drawn(names(view.asked ?? view.start));
  const notes = [...(isDrawn ? [drawn] : []), ...(view.bag ? [words.inBag(view.bag[colour])] : [])];
  return {
    title: capital(words.page.gems[colour]),
    picture: <Gem colour={colour} letter={words.page.letters[colour]} />,
    is: words.gem(WORTH[colour], IN_BAG[colour], ALL_GEMS),
    ...(notes.length > 0 && { now: notes.join(" ") }),
    you: worthOf(colour, scene, words),
    clauses: [isDrawn ? "S-2.1" : "S-1.1", "S-3.1"],
  };
}

/** S-3.1: what one more of the colour would add to the viewer's own gems. */
function worthOf(colour: Colour, { view, viewer }: Scene, words: HelpWords): Worth {
  const gems = viewer === "spectator" ? undefined : view.seats[viewer].gems;
  if (gems === undefined) return { text: words.noSeat(WORTH[colour]) };
  const have = gems[colour];
  const bonus = bonusFor(have + 1, view.players) - bonusFor(have, view.players);
  return {
    points: `+${WORTH[colour] + bonus}`,
    text: words.worth(WORTH[colour], bonus, have),
    drawing: <Ladder colour={colour} letter={words.page.letters[colour]} have={have} players={view.players} />,
  };
}

function cushionHelp(cushion: number, scene: Scene, words: HelpWords): Help {
  const { view, viewer, names } = scene;
  const text = words.cushion;
  const gem = gemsOnCushions(view)[cushion];
  const cards = cardsOnBoard(view).filter((card) => card.cushion === cushion);
  const won = cards.find(({ hasWon }) => hasWon);
  const own = cards.filter(({ seat }) => seat === viewer);
  const others = cards.filter(({ seat }) => seat !== viewer);
  const notes = ((): string[] => {
    if (won?.card !== undefined) return [text.won(names(won.seat), won.card)];
    if (view.reveal?.winners[cushion] === -1) return [text.backToBag];
    if (gem === undefined) return [text.empty];
    return [
      ...own.flatMap(({ card }) => (card === undefined ? [] : [text.own(card)])),
      ...(view.closed === cushion ? [text.closed(cushion + 1)] : []),
      others.length > 0 ? text.cards(others.map(({ seat }) => names(seat))) : text.nobody,
    ];
  })();
  return {
    title: text.title(cushion + 1),
    picture: <Cushion />,
    ...(gem !== undefined && { under: words.page.gems[gem], you: worthOf(gem, scene, words) }),
    is: text.is(view.players),
    now: notes.join(" "),
    clauses: [laying(view.players), "S-2.4", "S-3.1"],
  };
}

function handCardHelp(value: number, { view, viewer }: Scene, { handCard: text }: HelpWords): Help {
  const { dearestCard, copiesOfEachCard } = tableFor(view.players);
  const canLay = view.step === "laying" && view.asked === viewer;
  return {
    title: text.title(value),
    picture: <MoneyCard value={value} />,
    is: text.is(dearestCard, copiesOfEachCard),
    now: `${canLay ? text.now : text.notNow} ${text.left(view.hand?.length ?? 0)}`,
    clauses: ["S-1.2", laying(view.players), "S-2.4"],
  };
}

function laidCardHelp(order: number, scene: Scene, { laidCard: text }: HelpWords): Help | undefined {
  const { view, viewer, listed, letters } = scene;
  const card = cardsOnBoard(view)[order];
  if (card === undefined) return undefined;
  const { seat, cushion, card: value, isUp, hasWon } = card;
  const known = value === undefined ? [] : [text.value(value)];
  return {
    title: text.title(listed(seat)),
    picture: <LaidCard seat={seat} letter={letters[seat]} order={order} value={value} isUp={isUp} />,
    under: text.place(order, cushion + 1),
    is: isUp ? text.up : seat === viewer ? text.own : text.down,
    now: [...known, ...(isUp ? [hasWon ? text.won : text.lost(view.players)] : [])].join(" ") || undefined,
    clauses: [laying(view.players), "S-2.4", "S-4.1"],
  };
}

/** Two players lay two cards each. */
const laying = (players: number): string => (players === 2 ? "S-2.3" : "S-2.2");

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);
