import type { EventSound } from "@serai/ui/page.ts";
import type { Event } from "../rules/events.ts";

const SOUNDS: Partial<Record<Event["kind"], EventSound>> = {
  laid: "card",
  revealed: "card",
  offered: "gem",
  won: "gem",
  counted: "coin",
};

export const sound = ({ kind }: Event): EventSound | undefined => SOUNDS[kind];
