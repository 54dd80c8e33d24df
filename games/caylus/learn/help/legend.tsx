import { SeatMark } from "@serai/ui/art/seat-mark.tsx";
import type { HelpContext, Sign } from "@serai/ui/help.ts";
import type { VNode } from "preact";
import { Flag, Milestone } from "../../page/art/house.tsx";
import { Cylinder, Disc, Figure } from "../../page/art/pieces.tsx";
import { SignLine } from "../../page/art/sign.tsx";
import { type Caylus, KINDS } from "../../rules/index.ts";
import type { HelpWords } from "./help-words.ts";

/** A sign of its own, in the middle of a drawing. */
const drawn = (drawing: VNode): VNode => (
  <svg class="help-sign" viewBox="-16 -34 32 46" width={30} height={43} aria-hidden="true" focusable="false">
    {drawing}
  </svg>
);

const signs = (...row: string[]): VNode => <SignLine signs={row} />;

const GROUPS = ["house-wood", "house-stone", "house-residence", "house-prestige"];

/** Every sign on the board, the houses and the seats. */
export function legendOf({ view, letters }: HelpContext<Caylus>, { legend: text }: HelpWords): Sign[] {
  return [
    ...KINDS.map((kind) => ({ picture: signs(kind), text: text.kinds[kind], at: `.sign-${kind}` })),
    { picture: signs("any"), text: text.any, at: ".sign-any" },
    { picture: signs("plain2"), text: text.plain, at: ".sign-number" },
    { picture: signs("coin3"), text: text.coin, at: ".sign-coin" },
    { picture: signs("shield5"), text: text.shield, at: ".sign-shield" },
    ...(view.options.beginner ? [] : [{ picture: signs("crown"), text: text.crown, at: ".sign-crown" }]),
    { picture: signs("to"), text: text.to, at: ".land .sign-line" },
    { picture: signs("or"), text: text.or, at: ".land .sign-line" },
    { picture: signs("turn"), text: text.turn, at: ".house.is-residence" },
    { picture: signs("hammer"), text: text.hammer, at: ".sign-hammer" },
    ...GROUPS.map((sign, i) => ({ picture: signs(sign), text: text.builds[i], at: `.sign-${sign}` })),
    {
      picture: drawn(<Figure seat={0} letter={letters[0]} x={0} y={0} />),
      text: text.worker,
      at: ".piece .figure",
    },
    { picture: <SeatMark seat={0} letter={letters[0]} />, text: text.owner, at: ".spot .seat-mark" },
    { picture: signs("shield+1"), text: text.ownerPoint, at: ".spot .sign-shield" },
    { picture: drawn(<Disc x={0} y={-8} />), text: text.provost, at: ".official.is-provost" },
    { picture: drawn(<Cylinder x={0} y={4} />), text: text.bailiff, at: ".official.is-bailiff" },
    {
      picture: drawn(
        <g class="moon" transform="translate(0 -11)">
          <rect x={-15} y={-10} width={30} height={19} rx={9.5} />
          <path d="M-4-6a6 6 0 100 11A5 5 0 11-4-6z" />
          <text x={6}>2</text>
        </g>,
      ),
      text: text.moon,
      at: ".moon",
    },
    { picture: drawn(<Milestone space={7} x={0} y={-11} />), text: text.milestone, at: ".milestone" },
    {
      picture: drawn(<Flag section={0} x={-11} y={10} size={0.7} isScored={false} />),
      text: text.flag,
      at: ".flag",
    },
    {
      picture: drawn(
        <g class="crane" transform="translate(4 2)">
          <path d="M-12 8v-34M-16-26h30M-12-16l8-10M8-26v10" />
          <path class="crane-load" d="M1-16h14v11H1z" />
        </g>,
      ),
      text: text.crane,
      at: ".crane",
    },
    { picture: signs("coin2"), text: text.price, at: ".price" },
    { picture: signs("to", "house-residence"), text: text.waiting, at: ".waiting" },
    { picture: signs("worker", "to", "star"), text: text.gate, at: '[data-piece="place:gate"]' },
    { picture: signs("provost", "=±3"), text: text.guild, at: '[data-piece="place:guild"]' },
    ...(view.players === 2 ? [] : [{ picture: signs("shoe"), text: text.stables, at: '[data-piece="place:stables"]' }]),
    { picture: signs("bed"), text: text.inn, at: '[data-piece="place:inn"]' },
    { picture: <SeatMark seat={0} letter={letters[0]} />, text: text.castleHouse, at: '[data-piece^="house:"]' },
    { picture: signs("food", "any", "any"), text: text.batch, at: ".request" },
    { picture: <b>1</b>, text: text.order, at: ".seat-order" },
  ];
}
