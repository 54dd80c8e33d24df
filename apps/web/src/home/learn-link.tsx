import { Icon } from "@serai/ui/art/icons.tsx";
import { language } from "../device/settings.ts";
import { aboutGame } from "../games/about.ts";
import { learnPath } from "../learn/path.ts";
import { follow } from "../shell/router.ts";
import { home } from "../text/home/index.ts";

interface LearnLinkProps {
  readonly game: string;
  readonly class: string;
}

/** The way to learn a game: by its first game; where it has none, by its rules, which are a document of their own. */
export function LearnLink({ game, class: name }: LearnLinkProps) {
  const path = learnPath(game);
  return (
    <a
      class={name}
      href={path ?? `/${game}/rules?lang=${language.value}`}
      onClick={path === undefined ? undefined : follow}
      aria-label={home.text.learnGame(aboutGame(game).words[language.value].name)}
    >
      <Icon d="M12 6C9.5 4 6 4 3 5v14c3-1 6.5-1 9 1 2.5-2 6-2 9-1V5c-3-1-6.5-1-9 1zM12 6v14" />
      {home.text.learn}
    </a>
  );
}
