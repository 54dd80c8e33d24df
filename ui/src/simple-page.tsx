import type { Game, GameTypes, Seat, Sources } from "@serai/kernel";
import type { GamePage, GameProps, Playback } from "./page.ts";
import { Fields } from "./parts/fields.tsx";
import { finalScore } from "./parts/final-score.tsx";
import { Moves } from "./parts/moves.tsx";
import { type RankedSeat, Ranking } from "./parts/ranking.tsx";
import { SourceList } from "./parts/source-list.tsx";
import { ui } from "./words/index.ts";

interface SimpleSeat extends RankedSeat {
  readonly sources?: Sources;
}

/** What a page needs to be told; everything else of a page may be given, and else is drawn from the view. */
export interface SimplePage<T extends GameTypes> extends Partial<Omit<GamePage<T>, "rules" | "playback">> {
  readonly game: Pick<Game<T>, "notation" | "retell" | "memory" | "remember">;
  /** By seat: its points, where everybody may know them, and once the game is over its rank and where its points came from, by the names of `sources`. */
  seats(view: T["View"]): readonly SimpleSeat[];
  /** How events are shown and remembered, as far as the game has anything of its own. */
  readonly playback?: Partial<Playback<T>>;
}

/** For how long an event is shown where a game does not say. */
const PACE_MS = 500;

/** The page of a game without a board of its own: its view field by field, and its moves as buttons. */
export function simplePage<T extends GameTypes>({ game, seats, playback, ...own }: SimplePage<T>): GamePage<T> {
  const { notation, retell, memory, remember } = game;
  return {
    rules: { notation, retell },
    playback: async () => ({
      recall: { memory, remember },
      blank: (view) => view,
      open: (_state, view) => view,
      show: (view) => view,
      pace: () => PACE_MS,
      flights: () => [],
      changes: () => [],
      ...playback,
    }),
    status: () => "",
    actionOf: ({ action }) => action,
    choiceOf: (action) => ({ action }),
    SeatNote({ view, seat }: GameProps<T> & { readonly seat: Seat }) {
      const total = seats(view)[seat]?.total;
      return <span>{total === undefined ? "" : ui.text.points(total)}</span>;
    },
    Board: ({ view, viewer, isPast, text, names }) => (
      <Fields
        value={view}
        texts={text.fields ?? {}}
        // A moment of the past may be seen from another player's seat.
        names={(seat) => (seat === viewer && !isPast ? ui.text.you : names(seat))}
      />
    ),
    Hand: (props) => <Moves {...props} />,
    Scoring: finalScore(async () => (props: GameProps<T>) => (
      <Ranking
        {...props}
        seats={seats(props.view)}
        account={({ sources }) => sources && <SourceList sources={sources} labels={props.text.sources ?? {}} />}
      />
    )),
    ...own,
  };
}
