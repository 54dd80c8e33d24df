import { legalActions, refusalFor } from "../act.ts";
import type { Action } from "../actions.ts";
import { type Chance, FastChance } from "../chance.ts";
import type { Game, GameTypes } from "../game.ts";
import type { Move } from "../match.ts";
import type { OptionsOf } from "../options.ts";
import type { Viewer } from "../seats.ts";
import type { Checks } from "./checks.ts";

/**
 * Non-interference: whatever reaches a viewer may depend only on what it may know.
 *
 * The position is compared with twins of it, states that differ only in what the viewer cannot know: one sampled from
 * the seat's view and memory, one made by a small exchange. Everything the viewer can observe must come out byte for
 * byte the same. Then a move is played in the position and in a twin. Where the viewer's sight of the two positions
 * after it is the same, what it was told on the way must be the same too: an event may show nothing that the view
 * just after it does not.
 */
export interface Leak {
  readonly viewer: Viewer;
  readonly channel: "view" | "legal" | "refusal" | "deciders" | "volunteers" | "result" | "event" | "log";
  readonly truth: string;
  readonly twin: string;
}

interface Position<T extends GameTypes> {
  readonly game: Game<T>;
  readonly checks: Checks<T>;
  readonly options: OptionsOf<T["OptionSpecs"]>;
  readonly state: T["State"];
  /** By seat. */
  readonly memories: readonly T["Memory"][];
}

export function twinsOf<T extends GameTypes>(position: Position<T>, viewer: Viewer, chance: Chance): T["State"][] {
  const { game, checks, state, memories } = position;
  const exchanged = game.clone(state);
  for (let times = 1 + chance.int(3); times > 0; times--) checks.exchange?.(exchanged, viewer, chance);
  if (viewer === "spectator") return [exchanged];
  return [exchanged, game.sample(game.view(state, viewer), memories[viewer], chance)];
}

/** What the viewer can observe while nothing happens. `probes` are actions it might try. */
function observe<T extends GameTypes>(
  game: Game<T>,
  state: T["State"],
  viewer: Viewer,
  probes: readonly Action[],
): [Leak["channel"], string][] {
  const seen: [Leak["channel"], string][] = [
    ["view", JSON.stringify(game.view(state, viewer))],
    ["deciders", String(game.deciders(state))],
    ["volunteers", String(game.volunteers(state))],
    ["result", JSON.stringify(game.result(state)) ?? "none"],
  ];
  if (viewer === "spectator") return seen;
  seen.push(["legal", legalActions(game, state, viewer).join(" ")]);
  for (const probe of probes) {
    const refusal = refusalFor(game, state, viewer, probe);
    seen.push(["refusal", refusal ? `${probe} ${refusal.message}` : `${probe} accepted`]);
  }
  return seen;
}

export function findLeakInPosition<T extends GameTypes>(
  position: Position<T>,
  viewer: Viewer,
  probes: readonly Action[],
  chance: Chance,
): Leak | undefined {
  const { game, state } = position;
  const truth = observe(game, state, viewer, probes);
  for (const twin of twinsOf(position, viewer, chance)) {
    const other = observe(game, twin, viewer, probes);
    const at = truth.findIndex(([, seen], i) => seen !== other[i][1]);
    if (at >= 0) return { viewer, channel: truth[at][0], truth: truth[at][1], twin: other[at][1] };
  }
  return undefined;
}

interface ViewerAfter {
  readonly after: string;
  readonly told: string;
  readonly retold: string;
}

function outcomeOf<T extends GameTypes>(
  position: Position<T>,
  state: T["State"],
  viewer: Viewer,
  move: Move,
  luck: number,
): ViewerAfter {
  const { game, options } = position;
  const after = game.clone(state);
  const told: T["Event"][] = [];
  const retold: T["Event"][] = [];
  game.apply(after, move.seat, move.action, new FastChance(luck), (event) => {
    const seen = game.see(event, viewer);
    if (seen !== undefined) told.push(seen);
    const log = game.retell(event, viewer, options);
    if (log !== undefined) retold.push(log);
  });
  return {
    after: JSON.stringify([game.view(after, viewer), game.deciders(after), game.volunteers(after)]),
    told: JSON.stringify(told),
    retold: JSON.stringify(retold),
  };
}

/** Plays the move in the position, and moves the viewer cannot tell from it in twins. */
export function findLeakInMove<T extends GameTypes>(
  position: Position<T>,
  viewer: Viewer,
  move: Move,
  chance: Chance,
): Leak | undefined {
  const { game, state } = position;
  const luck = chance.int(2 ** 31);
  const truth = outcomeOf(position, state, viewer, move, luck);
  for (const twin of [state, ...twinsOf(position, viewer, chance)]) {
    const actions = legalActions(game, twin, move.seat);
    if (actions.length === 0) continue;
    // The viewer knows what it did itself; of another's move it knows what it was shown.
    const tries = move.seat === viewer ? [move.action] : [move.action, ...pick(actions, 3, chance)];
    for (const action of tries) {
      if (!actions.includes(action)) continue;
      const other = outcomeOf(position, twin, viewer, { seat: move.seat, action }, luck);
      if (other.after !== truth.after) continue;
      if (other.told !== truth.told) return { viewer, channel: "event", truth: truth.told, twin: other.told };
      if (other.retold !== truth.retold) return { viewer, channel: "log", truth: truth.retold, twin: other.retold };
    }
  }
  return undefined;
}

const pick = (list: readonly Action[], count: number, chance: Chance): Action[] =>
  Array.from({ length: count }, () => list[chance.int(list.length)]);
