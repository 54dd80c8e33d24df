import { useSignal } from "@preact/signals";
import { Icon } from "@serai/ui/art/icons.tsx";
import { language } from "../device/settings.ts";
import { aboutGame } from "../games/about.ts";
import { ServerRefusal } from "../http/api.ts";
import { follow, go } from "../shell/router.ts";
import { refusalSentence } from "../text/common.ts";
import { home } from "../text/home/index.ts";
import { ui } from "../text/index.ts";
import { Cover } from "./cover.tsx";
import { coloursOf } from "./game-colours.ts";
import { GameFacts } from "./game-facts.tsx";
import { LearnLink } from "./learn-link.tsx";
import { playNow } from "./play-now.ts";

interface HomeGameProps {
  readonly game: string;
  /** How many tables of this game anybody may join. */
  readonly openTables: number;
}

/** A game under its arch: what it is, and three ways to begin. */
export function HomeGame({ game, openTables }: HomeGameProps) {
  const { name, tagline } = aboutGame(game).words[language.value];
  const text = home.text;
  return (
    <article class="home-game" style={coloursOf(game)} aria-labelledby={`home-game-${game}`}>
      <div class="home-game-arch">
        <Cover game={game} />
        <ArchEdge />
        <SpandrelStar class="star-left" />
        <SpandrelStar class="star-right" />
        <HangingLantern count={openTables} />
      </div>
      <div class="home-game-head">
        <h2 id={`home-game-${game}`}>
          <a href={`/${game}`} onClick={follow}>
            {name}
          </a>
        </h2>
        <GameFacts game={game} />
      </div>
      <p class="home-game-tagline">{tagline}</p>
      <div class="home-game-ways">
        <PlayButton game={game} />
        <LearnLink game={game} class="home-game-way" />
        <a class="home-game-way" href={`/${game}#friends`} onClick={follow}>
          <Icon d="M10 14a4.5 4.5 0 006.5.5l3-3a4.5 4.5 0 00-6.5-6.5l-1.5 1.5M14 10a4.5 4.5 0 00-6.5-.5l-3 3a4.5 4.5 0 006.5 6.5l1.5-1.5" />
          {text.withFriends}
        </a>
      </div>
      {openTables > 0 && <p class="unseen">{text.openTables(openTables)}</p>}
    </article>
  );
}

interface PlayButtonProps {
  readonly game: string;
}

/** One tap to a table against bots. */
export function PlayButton({ game }: PlayButtonProps) {
  const isBusy = useSignal(false);
  const refusal = useSignal<string | undefined>(undefined);
  const play = async (): Promise<void> => {
    if (isBusy.value) return;
    isBusy.value = true;
    refusal.value = undefined;
    try {
      go(await playNow(game));
    } catch (error) {
      refusal.value = error instanceof ServerRefusal ? refusalSentence(error.code, error.params) : ui.text.failed;
      isBusy.value = false;
    }
  };
  const { name } = aboutGame(game).words[language.value];
  return (
    <>
      <button
        type="button"
        class="button play-button"
        aria-disabled={isBusy.value}
        aria-label={home.text.playGame(name)}
        onClick={() => void play()}
      >
        <Icon class="icon solid" d="M7 4.5v15l13-7.5z" />
        {isBusy.value ? ui.text.settingUp : home.text.play}
      </button>
      {refusal.value !== undefined && (
        <p class="refusal" role="alert" ref={bringIntoSight}>
          {refusal.value}
        </p>
      )}
    </>
  );
}

/** It may come under the menu at the foot of a phone. */
const bringIntoSight = (element: Element | null): void => element?.scrollIntoView({ block: "nearest" });

/** The wall around the arch, in the colour of the page, and its gilded edge. */
const ArchEdge = () => (
  <svg class="arch-edge" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <path class="arch-wall" fill-rule="evenodd" d={`M-1-1h102v102H-1z ${ARCH}z`} />
    <path class="arch-line" d={ARCH} />
  </svg>
);
const ARCH = "M1 101V44C1 30 16 24 28 18 38 13 46 8 50 1c4 7 12 12 22 17 12 6 27 12 27 26v57";

/** An inlaid star in the corner that the arch leaves free, with a stone in the colour of the room. */
const SpandrelStar = ({ class: side }: { readonly class: string }) => (
  <svg class={`spandrel-star ${side}`} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <path d="M6 6h20v20H6zM16 2l14 14-14 14L2 16z" />
    <path class="star-stone" d="M16 11l5 5-5 5-5-5z" />
  </svg>
);

/** Lit while there are tables to join. */
const HangingLantern = ({ count }: { readonly count: number }) => (
  <svg
    class={count > 0 ? "hanging-lantern lit" : "hanging-lantern"}
    viewBox="0 0 40 60"
    aria-hidden="true"
    focusable="false"
  >
    <path class="lantern-iron" d="M19 0h2v12h-2zM10 18l10-8 10 8zM12 44h16l-3 6H15zM18 50h4v5h-4z" />
    <path class="lantern-pane" d="M11 19h18l-2 25H13z" />
    {count > 0 && (
      <text x="20" y="37" text-anchor="middle">
        {count}
      </text>
    )}
  </svg>
);
