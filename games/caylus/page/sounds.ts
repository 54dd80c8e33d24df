import type { EventSound } from "@serai/ui/page.ts";
import type { Event } from "../rules/events.ts";

const SOUNDS: Partial<Record<Event["kind"], EventSound>> = {
  income: "coin",
  tradingPost: "coin",
  traded: "coin",
  owner: "coin",
  produced: "gem",
  bonus: "gem",
  built: "gavel",
  lawyer: "gavel",
  batch: "gavel",
  section: "gavel",
  favour: "card",
};

export const sound = ({ kind }: Event): EventSound | undefined => SOUNDS[kind];
