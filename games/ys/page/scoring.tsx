import type { Seat } from "@serai/kernel";
import { Crown } from "@serai/ui/art/icons.tsx";
import type { GameProps } from "@serai/ui/page.ts";
import { FinalTitle } from "@serai/ui/parts/final-title.tsx";
import { ui } from "@serai/ui/words/index.ts";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { parts, type Ys } from "../rules/index.ts";
import { winnersOf } from "../words/shared.ts";
import { Bust } from "./art/bust.tsx";
import { MarketGlyph } from "./art/city.tsx";
import { ThroneGlyph } from "./art/late-glyphs.tsx";
import { blackLine, colourLines, earned, ON_THE_WAY, sidesRanked } from "./final.ts";
import { YsGem } from "./gem.tsx";
import { GemsPlot, PointsPlot } from "./plots.tsx";
import { PriceStory } from "./price-story.tsx";
import { finalOf, lookOf, sideLetters, sideName } from "./sides.ts";
import { words } from "./words.ts";
import "./scoring.css";

/** Section 4: colours by price, places and points a side, black gems, throne room, points on the way, totals. */
export function Scoring(props: GameProps<Ys>) {
  const { view, viewer, names, listed, log } = props;
  const winners = winnersOf(view);
  const sides = sidesRanked(view);
  const black = blackLine(view);
  // The board may have been scrolled anywhere; the result begins at the top.
  useEffect(() => scrollTo({ top: 0 }), []);
  return (
    <>
      <FinalTitle winners={winners.seats} viewer={viewer} listed={listed} />
      {winners.byGems && <p class="final-note">{words.text.byGems}</p>}
      {view.neutral && <p class="final-note">{view.cityWon ? words.text.cityWon : words.text.cityBeaten}</p>}
      <table class="final-table">
        <caption class="unseen">{ui.text.finalScore}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{words.text.what}</span>
            </th>
            {sides.map((side) => (
              <th key={side} scope="col">
                {winners.seats.includes(side) && <Crown />}
                <Bust seat={lookOf(view, side)} letter={sideLetters(view, names)[side]} />
                <span class="final-name">{sideName(listed, side)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colourLines(view).map(({ colour, scale, owned, points }, rank) => (
            <Line
              key={colour}
              at={rank}
              sides={sides}
              head={
                <>
                  <YsGem gem={colour} isSpoken />
                  <span class="final-price">
                    {words.text.priceOf(view.prices[colour] + 1)}
                    <small>{scale.slice(0, sides.length).join(" ")}</small>
                  </span>
                </>
              }
              cell={(side) => ({ points: points[side], note: `${owned[side]}×` })}
            />
          ))}
          <Line
            at={4}
            sides={sides}
            head={
              <>
                <YsGem gem={parts.BLACK} isSpoken />
                <span class="final-price">{words.text.blackGems}</span>
              </>
            }
            cell={(side) => ({ points: black[side].points, note: `${black[side].owned}×` })}
          />
          {view.options.kingsFavour && (
            <Line
              at={5}
              sides={sides}
              head={
                <>
                  <ThroneGlyph />
                  <span class="final-price">{words.text.throneRoom}</span>
                </>
              }
              cell={(side) => ({
                points: finalOf(view, side)?.throne ?? 0,
                note: view.seats[side]?.throne.map(({ value = 0 }) => value).join("+") ?? "",
              })}
            />
          )}
          {ON_THE_WAY.map((why, i) => (
            <Line
              key={why}
              at={6 + i}
              sides={sides}
              head={
                <>
                  <MarketGlyph />
                  <span class="final-price">{words.text.onTheWay[why]}</span>
                </>
              }
              cell={(side) => ({ points: earned(log, side, why) })}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.text.sum}</th>
            {sides.map((side) => (
              <td key={side} class={winners.seats.includes(side) ? "is-winner" : undefined}>
                {finalOf(view, side)?.total}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <div class="plots">
        <PointsPlot {...props} />
        <PriceStory {...props} />
        <GemsPlot {...props} />
      </div>
    </>
  );
}

interface LineProps {
  readonly at: number;
  readonly sides: readonly Seat[];
  readonly head: ComponentChildren;
  cell(side: Seat): { readonly points: number; readonly note?: string };
}

/** Lines are laid open one after the other. */
function Line({ at, sides, head, cell }: LineProps) {
  return (
    <tr style={{ "--place": at }}>
      <th scope="row">
        <span class="final-head">{head}</span>
      </th>
      {sides.map((side) => {
        const { points, note } = cell(side);
        return (
          <td key={side} class={points === 0 ? "is-zero" : undefined}>
            <strong>{points}</strong>
            {note !== undefined && <small>{note}</small>}
          </td>
        );
      })}
    </tr>
  );
}
