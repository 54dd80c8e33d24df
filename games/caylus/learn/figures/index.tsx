import { lettersFor } from "@serai/ui/art/seat-mark.tsx";
import type { Figure, Figures } from "@serai/ui/figures.ts";
import type { VNode } from "preact";
import { Cylinder, Disc, Figure as WorkerFigure } from "../../page/art/pieces.tsx";
import { costSigns, cubeSigns, type Signs } from "../../page/signs.ts";
import { BATCHES, buildingOf, type View } from "../../rules/index.ts";
import { Bridge, Castle, Drawing, Favours, Road, SignDrawing } from "./drawings.tsx";
import type { FigureWords } from "./figure-words.ts";
import { building, castle, laterFavour, placing, prestige, provost, residence } from "./positions.ts";

export function figuresIn(words: FigureWords): Figures {
  const { names, short } = words;
  const letters = lettersFor(names);
  const frame = (picture: VNode): VNode => <span class="game-caylus fig-caylus">{picture}</span>;
  const one = (picture: VNode, caption: string): Figure => [{ label: "", picture: frame(picture), caption }];
  const stepped = (said: readonly { readonly label: string; readonly caption: string }[], pictures: readonly VNode[]) =>
    said.map((step, i) => ({ ...step, picture: frame(pictures[i]) }));
  const signs = (row: Signs): VNode => <SignDrawing signs={row} />;

  const onBridge = (view: View): VNode => (
    <>
      <Bridge view={view} letters={letters} />
      <Road view={view} letters={letters} spaces={[7, 9, 10]} hasPrices />
    </>
  );
  const onRoad = (view: View): VNode => <Road view={view} letters={letters} spaces={[8, 9, 10, 11]} hasOfficials />;
  const [start, back, forward, end] = provost().map(({ view }) => view);
  // All at once happens after the last move: the provost where it took him, before the road works.
  const moved: View = { ...forward, provost: forward.provost + 1 };

  const batch = cubeSigns(BATCHES[0]);
  const [empty, first, second, third, favoured] = castle().map(({ view }) => view);
  const inCastle = (view: View, gained: Signs): VNode => (
    <>
      <Castle view={view} letters={letters} />
      {gained.length > 0 && signs(gained)}
    </>
  );
  const later = laterFavour();
  const table = (view: View): VNode => <Favours view={view} letters={letters} />;

  const [plot, built] = building();
  const [, house] = residence();
  const [, statue] = prestige();
  const street = (view: View, spaces: readonly number[], paid: Signs): VNode => (
    <>
      <Road view={view} letters={letters} spaces={spaces} />
      {paid.length > 0 && signs(paid)}
    </>
  );

  return {
    "short-1": one(<SignDrawing signs={["coin2"]} width={60} />, short[0]),
    "short-2": one(
      <Drawing width={60} height={44}>
        <WorkerFigure seat={0} letter={letters[0]} x={30} y={38} />
      </Drawing>,
      short[1],
    ),
    "short-3": one(<SignDrawing signs={["coin1", "cloth", "to", "crown"]} width={110} />, short[2]),
    "short-4": one(
      <Drawing width={60} height={44}>
        <Disc x={30} y={20} size={1.4} />
      </Drawing>,
      short[3],
    ),
    "short-5": one(<Road view={back} letters={letters} spaces={[9]} />, short[4]),
    "short-6": one(<SignDrawing signs={["food", "any", "any"]} width={90} />, short[5]),
    "short-7": one(
      <Drawing width={60} height={54}>
        <Cylinder x={30} y={44} size={1.2} />
      </Drawing>,
      short[6],
    ),
    scoring: one(<Castle view={third} letters={letters} />, words.scoring),
    placing: stepped(
      words.placing,
      placing().map(({ view }) => onBridge(view)),
    ),
    provost: stepped(words.provost, [start, back, forward, moved, end].map(onRoad)),
    castle: stepped(words.castle, [
      inCastle(empty, ["food", "any", "any"]),
      inCastle(first, [...batch, "to", "shield5"]),
      inCastle(second, [...batch, "to", "shield5"]),
      inCastle(third, [...batch, "to", "shield4", "crown"]),
    ]),
    favours: stepped(words.favours, [table(empty), table(favoured), table(later[later.length - 1].view)]),
    building: stepped(words.building, [
      street(plot.view, [8, 9], costSigns(buildingOf("sawmill"))),
      street(built.view, [8, 9], ["shield2"]),
      street(house.view, [9, 10], ["cloth", "coin1", "to", "shield2"]),
      street(statue.view, [9, 10], [...costSigns(buildingOf("statue")), "to", "shield7", "crown"]),
    ]),
  };
}
