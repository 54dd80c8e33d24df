import { ysLevels } from "@serai/bots/ys/levels";
import { ys } from "@serai/ys";
import type { Box } from "../boxes.ts";

export const box: Box = { game: ys, bots: ysLevels };
