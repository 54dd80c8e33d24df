import { LANGUAGES } from "@serai/words/game-text";
import { language } from "../device/settings.ts";
import { home } from "../text/home/index.ts";
import { speak } from "../text/index.ts";
import { follow } from "./router.ts";

const PLACES = ["notices", "r", "verify", "privacy"] as const;

/** By their own names, so that everybody finds theirs. */
const OWN_NAMES: Readonly<Record<(typeof LANGUAGES)[number], string>> = {
  en: "English",
  hu: "Magyar",
  nl: "Nederlands",
};

/** Seldom wanted, so at the foot of the page. */
export const SiteFooter = () =>
  home.isLoaded && (
    <footer class="site-footer">
      <p>
        <strong>Serai</strong> {home.text.footer}
      </p>
      <nav aria-label={home.text.footerLabel}>
        {PLACES.map((place) => (
          <a key={place} href={`/${place}`} onClick={follow}>
            {home.text.footerLinks[place]}
          </a>
        ))}
      </nav>
      <div class="site-languages">
        {LANGUAGES.map((one) => (
          <button
            key={one}
            type="button"
            lang={one}
            aria-pressed={one === language.value}
            onClick={() => void speak(one)}
          >
            {OWN_NAMES[one]}
          </button>
        ))}
      </div>
    </footer>
  );
