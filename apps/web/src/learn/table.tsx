import { effect } from "@preact/signals";
import { FIRST_GAMES } from "@serai/games/list/generated/first-games.ts";
import { useEffect, useMemo } from "preact/hooks";
import { language } from "../device/settings.ts";
import type { DockExtras } from "../dock/dock.tsx";
import { VisitPage } from "../frame/table-page.tsx";
import { openRules } from "../games/registry.ts";
import type { TableStore } from "../table/table-store.ts";
import type { Visit } from "../table/visit.ts";
import { catalogue } from "../text/index.ts";
import { learn } from "../text/learn/index.ts";
import { Coach } from "./coach.tsx";
import { Lesson, type Opened } from "./lesson.ts";
import { Spotlight } from "./spotlight.tsx";
import "./learn.css";

/** Fetches a first game with its words, and the rules it is rehearsed by. */
export async function openFirstGame(id: string): Promise<Opened> {
  const [game, first] = await Promise.all([openRules(id), FIRST_GAMES[id].open(), learn.load(language.peek())]);
  const text = catalogue(first.text);
  await text.load(language.peek());
  return { game, first, text };
}

interface LearnTableProps {
  readonly visit: Visit;
  readonly opened: Opened;
}

/** A table at which a first game is played: the table itself, and the coach beside it. */
export function LearnTable({ visit, opened }: LearnTableProps) {
  const store = visit.store.value;
  const lesson = useMemo(() => store && new Lesson(store, opened), [store, opened]);
  useEffect(() => {
    if (store === undefined || lesson === undefined) return;
    store.coach.value = lesson;
    return effect(() => {
      if (lesson.phase.value.kind === "over") store.coach.value = undefined;
      lesson.keep();
    });
  }, [store, lesson]);
  return (
    <>
      <VisitPage visit={visit} extras={(at) => extrasOf(at, lesson)} />
      {lesson && <Spotlight lesson={lesson} />}
    </>
  );
}

function extrasOf(store: TableStore, lesson: Lesson | undefined): DockExtras {
  if (lesson === undefined || lesson.phase.value.kind === "over") return {};
  return {
    coach: {
      speech: <Coach store={store} lesson={lesson} />,
      todo: lesson.isLeading.value ? learn.text.followLight : undefined,
      leave: { label: learn.text.playFreely, go: () => lesson.leave() },
    },
  };
}
