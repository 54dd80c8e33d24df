import { type Card, CHARACTERS, type CharacterName } from "../parts.ts";
import { alchemist } from "./alchemist.ts";
import { banker } from "./banker.ts";
import { bishop } from "./bishop.ts";
import { captain } from "./captain.ts";
import type { Character } from "./character.ts";
import { herald } from "./herald.ts";
import { illusionist } from "./illusionist.ts";
import { intriguer } from "./intriguer.ts";
import { jeweller } from "./jeweller.ts";
import { king } from "./king.ts";
import { magician } from "./magician.ts";
import { mercenary } from "./mercenary.ts";
import { merchant } from "./merchant.ts";
import { prince } from "./prince.ts";
import { queen } from "./queen.ts";
import { spy } from "./spy.ts";

/** Every yellow character has a file; one without it does not compile. */
const REGISTRY: Readonly<Record<CharacterName, Character>> = {
  bishop,
  spy,
  illusionist,
  queen,
  magician,
  mercenary,
  captain,
  herald,
  intriguer,
  merchant,
  alchemist,
  banker,
  jeweller,
  prince,
  king,
};

const BY_CARD: readonly Character[] = CHARACTERS.map((name) => REGISTRY[name]);
export const characterOf = (card: Card): Character => BY_CARD[card];
