import type { EventSound } from "@serai/ui/page.ts";
import type { Event } from "../rules/events.ts";

const SOUNDS: Partial<Record<Event["kind"], EventSound>> = {
  arrived: "gem",
  gem: "gem",
  points: "coin",
  price: "coin",
  won: "gavel",
  turnedUp: "card",
};

export const sound = ({ kind }: Event): EventSound | undefined => SOUNDS[kind];
