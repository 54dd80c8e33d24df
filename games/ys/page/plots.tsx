import type { GameProps } from "@serai/ui/page.ts";
import { Bars } from "@serai/ui/plots/bars.tsx";
import { gemPaint, plainPaint } from "@serai/ui/plots/figures.ts";
import { parts, type Ys } from "../rules/index.ts";
import { blackLine, colourLines, earned, ON_THE_WAY, sidesRanked } from "./final.ts";
import { cutOf, gemName } from "./gem.tsx";
import { finalOf, gemsOf, lookOf, sideLetters, sideName } from "./sides.ts";
import { words } from "./words.ts";

function categories({ view, names, listed }: GameProps<Ys>) {
  const letters = sideLetters(view, names);
  return sidesRanked(view).map((side) => ({
    name: sideName(listed, side),
    mark: { seat: lookOf(view, side), letter: letters[side] },
  }));
}

const asSeries = (gem: parts.Gem, values: readonly number[]) => ({
  name: gemName(gem),
  letter: words.text.letters[gem],
  ...gemPaint(cutOf(gem)),
  values,
});

/** The lines of the account, a bar for each side; the colours in the order they have in every plot. */
export function PointsPlot(props: GameProps<Ys>) {
  const { view, log } = props;
  const { pointsPlot, throneRoom, onTheWay, sourceLetters } = words.text;
  const sides = sidesRanked(view);
  const black = blackLine(view);
  const series = [
    ...colourLines(view)
      .sort((a, b) => a.colour - b.colour)
      .map(({ colour, points }) =>
        asSeries(
          colour,
          sides.map((side) => points[side]),
        ),
      ),
    asSeries(
      parts.BLACK,
      sides.map((side) => black[side].points),
    ),
    {
      name: throneRoom,
      letter: sourceLetters.throne,
      ...plainPaint(0),
      values: sides.map((side) => finalOf(view, side)?.throne ?? 0),
    },
    ...ON_THE_WAY.map((why, nth) => ({
      name: onTheWay[why],
      letter: sourceLetters[why],
      ...plainPaint(nth + 1),
      values: sides.map((side) => earned(log, side, why)),
    })),
  ];
  return <Bars figures={{ title: pointsPlot, categories: categories(props), series }} />;
}

export function GemsPlot(props: GameProps<Ys>) {
  const { view } = props;
  const sides = sidesRanked(view);
  const series = [...parts.COLOURS.keys(), parts.BLACK].map((gem) =>
    asSeries(
      gem,
      sides.map((side) => gemsOf(view, side)[gem]),
    ),
  );
  return <Bars figures={{ title: words.text.gemsPlot, categories: categories(props), series }} />;
}
