import type { Action, Seat } from "@serai/kernel";
import type { Choice, GameProps } from "@serai/ui/page.ts";
import { focusAfterKey, focusConfirmAfterKey, walkWithArrows } from "@serai/ui/parts/focus.ts";
import {
  BATCHES,
  BUILDINGS,
  batchOf,
  build,
  type Caylus,
  CUBE_SETS,
  DECLINE,
  givenOf,
  HOME,
  JOIN_JOUST,
  KIND_COUNT,
  KINDS,
  levelOf,
  lineOf,
  offerOf,
  openSection,
  PASS,
  PLAIN_KINDS,
  provostOf,
  RANGES,
  SECTIONS,
  STAY,
  STOP,
  takenOf,
  tileOf,
  verbOf,
} from "../rules/index.ts";
import { House } from "./art/house.tsx";
import { SignLine } from "./art/sign.tsx";
import { toggle } from "./choice.ts";
import { levelAfter } from "./favours.tsx";
import { costSigns, cubeSigns, favourSigns, LINE_SIGNS, offerSigns, type Signs, usesOf } from "./signs.ts";
import { buildingName } from "./spoken.ts";
import { words } from "./words.ts";

type ChooserProps = GameProps<Caylus> & { readonly own: Seat };

/** What is asked that has no place on the board, as big targets in signs and words. */
export function Chooser(props: ChooserProps) {
  const { view } = props;
  switch (view.step) {
    case "building":
      return <Tiles {...props} />;
    case "paying":
    case "buying":
    case "swapTake":
      return <Cubes {...props} />;
    default:
      return <Options {...props} />;
  }
}

/** Where the decision is made on the board, only what is not there: staying, declining, going home. */
function Options(props: ChooserProps) {
  const { view, legal, choice, choose, text, names } = props;
  const actions = [...legal].filter((action) => isOffered(action)).sort((a, b) => rankOf(a) - rankOf(b));
  if (actions.length === 0) return undefined;
  return (
    <fieldset class={`chooser is-${view.step}`} aria-label={words.text.options} onKeyDown={walkWithArrows}>
      {actions.map((action, i) => (
        <button
          key={action}
          type="button"
          class="option is-open"
          data-piece={`option:${action}`}
          data-first={i === 0 ? "" : undefined}
          aria-pressed={choice.action === action}
          onClick={(event) => {
            choose(toggle(choice, action));
            focusConfirmAfterKey(event);
          }}
        >
          <OptionFace {...props} action={action} words={text.action(action, view, names)} />
        </button>
      ))}
    </fieldset>
  );
}

/** Tapped on the board. */
const isOffered = (action: Action): boolean => !["place", "move", "residence"].includes(verbOf(action) ?? "");

/** Moves of the provost in order, with staying in their middle; what declines comes last. */
const rankOf = (action: Action): number => {
  if (verbOf(action) === "provost") return provostOf(action);
  return action === PASS ? 0 : action === DECLINE || action === STOP || action === HOME ? 1000 : 10 + action / 1000;
};

function OptionFace(props: ChooserProps & { readonly action: Action; readonly words: string }) {
  const { action, view } = props;
  const verb = verbOf(action);
  if (
    verb === "provost" ||
    (action === PASS && view.step === "provost") ||
    (action === DECLINE && view.step === "guild")
  )
    return <ProvostFace {...props} by={verb === "provost" ? provostOf(action) : 0} />;
  const signs = signsOf(props);
  return (
    <>
      {signs && <SignLine signs={signs} />}
      <span class={signs ? "option-words has-signs" : "option-words"}>{props.words}</span>
    </>
  );
}

/** By how much, to which space, and what it costs. */
function ProvostFace({ view, words: label, by }: ChooserProps & { readonly words: string; readonly by: number }) {
  const price = view.step === "guild" ? 0 : Math.abs(by);
  return (
    <>
      <span class="unseen">{label}</span>
      <span class={by === 0 ? "provost-by is-stay" : "provost-by"} aria-hidden="true">
        {by === 0 ? words.text.stay : by > 0 ? `+${by}` : `−${-by}`}
      </span>
      <span class="provost-to" aria-hidden="true">
        {by === 0 ? view.provost : `→ ${view.provost + by}`}
      </span>
      {price > 0 && <SignLine signs={[`coin${price}`]} />}
    </>
  );
}

function signsOf({ action, view, own }: ChooserProps & { readonly action: Action }): Signs | undefined {
  switch (verbOf(action)) {
    case "use": {
      const { use } = BUILDINGS[view.tiles[view.at]];
      if (use.kind === "trade") return offerSigns(use.offers[offerOf(action)]);
      if (use.kind !== "produce") return undefined;
      const given = use.choices[offerOf(action)];
      return cubeSigns(KINDS.map((kind) => given[kind] ?? 0));
    }
    case "give":
      return [...cubeSigns(CUBE_SETS[givenOf(action)]), "to"];
    case "take":
      return cubeSigns(CUBE_SETS[takenOf(action)]);
    case "batch":
      return [...cubeSigns(BATCHES[batchOf(action)]), "to", `shield${SECTIONS[openSection(view)]?.points ?? 0}`];
    case "favour":
      return [
        LINE_SIGNS[lineOf(action)],
        "to",
        ...favourSigns(lineOf(action), levelAfter({ view, own }, lineOf(action))),
      ];
    case "effect":
      return favourSigns(view.line, levelOf(action));
    case "joust":
      return action === JOIN_JOUST ? ["coin1", "cloth", "to", "crown"] : undefined;
    case "stay":
      return action === STAY ? ["bed"] : undefined;
    case "home":
      return ["worker"];
    default:
      return undefined;
  }
}

/** The tiles of the group that may be built, with cost, points and use; those that cannot say why. */
function Tiles(props: ChooserProps) {
  const { view, legal, choice, choose, whyNot, text, names } = props;
  const { first, end } = RANGES[view.group];
  const tiles = Array.from({ length: end - first }, (_, i) => first + i).filter((tile) => view.supply[tile] > 0);
  const open = tiles.findIndex((tile) => legal.has(build(tile)));
  return (
    <fieldset class="chooser is-building" aria-label={words.text.buildings} onKeyDown={walkWithArrows}>
      {tiles.map((tile, i) => {
        const action = build(tile);
        const isOpen = legal.has(action);
        return (
          <button
            key={tile}
            type="button"
            class={isOpen ? "tile is-open" : "tile"}
            data-piece={`building:${BUILDINGS[tile].id}`}
            data-first={i === open ? "" : undefined}
            aria-pressed={choice.action === action}
            aria-disabled={!isOpen}
            onClick={(event) => {
              if (!isOpen) {
                whyNot("tile-too-dear", { building: BUILDINGS[tile].id });
                return;
              }
              choose(toggle(choice, action));
              focusConfirmAfterKey(event);
            }}
          >
            <span class="unseen">{`${text.action(action, view, names)}. ${words.text.use(tile)}`}</span>
            <TileFace building={tile} lawyerVp={view.options.lawyerVp} />
          </button>
        );
      })}
      {legal.has(DECLINE) && (
        <button
          type="button"
          class="option is-open"
          data-piece={`option:${DECLINE}`}
          aria-pressed={choice.action === DECLINE}
          onClick={(event) => {
            choose(toggle(choice, DECLINE));
            focusConfirmAfterKey(event);
          }}
        >
          <span class="option-words">{text.action(DECLINE, view, names)}</span>
        </button>
      )}
    </fieldset>
  );
}

const TILE = { width: 118, height: 96 };

/** A tile as it would stand on the road, its cost and its points under it. */
export function TileFace({ building, lawyerVp }: { readonly building: number; readonly lawyerVp: number }) {
  const { group, points, favours = 0 } = tileOf(building, lawyerVp);
  return (
    <>
      <svg class="tile-house" viewBox={`0 -6 ${TILE.width} ${TILE.height - 12}`} aria-hidden="true" focusable="false">
        <House look={group} name={buildingName(building)} {...TILE} uses={usesOf(building, lawyerVp)} letters={[]} />
      </svg>
      <span class="tile-cost" aria-hidden="true">
        <SignLine signs={[...costSigns(building), "to", `shield${points}`, ...Array<string>(favours).fill("crown")]} />
      </span>
    </>
  );
}

/** How many cubes a step asks for. */
const wantedIn = ({ legal, view }: Pick<ChooserProps, "legal" | "view">): number => {
  const [action] = legal;
  const set = CUBE_SETS[view.step === "paying" ? givenOf(action) : takenOf(action)];
  return set.reduce((sum, count) => sum + count, 0);
};

/** Two or four cubes, one by one: each tap takes one more, and the last one too many begins its kind again. */
function Cubes(props: ChooserProps) {
  const { view, choice, choose, own } = props;
  const wanted = wantedIn(props);
  const counts = KINDS.slice(0, PLAIN_KINDS).map((kind) => choice[kind] ?? 0);
  const chosen = counts.reduce((sum, count) => sum + count, 0);
  const held = (kind: number): number =>
    view.step === "paying" ? view.cubes[own * KIND_COUNT + kind] : Number.POSITIVE_INFINITY;
  return (
    <fieldset class="chooser is-cubes" aria-label={words.text.options} onKeyDown={walkWithArrows}>
      {counts.map((count, kind) => {
        const isOpen = (chosen < wanted && count < held(kind)) || count > 0;
        return (
          <button
            key={KINDS[kind]}
            type="button"
            class={isOpen ? "option is-open" : "option"}
            data-piece={`option:${KINDS[kind]}`}
            data-first={kind === 0 ? "" : undefined}
            aria-pressed={count > 0}
            aria-disabled={!isOpen}
            onClick={(event) => {
              if (!isOpen) {
                props.whyNot("cubes-missing");
                return;
              }
              const next = after(choice, kind, chosen < wanted && count < held(kind) ? count + 1 : 0);
              choose(next);
              if (totalOf(next) === wanted) focusConfirmAfterKey(event);
              else focusAfterKey(event, ".chooser .option:focus");
            }}
          >
            <SignLine signs={[KINDS[kind]]} />
            <span class="option-count">×{count}</span>
            <span class="unseen">{words.text.names.kinds[KINDS[kind]]}</span>
          </button>
        );
      })}
      <span class="chooser-note">{words.text.pick(chosen, wanted)}</span>
    </fieldset>
  );
}

const after = (choice: Choice, kind: number, count: number): Choice =>
  Object.fromEntries(
    KINDS.slice(0, PLAIN_KINDS)
      .map((name, i): [string, number] => [name, i === kind ? count : (choice[name] ?? 0)])
      .filter(([, many]) => many > 0),
  );

const totalOf = (choice: Choice): number => Object.values(choice).reduce((sum, count) => sum + count, 0);
