import type { LevelId } from "@serai/search";
import { Arch, Check, Cross, Forward, Gear, People, Question, Undo } from "@serai/ui/art/icons.tsx";
import { lettersFor, SeatMark } from "@serai/ui/art/seat-mark.tsx";
import type { Help, Piece, Sign } from "@serai/ui/help.ts";
import type { AnyGameProps } from "@serai/ui/page.ts";
import type { VNode } from "preact";
import { Lamp } from "../art/replay-icons.tsx";
import { Bubble } from "../chat/icons.tsx";
import { isLevel } from "../lobby/level.ts";
import { CONTROLS, type Control } from "../text/help/help-text.ts";
import { helpText } from "../text/help/index.ts";
import { online } from "../text/online/index.ts";

export interface TableScene {
  readonly props: AnyGameProps;
  readonly waiting: readonly number[];
}

/** Help on what is at every table. */
export function commonHelp({ kind, id }: Piece, scene: TableScene): Help | undefined {
  const text = helpText.text;
  switch (kind) {
    case "seat":
      return seatHelp(Number(id), scene);
    case "clock":
      return { ...text.clock, picture: CLOCK, clauses: [] };
    case "changed":
      return { ...text.changed, picture: <span class="sign-changed" />, clauses: [] };
    case "control": {
      const control = CONTROLS.find((one) => one === id);
      return control && { ...text.controls[control], picture: CONTROL_PICTURES[control](), clauses: [] };
    }
    default:
      return undefined;
  }
}

function seatHelp(seat: number, { props: { table, viewer, listed }, waiting }: TableScene): Help | undefined {
  const info = table.seats[seat];
  if (info === undefined) return undefined;
  const { seat: text } = helpText.text;
  const { name, bot } = info;
  const isOwn = seat === viewer;
  const asked = isOwn ? text.askedOwn : text.asked(name);
  const notes = [...(isLevel(bot) ? [text.bot(levelName(bot))] : []), ...(waiting.includes(seat) ? [asked] : [])];
  return {
    title: listed(seat),
    picture: <SeatMark seat={seat} letter={lettersFor(table.seats.map((one) => one.name))[seat]} />,
    is: isOwn ? text.own : text.of(name),
    ...(notes.length > 0 && { now: notes.join(" ") }),
    clauses: [],
  };
}

const levelName = (level: LevelId): string => online.text.levels[level].name;

const CLOCK: VNode = <span class="sign-clock">1:05</span>;

const CONTROL_PICTURES: Readonly<Record<Control, () => VNode>> = {
  home: Arch,
  chat: Bubble,
  help: Question,
  language: () => <span class="sign-language">Aa</span>,
  settings: Gear,
  "take-back": Undo,
  hint: Lamp,
  "hand-over": People,
  confirm: () => (
    <span class="sign-confirm">
      <Check />
    </span>
  ),
  skip: Forward,
  "clear-choice": Cross,
};

/** Signs of every table; those of controls only where the control is there. */
export function commonLegend({ props: { table } }: TableScene, isThere: (selector: string) => boolean): Sign[] {
  const { legend, controls } = helpText.text;
  const [letter] = lettersFor(table.seats.map(({ name }) => name));
  const controlSigns = (["take-back", "hint", "hand-over", "chat"] as const)
    .map((control) => ({
      picture: CONTROL_PICTURES[control](),
      title: controls[control].title,
      text: controls[control].is,
      at: `[data-piece="control:${control}"]`,
    }))
    .filter(({ at }) => isThere(at));
  return [
    { picture: <SeatMark seat={0} letter={letter} />, text: legend.seat, at: ".seat > .seat-mark" },
    { picture: <span class="sign-asked" />, text: legend.asked, at: ".seat[aria-current=true]" },
    { picture: <span class="sign-open" />, text: legend.open, at: ".is-open" },
    { picture: <span class="sign-chosen" />, text: legend.chosen, at: ".table-centre [aria-pressed=true]" },
    { picture: <span class="sign-changed" />, text: legend.changed, at: ".changed-mark" },
    ...(isThere(".seat-clock") ? [{ picture: CLOCK, text: legend.clock, at: ".seat-clock" }] : []),
    ...controlSigns,
  ];
}
