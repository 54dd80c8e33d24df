import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { language } from "../device/settings.ts";
import { aboutGame } from "../games/about.ts";
import { Header } from "../shell/header.tsx";
import { NotFoundPage } from "../shell/not-found.tsx";
import { ui } from "../text/index.ts";
import { practiceText } from "../text/practice/index.ts";
import { today } from "./day.ts";
import { exerciseOf } from "./exercise-of.ts";
import { ExerciseTable } from "./exercise-table.tsx";
import { hasExercises } from "./exercises.ts";
import { type LoadedExercises, loadExercises } from "./load-exercises.ts";
import { keepResult, type Results, resultsOf, streakOf } from "./results.ts";
import "./practice.css";

export const prepare = (): Promise<void> => practiceText.load(language.peek());

/** One-minute exercises: the one of the day first, then as many as one likes. */
export function Page({ game }: { readonly game: string }) {
  const loaded = useSignal<LoadedExercises | "failed" | undefined>(undefined);
  useEffect(() => {
    document.title = `${practiceText.text.practice} · ${aboutGame(game).words[language.value].name} · Serai`;
    loadExercises(game).then(
      (found) => {
        loaded.value = found;
      },
      () => {
        loaded.value = "failed";
      },
    );
  }, [game, loaded]);

  if (!hasExercises(game)) return <NotFoundPage sentence={practiceText.text.none} />;
  if (loaded.value === "failed") return <NotFoundPage sentence={ui.text.failed} />;
  if (loaded.value) return <Exercises game={game} loaded={loaded.value} />;
  return (
    <>
      <Header>
        <h1>{practiceText.text.practice}</h1>
      </Header>
      <main class="notice" aria-busy="true">
        <p>{ui.text.loading}</p>
      </main>
    </>
  );
}

function Exercises({ game, loaded }: { readonly game: string; readonly loaded: LoadedExercises }) {
  const text = practiceText.text;
  const day = useMemo(today, []);
  const results = useSignal<Results>(resultsOf(game));
  const number = useSignal(0);
  const { [day]: done } = results.value;
  const isDaily = number.value === 0;
  const exercise = useMemo(() => exerciseOf(game, loaded.kinds, day, number.value), [game, loaded, day, number.value]);
  // An answer that an earlier version of the game would have taken is not among these: it is asked again.
  const given = isDaily && done && exercise.answers.includes(done.answer) ? done.answer : undefined;
  const streak = streakOf(results.value, day);

  function onAnswer(answer: number): void {
    if (!isDaily) return;
    keepResult(game, day, { answer, isRight: answer === exercise.best });
    results.value = resultsOf(game);
  }

  return (
    <div class={`table exercise game-${game}`}>
      <Header>
        <h1>{aboutGame(game).words[language.value].name}</h1>
        <p class="header-status">
          {isDaily ? text.daily : text.more}
          {streak > 1 && <span class="streak"> · {text.streak(streak)}</span>}
        </p>
      </Header>
      <main class="table-main">
        <ExerciseTable
          key={number.value}
          game={game}
          loaded={loaded}
          exercise={exercise}
          given={given}
          onAnswer={onAnswer}
          onNext={() => {
            number.value++;
            scrollTo(0, 0);
          }}
        />
      </main>
    </div>
  );
}
