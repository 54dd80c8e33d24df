import { Gem } from "@serai/ui/art/gems.tsx";
import { parts } from "../rules/index.ts";
import { words } from "./words.ts";

/** The cuts of src/art, in the order of the rules: blue, green, yellow, red, black, white (Y-1.2). */
const CUTS = [4, 3, 2, 1, 5, 0];

export const cutOf = (gem: parts.Gem): number => CUTS[gem];

export const gemName = (gem: parts.Gem): string => words.text.gems[parts.GEMS[gem]];

interface YsGemProps {
  readonly gem: parts.Gem;
  readonly isSpoken?: boolean;
  readonly place?: string;
}

export const YsGem = ({ gem, isSpoken = false, place }: YsGemProps) => (
  <Gem
    colour={cutOf(gem)}
    letter={words.text.letters[gem]}
    {...(isSpoken && { label: gemName(gem) })}
    {...(place !== undefined && { place })}
  />
);
