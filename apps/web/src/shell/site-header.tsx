import { Icon } from "@serai/ui/art/icons.tsx";
import { useEffect } from "preact/hooks";
import { language } from "../device/settings.ts";
import { home } from "../text/home/index.ts";
import { Header } from "./header.tsx";
import { follow } from "./router.ts";

const PLACES = {
  play: { address: "/", icon: "M7 4.5v15l13-7.5z" },
  learn: {
    address: "/learn",
    icon: "M12 6C9.5 4 6 4 3 5v14c3-1 6.5-1 9 1 2.5-2 6-2 9-1V5c-3-1-6.5-1-9 1zM12 6v14",
  },
  watch: {
    address: "/watch",
    icon: "M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zM12 9a3 3 0 110 6 3 3 0 010-6z",
  },
  ladder: { address: "/ladder", icon: "M4 21v-7h4v7M10 21V4h4v17M16 21V10h4v11" },
  clubs: { address: "/clubs", icon: "M5 21V4M5 5h13l-3 4 3 4H5" },
  you: { address: "/you", icon: "M12 4a4 4 0 110 8 4 4 0 010-8zM4 21c0-4.5 3-7 8-7s8 2.5 8 7" },
} as const;
export type SitePlace = keyof typeof PLACES;
const NAMES: readonly SitePlace[] = ["play", "learn", "watch", "ladder", "clubs", "you"];

/** The header of every page that is not a table, with the main menu: a row on a desk, a bar at the foot of a phone. */
export function SiteHeader({ place }: { readonly place?: SitePlace }) {
  useEffect(() => void home.load(language.peek()), []);
  return (
    <Header>
      <div class="site-header">
        <span class="site-name">Serai</span>
        {home.isLoaded && (
          <nav class="site-nav" aria-label={home.text.navLabel}>
            {NAMES.map((name) => (
              <a
                key={name}
                href={PLACES[name].address}
                onClick={follow}
                {...(name === place && { "aria-current": "page" as const })}
              >
                <Icon d={PLACES[name].icon} />
                {home.text.nav[name]}
              </a>
            ))}
          </nav>
        )}
      </div>
    </Header>
  );
}
