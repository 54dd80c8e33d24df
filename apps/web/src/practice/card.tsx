import { useSignal } from "@preact/signals";
import { Check } from "@serai/ui/art/icons.tsx";
import { useEffect } from "preact/hooks";
import { language } from "../device/settings.ts";
import { aboutGame } from "../games/about.ts";
import { coloursOf } from "../home/game-colours.ts";
import { follow } from "../shell/router.ts";
import { practiceText } from "../text/practice/index.ts";
import { dailyOf, today } from "./day.ts";
import { hasExercises, practiceGames } from "./exercises.ts";
import { resultsOf, streakOf } from "./results.ts";
import "./card.css";

/** Leads to the exercise of the day of a game; nothing for a game that has none. */
export function PracticeCard({ game }: { readonly game: string }) {
  const isThere = useSignal(practiceText.isLoaded);
  useEffect(() => {
    void practiceText.load(language.peek()).then(() => {
      isThere.value = true;
    });
  }, [isThere]);
  if (!hasExercises(game) || !isThere.value || !practiceText.isLoaded) return undefined;
  const text = practiceText.text;
  const day = today();
  const results = resultsOf(game);
  const isDone = Object.hasOwn(results, day);
  const streak = streakOf(results, day);
  return (
    <a class="practice-card" style={coloursOf(game)} href={`/${game}/practice`} onClick={follow}>
      <span class="practice-sign" aria-hidden="true">
        {isDone ? <Check /> : "?"}
      </span>
      <span class="practice-words">
        <strong>
          {text.daily}: {aboutGame(game).words[language.value].name}
        </strong>
        <span>{isDone ? [text.done, ...(streak > 1 ? [text.streak(streak)] : [])].join(" · ") : text.invite}</span>
      </span>
    </a>
  );
}

/** One exercise a day on the first page, of each game in turn. */
export const DailyPractice = () =>
  practiceGames.length > 0 ? <PracticeCard game={dailyOf(practiceGames, today())} /> : undefined;
