import { SeatMark } from "@serai/ui/art/seat-mark.tsx";
import { Sheet as BoardSheet } from "@serai/ui/parts/sheet.tsx";
import type { ComponentChildren } from "preact";
import { type BuildGroup, RANGES } from "../rules/index.ts";
import { TileFace } from "./chooser.tsx";
import { FavourTable } from "./favours.tsx";
import { sheet } from "./look.ts";
import type { Scene } from "./scene.ts";
import { Goods } from "./seat-note.tsx";
import { buildingName } from "./spoken.ts";
import { words } from "./words.ts";
import "./sheets.css";

/** What is looked up over the board: it changes nothing. */
export function Sheets(scene: Scene) {
  const { favours, buildings, everybody } = words.text;
  switch (sheet.value) {
    case "favours":
      return (
        <Sheet title={favours}>
          <FavourTable {...scene} legal={new Set()} />
          <p class="sheet-note">{words.text.closedColumns}</p>
        </Sheet>
      );
    case "buildings":
      return (
        <Sheet title={buildings}>
          {(["wood", "stone", "prestige"] as const).map((group) => (
            <Supply key={group} scene={scene} group={group} />
          ))}
        </Sheet>
      );
    case "goods":
      return (
        <Sheet title={everybody}>
          <Everybody {...scene} />
        </Sheet>
      );
    default:
      return undefined;
  }
}

function closeSheet(): void {
  sheet.value = undefined;
}

const Sheet = ({ title, children }: { readonly title: string; readonly children: ComponentChildren }) => (
  <BoardSheet title={title} class="caylus-sheet" onClose={closeSheet}>
    {children}
  </BoardSheet>
);

/** The tiles of a group that are left, with what they cost, bring and do. */
function Supply({ scene: { view }, group }: { readonly scene: Scene; readonly group: BuildGroup }) {
  const { first, end } = RANGES[group];
  const tiles = Array.from({ length: end - first }, (_, i) => first + i).filter((tile) => view.supply[tile] > 0);
  if (tiles.length === 0) return undefined;
  return (
    <section class="supply">
      <h3>{words.text.groups[group]}</h3>
      <ul>
        {tiles.map((tile) => (
          <li key={tile} data-piece={`supply:${tile}`}>
            <span class="unseen">{buildingName(tile)}</span>
            <div class="supply-face">
              <TileFace building={tile} lawyerVp={view.options.lawyerVp} />
            </div>
            <p>
              {words.text.use(tile)}
              {view.supply[tile] > 1 && ` (${words.text.left(view.supply[tile])})`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Everybody's goods, in turn order. */
function Everybody({ view, letters, listed }: Scene) {
  return (
    <ul class="everybody">
      {view.order.map((seat) => (
        <li key={seat} data-piece={`seat:${seat}`}>
          <SeatMark seat={seat} letter={letters[seat]} />
          <span class="everybody-name">{listed(seat)}</span>
          <Goods view={view} seat={seat} />
        </li>
      ))}
    </ul>
  );
}
