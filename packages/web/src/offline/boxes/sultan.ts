import { sultanLevels } from "@serai/bots/sultan/levels";
import { sultan } from "@serai/sultan";
import type { Box } from "../boxes.ts";

export const box: Box = { game: sultan, bots: sultanLevels };
