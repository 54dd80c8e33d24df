import { follow } from "../router.ts";
import { online } from "../text/online/index.ts";

const PLACES = ["ladder", "clubs", "notices", "you", "privacy"] as const;
export type HousePlace = (typeof PLACES)[number];

/** What else there is in the house, beside the tables. */
export const HouseLinks = () => (
  <nav class="after-links" aria-label={online.text.house}>
    {PLACES.map((place) => (
      <a key={place} href={`/${place}`} onClick={follow}>
        {online.text.houseLinks[place]}
      </a>
    ))}
  </nav>
);
