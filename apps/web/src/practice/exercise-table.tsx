import { useSignal } from "@preact/signals";
import type { Seat } from "@serai/kernel";
import type { TableInfo } from "@serai/table";
import { Check, Cross, Forward } from "@serai/ui/art/icons.tsx";
import type { AnyGameProps, Choice } from "@serai/ui/page.ts";
import type { AnyExercise } from "@serai/words/exercises";
import { useEffect, useRef } from "preact/hooks";
import { deviceStorage } from "../device/settings.ts";
import { follow } from "../shell/router.ts";
import { ui } from "../text/index.ts";
import { practiceText } from "../text/practice/index.ts";
import { practiceOf } from "./exercises.ts";
import type { LoadedExercises } from "./load-exercises.ts";

/** The other players of an exercise. */
const NAMES = ["Bence", "Fleur", "Zsófia", "Milan", "Noor", "Ágnes"];

const NOTHING_LEGAL: ReadonlySet<number> = new Set();
const NOTHING_CHANGED: ReadonlySet<string> = new Set();
const nothing = (): void => {};

interface ExerciseTableProps {
  readonly game: string;
  readonly loaded: LoadedExercises;
  readonly exercise: AnyExercise;
  /** What was answered on an earlier visit. */
  readonly given: number | undefined;
  onAnswer(answer: number): void;
  onNext(): void;
}

/** A position on the game's own board, the question where a table asks, and afterwards why. */
export function ExerciseTable({ game, loaded, exercise, given, onAnswer, onNext }: ExerciseTableProps) {
  const { page } = loaded;
  const { picked = {}, best, by, view, shows, question, answers } = exercise;
  const answered = useSignal<number | undefined>(given);
  const choice = useSignal<Choice>(picked);
  const answer = answered.value;
  const isOpen = answer === undefined;
  // Afterwards the best answer lies on the board.
  const shown = isOpen || by === "number" ? choice.value : page.choiceOf(best, view);
  const props: AnyGameProps = {
    view,
    table: tableOf(game, loaded, exercise),
    viewer: exercise.seat,
    names: (seat) => nameOf(exercise, seat),
    listed: (seat) =>
      seat === exercise.seat && !deviceStorage.get("name") ? ui.text.youAlone : nameOf(exercise, seat),
    text: loaded.text.text,
    log: [],
    legal: isOpen && by === "move" ? new Set(answers) : NOTHING_LEGAL,
    isPast: by === "number",
    changed: NOTHING_CHANGED,
    choice: shown,
    choose(chosen) {
      // What the exercise has chosen stays chosen.
      if (isOpen) choice.value = { ...picked, ...chosen };
    },
    whyNot: nothing,
  };
  const settle = (chosen: number): void => {
    answered.value = chosen;
    onAnswer(chosen);
  };
  const { figure } = loaded;
  const root = useRef<HTMLDivElement>(null);
  // What is asked about, and afterwards the best answer, must be in sight on a small screen too.
  useEffect(() => {
    root.current?.querySelector('.board [aria-pressed="true"]')?.scrollIntoView({ block: "nearest" });
  }, [answer]);
  return (
    <div class={`table-centre shows-${shows}`} ref={root}>
      {(shows === "board" || shows === "table") && (
        <section class="board" aria-label={ui.text.board}>
          <page.Board {...props} />
        </section>
      )}
      {figure && <figure.Figure question={question} />}
      {(shows === "hand" || shows === "table") && (
        <section class="hand" aria-label={ui.text.hand}>
          <page.Hand {...props} />
        </section>
      )}
      <div class="dock">
        {answer === undefined ? (
          <Ask game={game} loaded={loaded} exercise={exercise} props={props} onAnswer={settle} />
        ) : (
          <Verdict game={game} exercise={exercise} props={props} answer={answer} onNext={onNext} />
        )}
      </div>
    </div>
  );
}

function nameOf({ seat: own }: AnyExercise, seat: Seat): string {
  return (seat === own ? deviceStorage.get("name") : undefined) ?? NAMES[seat] ?? "";
}

/** What a game's page is told of the table; nobody sits at it. */
function tableOf(game: string, { rules }: LoadedExercises, exercise: AnyExercise): TableInfo {
  return {
    id: "",
    game,
    rules,
    options: {},
    seats: NAMES.map((_, seat) => ({ kind: "person", name: nameOf(exercise, seat) })),
    clock: { kind: "none" },
    rated: false,
    commitment: "",
  };
}

interface AskProps extends Pick<ExerciseTableProps, "game" | "loaded" | "exercise"> {
  readonly props: AnyGameProps;
  onAnswer(answer: number): void;
}

function Ask({ game, loaded: { page }, exercise, props, onAnswer }: AskProps) {
  const text = practiceText.text;
  const words = practiceOf(game).text.text;
  const { question, by, answers, view } = exercise;
  const proposal = by === "move" ? page.actionOf(props.choice, view) : undefined;
  const isReady = proposal !== undefined && answers.includes(proposal);
  return (
    <>
      <p class="prompt prompt-asked exercise-question">{words.question(question, props.names)}</p>
      {by === "number" ? (
        <fieldset class="exercise-answers">
          <legend class="unseen">{text.answers}</legend>
          {answers.map((answer) => (
            <button key={answer} type="button" class="button" onClick={() => onAnswer(answer)}>
              {labelOf(game, exercise, props, answer)}
            </button>
          ))}
        </fieldset>
      ) : (
        <div class="dock-buttons">
          <button
            type="button"
            id="confirm"
            class="button button-main"
            aria-disabled={!isReady}
            onClick={() => isReady && onAnswer(proposal)}
          >
            <Check />
            <span>{isReady ? labelOf(game, exercise, props, proposal) : text.chooseFirst}</span>
          </button>
        </div>
      )}
    </>
  );
}

/** An answer in the exercise's own words, else as the move it is. */
const labelOf = (
  game: string,
  { question, view }: AnyExercise,
  { text, names }: AnyGameProps,
  answer: number,
): string => practiceOf(game).text.text.answer(question, answer) ?? text.action(answer, view, names);

interface VerdictProps extends Pick<ExerciseTableProps, "game" | "exercise" | "onNext"> {
  readonly props: AnyGameProps;
  readonly answer: number;
}

/** Whether it was right, and why; where it was not, also why the best is. */
function Verdict({ game, exercise, props, answer, onNext }: VerdictProps) {
  const text = practiceText.text;
  const words = practiceOf(game).text.text;
  const { best } = exercise;
  const isRight = answer === best;
  const why = words.verdict(exercise.judge(answer), props.names);
  const whyBest = words.verdict(exercise.judge(best), props.names);
  return (
    <>
      <div class={isRight ? "exercise-verdict is-right" : "exercise-verdict"} role="status">
        <p class="exercise-word">
          {isRight ? <Check /> : <Cross />}
          {isRight ? text.right : text.wrong}
        </p>
        <p>{why}</p>
        {!isRight && (
          <p>
            {text.best(labelOf(game, exercise, props, best))} {whyBest !== why && whyBest}
          </p>
        )}
      </div>
      <div class="dock-buttons">
        <a class="button" href={`/${game}`} onClick={follow}>
          {text.backTo}
        </a>
        <button type="button" id="confirm" class="button button-main" onClick={onNext}>
          <Forward />
          <span>{text.another}</span>
        </button>
      </div>
    </>
  );
}
