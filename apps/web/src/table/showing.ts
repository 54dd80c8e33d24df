import type { Flight } from "@serai/ui/motion.ts";
import {
  andThen,
  type Moment,
  type News,
  NOTHING_CHANGED,
  NOTHING_CHOSEN,
  type TableContext,
  type TableState,
  type Transition,
  transition,
  type Whole,
} from "./state.ts";
import { shownAfter } from "./story.ts";
import { isOfTable } from "./table-event.ts";

/** However much has happened, showing it takes no longer than this at normal speed; unless a game asks for more. */
export const LONGEST_SHOW = 3_200;
/** Coming back, one wants to see every move, but not forever. */
const LONGEST_CATCH_UP = 30_000;
const PACE_OF_TABLE = 300;
/** For the heading to be read over the board as it was left. */
const PACE_OF_HEADING = 1_100;
/** Where nothing travels there is less to wait for. */
const SHORT_STEP = 350;
/** Enough that a screen reader which lags behind finds what it has not read yet. */
const KEPT_SPOKEN = 12;

/** Puts the whole table on the board: what was missed is played back, but for what was seen on this device before. */
export function showWhole(context: TableContext, was: TableState, message: Whole): TableState {
  const { view, before, log, missed, number } = message;
  const known = knownOf(was.seen, message);
  const news = missed.slice(known);
  const state: TableState = {
    ...was,
    log: [...log, ...missed.slice(0, known)],
    newsFrom: log.length,
    changed: NOTHING_CHANGED,
    choice: NOTHING_CHOSEN,
    looked: undefined,
    boardLooked: undefined,
    view,
  };
  if (before === undefined || news.length === 0) return state;
  const shown = news.map((event, i) => ({ event, shown: i + 1, before, missed: missed.slice(0, known + i + 1) }));
  return queue(
    context,
    {
      ...state,
      view: viewAfter(state, before, missed.slice(0, known)),
      catchUp: { events: news, shown: 0 },
    },
    [
      { kind: "heading" },
      ...shown.map((one): Moment => ({ kind: "missed", ...one })),
      { kind: "caught-up", number, view },
    ],
    Math.max(LONGEST_CATCH_UP, context.page.longestShow ?? 0),
  );
}

/** Of what was missed, how much has been seen on this device: the board begins after it. */
export const knownOf = (seen: number, { number, missed }: Whole): number =>
  Math.max(0, seen - (number - missed.length));

/** What has just happened waits to be shown. */
export function showNews(context: TableContext, state: TableState, message: News): TableState {
  const { events } = message;
  if (events.length === 0) return { ...state, decision: message.decision };
  const moments = events.map((event, i): Moment => {
    const begins = i === 0 && { begins: message };
    const ends = i === events.length - 1 && { ends: message };
    return { kind: "event", event, ...begins, ...ends };
  });
  return queue(context, state, moments, context.page.longestShow ?? LONGEST_SHOW);
}

function queue(context: TableContext, state: TableState, moments: readonly Moment[], mayTake: number): TableState {
  return squeezed(context, { ...state, moments: [...state.moments, ...moments], mayTake });
}

/** The paces shortened so that everything that waits fits. */
export function squeezed(context: TableContext, state: TableState): TableState {
  const total = state.moments.reduce((sum, moment) => sum + paceOf(context, state, moment), 0);
  return { ...state, squeeze: Math.min(1, state.mayTake / total) };
}

function paceOf({ isStill }: TableContext, { playback, view }: TableState, moment: Moment): number {
  if (moment.kind === "heading") return PACE_OF_HEADING;
  if (moment.kind === "caught-up") return 0;
  const pace = isOfTable(moment.event) ? PACE_OF_TABLE : (playback?.pace(moment.event, view) ?? 0);
  return moment.kind === "missed" && isStill ? Math.min(pace, SHORT_STEP) : pace;
}

/** What travels with the next moment; `undefined` where nothing on the page moves with it. */
export function nextFlights({ moments: [moment], playback, view, looked }: TableState): readonly Flight[] | undefined {
  if (moment === undefined || moment.kind === "heading" || moment.kind === "caught-up") return undefined;
  // Nothing travels over a board that shows another moment.
  if (looked !== undefined || isOfTable(moment.event)) return [];
  return playback?.flights(moment.event, view) ?? [];
}

/** Shows what is next. Once nothing waits, the board shows what the host said last. */
export function showNext(context: TableContext, was: TableState): Transition {
  const [moment, ...moments] = was.moments;
  if (moment === undefined) return transition(was);
  const { state, effects } = shown(context, { ...was, moments }, moment);
  return transition({ ...settled(state), pause: paceOf(context, state, moment) * state.squeeze }, ...effects);
}

/** The one place that ties deciding to the board: nothing waits to be shown only where the board shows the present. */
export const settled = (state: TableState): TableState =>
  state.moments.length === 0 ? { ...state, view: state.latest.view } : state;

/** Everything that waits happens at once. */
export function skip(context: TableContext, state: TableState): Transition {
  const last = state.moments.reduce((done) => andThen(done, (now) => showNext(context, now)), transition(state));
  return transition(last.state, ...last.effects, { type: "hurry" });
}

function shown(context: TableContext, state: TableState, moment: Moment): Transition {
  switch (moment.kind) {
    case "heading":
      return transition(state);
    case "missed": {
      const { event, before, missed } = moment;
      const marked = mark(state, event);
      const view = isOfTable(event) ? viewAfter(marked, before, missed) : viewAfter(marked, marked.view, [event]);
      const catchUp = { events: state.catchUp?.events ?? missed, shown: moment.shown };
      return transition(tell({ ...marked, view, catchUp }, event));
    }
    case "caught-up":
      return see({ ...state, view: moment.view, catchUp: undefined }, moment.number);
    case "event":
      return happen(context, state, moment);
  }
}

function happen(
  context: TableContext,
  was: TableState,
  { event, begins, ends }: Extract<Moment, { kind: "event" }>,
): Transition {
  let state = begins ? turnPage(context, was, begins) : was;
  // Shown while the page was hidden: to be marked, and to be played back when the page is loaded again.
  if (context.isHidden) state = { ...mark(state, event), hasOverlooked: true };
  if (!isOfTable(event)) state = { ...state, view: viewAfter(state, state.view, [event]) };
  state = tell(state, event);
  return ends ? see({ ...state, view: ends.view, decision: ends.decision }, ends.number) : transition(state);
}

/** Resets selection and change marks: for a player with its own next decision, for spectators with every action. */
function turnPage(context: TableContext, state: TableState, { decision, events }: News): TableState {
  if (decision > state.decision) {
    const retold = retell(context, state);
    return {
      ...retold,
      choice: NOTHING_CHOSEN,
      hasOverlooked: false,
      changed: NOTHING_CHANGED,
      newsFrom: retold.log.length,
    };
  }
  return context.viewer === "spectator" && !events.every(isOfTable) ? retell(context, state) : state;
}

/** The log as it may be retold from now on: some games want things remembered, not looked up. */
function retell({ page, viewer, table }: TableContext, state: TableState): TableState {
  const retold = state.log.map((event) => (isOfTable(event) ? event : page.rules.retell(event, viewer, table.options)));
  const kept = (to: number): number => retold.slice(0, to).filter((event) => event !== undefined).length;
  const { looked } = state;
  return {
    ...state,
    log: retold.filter((event) => event !== undefined),
    newsFrom: kept(state.newsFrom),
    looked: looked && { at: Math.max(0, kept(looked.at + 1) - 1), from: kept(looked.from) },
    boardLooked: kept(retold.length) === retold.length ? state.boardLooked : undefined,
  };
}

const viewAfter = ({ playback }: TableState, view: unknown, events: readonly unknown[]): unknown =>
  playback ? shownAfter(playback, view, events) : view;

/** So many events have been seen; not while one of them may have been overlooked. */
const see = (state: TableState, number: number): Transition =>
  state.hasOverlooked ? transition(state) : transition({ ...state, seen: number }, { type: "keep-seen", number });

const isOfSeat = (part: string): boolean => part.startsWith("seat-");

function mark(state: TableState, event: unknown): TableState {
  if (isOfTable(event)) return state;
  const parts = state.playback?.changes(event, state.view) ?? [];
  const marked = [...state.changed];
  return { ...state, changed: new Set(parts === "anew" ? marked.filter(isOfSeat) : [...marked, ...parts]) };
}

function tell(state: TableState, event: unknown): TableState {
  const { from, events } = state.spoken;
  const kept = events.slice(-KEPT_SPOKEN);
  return {
    ...state,
    log: [...state.log, event],
    spoken: { from: from + events.length - kept.length, events: [...kept, event] },
  };
}
