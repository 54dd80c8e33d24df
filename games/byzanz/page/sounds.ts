import type { EventSound } from "@serai/ui/page.ts";
import type { Event } from "../rules/events.ts";

const SOUNDS: Partial<Record<Event["kind"], EventSound>> = {
  lot: "gavel",
  bid: "card",
  won: "gavel",
  gave: "card",
  picked: "card",
  sold: "coin",
  counted: "coin",
};

export const sound = ({ kind }: Event): EventSound | undefined => SOUNDS[kind];
