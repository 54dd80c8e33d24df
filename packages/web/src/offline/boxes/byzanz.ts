import { byzanzLevels } from "@serai/bots/byzanz/levels";
import { byzanz } from "@serai/byzanz";
import type { Box } from "../boxes.ts";

export const box: Box = { game: byzanz, bots: byzanzLevels };
