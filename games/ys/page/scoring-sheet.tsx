import type { GameProps } from "@serai/ui/page.ts";
import { parts, type Ys } from "../rules/index.ts";
import { Bust } from "./art/bust.tsx";
import { blackLine, colourLines } from "./final.ts";
import { gemName, YsGem } from "./gem.tsx";
import { Sheet } from "./sheet.tsx";
import { lookOf, sideLetters, sideName, sidesOf } from "./sides.ts";
import { words } from "./words.ts";

/** Section 4 of the rules, always at hand: what places in each colour score, and how everybody stands in it now. */
export function ScoringSheet({ view, names, onClose }: GameProps<Ys> & { readonly onClose: () => void }) {
  const letters = sideLetters(view, names);
  const sides = sidesOf(view);
  const black = blackLine(view);
  return (
    <Sheet title={words.text.scoringTable} onClose={onClose}>
      <p>{words.text.scoringRule}</p>
      <table class="score-table">
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{words.text.gem}</span>
            </th>
            {[1, 2, 3, 4].map((place) => (
              <th key={place} scope="col">
                {place}.
              </th>
            ))}
            {sides.map((side) => (
              <th key={side} scope="col">
                <span class="unseen">{sideName(names, side)}</span>
                <Bust seat={lookOf(view, side)} letter={letters[side]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colourLines(view).map(({ colour, scale, owned, points }) => (
            <tr key={colour}>
              <th scope="row">
                <YsGem gem={colour} isSpoken />
                <small>{view.prices[colour] + 1}</small>
              </th>
              {scale.map((score) => (
                <td key={score} class="score-scale">
                  {score}
                </td>
              ))}
              {sides.map((side) => (
                <td key={side}>
                  <strong>{points[side]}</strong> <small>{owned[side]}×</small>
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">
              <YsGem gem={parts.BLACK} isSpoken />
            </th>
            <td class="score-scale" colSpan={4}>
              <small>{words.text.blackScale}</small>
            </td>
            {sides.map((side) => (
              <td key={side}>
                <strong>{black[side].points}</strong> <small>{black[side].owned}×</small>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p class="score-black">
        <span>{gemName(parts.BLACK)}:</span>{" "}
        {parts.BLACK_POINTS.slice(1)
          .map((points, i) => `${i + 1}→${points}`)
          .join("  ")}
        +
      </p>
      {view.options.kingsFavour && (
        <p>
          {words.text.throneRoom}: {parts.THRONE_POINTS.join(" · ")}
        </p>
      )}
      <ul class="score-rules">
        {words.text.rewardRules(view.players === 4).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Sheet>
  );
}
