import { useSignal } from "@preact/signals";
import type { OptionSpecs, OptionValues } from "@serai/kernel";
import type { Gathering } from "@serai/table";
import { useEffect } from "preact/hooks";
import { language } from "../device/settings.ts";
import { aboutGame, isKnownGame } from "../games/about.ts";
import { gameEntry, openRules } from "../games/registry.ts";
import { LearnLink, prepare as prepareLearnText, RulesLink } from "../learn/new-player-options.tsx";
import { home } from "../text/home/index.ts";
import { online } from "../text/online/index.ts";
import { Cover } from "./cover.tsx";
import { coloursOf } from "./game-colours.ts";
import { GameFacts } from "./game-facts.tsx";
import "./home-game.css";
import "./table-note.css";

interface NoteProps {
  readonly gathering: Gathering;
}

/** How long it takes, at what pace, and by which house rules: what one agrees to by sitting down. */
export function TableTerms({ gathering: { game, clock, options } }: NoteProps) {
  if (!isKnownGame(game)) return undefined;
  const { minutes } = aboutGame(game);
  return (
    <>
      <span>{home.text.minutes(minutes.min, minutes.max)}</span>
      <span>{online.text.paces[clock.kind]}</span>
      <p class="hint">{online.text.paceHints[clock.kind]}</p>
      <HouseRules game={game} options={options} />
    </>
  );
}

/** For people who were invited: what game this is, and where its rules are. */
export function TableNote({ gathering: { game } }: NoteProps) {
  if (!isKnownGame(game)) return undefined;
  const { name, story } = aboutGame(game).words[language.value];
  return (
    <section class="panel table-note" style={coloursOf(game)} aria-label={name}>
      <Cover game={game} />
      <div class="table-note-words">
        <GameFacts game={game} />
        <p>{story}</p>
        <div class="table-note-ways">
          <LearnLink game={game} isBeside />
          <RulesLink game={game} />
        </div>
      </div>
    </section>
  );
}

/** The options of this table that differ from the usual ones. */
function HouseRules({ game, options }: { readonly game: string; readonly options: OptionValues }) {
  const words = gameEntry(game)?.text;
  const specs = useSignal<OptionSpecs | undefined>(undefined);
  useEffect(() => {
    openRules(game).then(
      (rules) => {
        specs.value = rules.options;
      },
      // Without the rules there is nothing to compare with: the note does without this line.
      () => {},
    );
  }, [game, specs]);
  if (!words?.isLoaded || specs.value === undefined) return undefined;
  const usual = specs.value;
  const chosen = Object.entries(options).flatMap(([name, value]) => {
    const text = words.text.options[name];
    if (text === undefined || value === usual[name]?.default) return [];
    return [typeof value === "boolean" ? text.label : `${text.label}: ${text.values?.[String(value)] ?? value}`];
  });
  if (chosen.length === 0) return undefined;
  return (
    <p class="hint">
      {home.text.houseRules}: {chosen.join(" · ")}
    </p>
  );
}

export const prepare = (): Promise<unknown> => Promise.all([home.load(language.peek()), prepareLearnText()]);
