import { ROAD } from "./parts.ts";

/** Where a worker can stand: the special buildings in their order (C-3), the castle, then the road spaces. */
export type Place = number;
export const GATE: Place = 0;
export const TRADING_POST: Place = 1;
export const GUILD: Place = 2;
export const JOUST: Place = 3;
export const STABLES: Place = 4;
export const INN: Place = 5;
export const CASTLE: Place = 6;
export const PLACES = CASTLE + ROAD + 1;

export const TOWN_NAMES = ["gate", "trading-post", "guild", "joust", "stables", "inn", "castle"] as const;
export type TownName = (typeof TOWN_NAMES)[number];

/** A road space, from 1 to 28. */
export type Space = number;
export const roadPlace = (space: Space): Place => CASTLE + space;
export const isRoad = (place: Place): boolean => place > CASTLE;
export const spaceOf = (place: Place): Space => place - CASTLE;
