import type { GameProps } from "@serai/ui/page.ts";
import { parts, places, type Ys } from "../rules/index.ts";
import { CharacterEmblem } from "./art/characters.tsx";
import { AreaGlyph } from "./art/late-glyphs.tsx";
import { Brokers, spokenBroker } from "./brokers.tsx";
import { cardEffect, cardWords } from "./card-words.ts";
import { gemName, YsGem } from "./gem.tsx";
import { Sheet } from "./sheet.tsx";
import { brokersAt, sideName } from "./sides.ts";
import { words } from "./words.ts";

interface QuarterSheetProps extends GameProps<Ys> {
  readonly quarter: number;
  onClose(): void;
}

/** A quarter close up: its ship, the character to win and what it does, and everybody who is there. */
export function QuarterSheet({ view, names, quarter, onClose }: QuarterSheetProps) {
  const ship = parts.SHIPS[view.docked[quarter]];
  const card = view.palaces[quarter] ?? parts.NO_CARD;
  const points = view.merchant === 1 ? parts.MERCHANT_POINTS : parts.COMMERCIAL_POINTS;
  return (
    <Sheet title={words.text.quarter(quarter + 1)} onClose={onClose}>
      {ship && (
        <p class="sheet-line">
          <YsGem gem={ship.large} />
          {ship.small.map((gem) => (
            <YsGem key={gem} gem={gem} />
          ))}
          <span>{words.text.ship(gemName(ship.large), view.players === 4 ? 2 : 1, ship.small.map(gemName))}</span>
        </p>
      )}
      <p>{words.text.shipRule(view.players)}</p>
      {card >= 0 && (
        <p class="sheet-line">
          <CharacterEmblem card={card} />
          <span>
            <strong>{cardWords(card)?.name}</strong>: {cardEffect(card, view.options)}
          </span>
        </p>
      )}
      {view.closed === quarter && view.closedBy >= 0 && <p>{words.text.closedBy(names(view.closedBy))}</p>}
      <ul class="sheet-areas">
        {places.AREAS.map((name, kind) => {
          const brokers = brokersAt(view, places.area(quarter, kind));
          const rewards = [words.text.blackGem, words.text.points(points), cardWords(card)?.name ?? "–"];
          return (
            <li key={name}>
              <h3>
                <AreaGlyph area={kind} />
                {words.text.areas[name]}: {rewards[kind]}
              </h3>
              <p class="sheet-brokers">
                {brokers.length === 0 && words.text.nobodyThere}
                <Brokers view={view} names={names} brokers={brokers} />
              </p>
              <p class="hint">{brokers.map((broker) => spokenBroker(view, names, broker)).join(", ")}</p>
            </li>
          );
        })}
      </ul>
      <p class="hint">{words.text.tieRule(view.neutral ? sideName(names, view.players) : undefined)}</p>
    </Sheet>
  );
}
