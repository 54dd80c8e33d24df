import { useSignal } from "@preact/signals";
import { lettersFor } from "@serai/ui/art/seat-mark.tsx";
import { Bars } from "@serai/ui/plots/bars.tsx";
import { gemPaint, type Paint, plainPaint } from "@serai/ui/plots/figures.ts";
import { Lines } from "@serai/ui/plots/lines.tsx";
import { gameEntry } from "../games/registry.ts";
import { people } from "../text/people/index.ts";
import { kindsOf, placesOf, scoresOf, sharesOf } from "./figures.ts";
import { gameName } from "./games.ts";
import { nameOf } from "./name.tsx";
import type { LadderKind, PlayerPage } from "./people-api.ts";

/** The cut of each colour's gem, as it is drawn in the games. */
const CUTS: Readonly<Record<string, number>> = { white: 0, red: 1, yellow: 2, green: 3, blue: 4, black: 5 };
const paintOf = (source: string, nth: number): Paint =>
  Object.hasOwn(CUTS, source) ? gemPaint(CUTS[source]) : plainPaint(nth);

/** How somebody plays one game with so many players, drawn and in numbers. */
export function Statistics({ page }: { readonly page: PlayerPage }) {
  const text = people.text;
  const kinds = kindsOf(page);
  const chosen = useSignal(0);
  const kind = kinds[chosen.value] ?? kinds[0];
  if (kind === undefined) return undefined;
  return (
    <section class="panel" aria-labelledby="statistics">
      <h2 id="statistics">{text.statistics}</h2>
      {kinds.length > 1 && (
        <label class="field">
          <span>{text.game}</span>
          <select
            value={String(chosen.value)}
            onChange={({ currentTarget: { selectedIndex } }) => {
              chosen.value = selectedIndex;
            }}
          >
            {kinds.map(({ game, players }, i) => (
              <option key={`${game} ${players}`} value={String(i)}>
                {text.kind(gameName(game), players)}
              </option>
            ))}
          </select>
        </label>
      )}
      {kinds.length === 1 && <p class="hint">{text.kind(gameName(kind.game), kind.players)}</p>}
      <div class="plots">
        <Scores page={page} kind={kind} />
        <Places page={page} kind={kind} />
        <Plans page={page} game={kind.game} />
      </div>
    </section>
  );
}

interface OfKind {
  readonly page: PlayerPage;
  readonly kind: LadderKind;
}

function Scores({ page, kind }: OfKind) {
  const values = scoresOf(page, kind);
  const [letter] = lettersFor([nameOf(page)]);
  const series = [{ name: nameOf(page), letter, ...plainPaint(0), values }];
  const categories = values.map((_, i) => ({ name: String(i + 1) }));
  return <Lines figures={{ title: people.text.scores, categories, series }} />;
}

function Places({ page, kind }: OfKind) {
  const { finishes, games, rank } = people.text;
  const values = placesOf(page, kind);
  const [letter] = lettersFor([games]);
  const categories = values.map((_, i) => ({ name: rank(i + 1) }));
  return (
    <Bars figures={{ title: finishes, categories, series: [{ name: games, letter, ...plainPaint(4), values }] }} />
  );
}

function Plans({ page, game }: { readonly page: PlayerPage; readonly game: string }) {
  const text = people.text;
  const words = gameEntry(game)?.text.text.sources ?? {};
  const shares = sharesOf(page, game);
  if (shares.length === 0) return undefined;
  const names = shares.map(({ source }) => words[source] ?? source);
  const letters = lettersFor(names);
  const series = shares.map(({ source, percent }, nth) => ({
    name: names[nth],
    letter: letters[nth],
    ...paintOf(source, nth),
    values: [percent],
  }));
  return (
    <div>
      <Bars figures={{ title: text.plans, categories: [{ name: text.share }], series }} />
      <p class="hint">{text.plansHint}</p>
    </div>
  );
}
