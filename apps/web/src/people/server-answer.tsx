import { type Signal, useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { ServerRefusal } from "../http/api.ts";
import { LoadingPage } from "../shell/loading.tsx";
import { NotFoundPage } from "../shell/not-found.tsx";
import { refusalSentence } from "../text/common.ts";
import { ui } from "../text/index.ts";

/** What the server was asked for: on its way, here, or not to be had. */
export type ServerAnswer<T> =
  | { readonly state: "asking" }
  | { readonly state: "here"; readonly value: T }
  | { readonly state: "failed"; readonly error: unknown };

/** Asks whenever `about` changes, and again when told to: then what is here stays until there is a better answer. */
export function useServerAnswer<T>(
  load: () => Promise<T>,
  about: string,
): { asked: Signal<ServerAnswer<T>>; again(): void } {
  const asked = useSignal<ServerAnswer<T>>({ state: "asking" });
  const latest = useSignal(0);

  function ask(): void {
    const own = ++latest.value;
    const settle = (answer: ServerAnswer<T>): void => {
      if (latest.peek() !== own) return;
      const isLost = answer.state === "failed" && !(answer.error instanceof ServerRefusal);
      if (!isLost || asked.peek().state !== "here") asked.value = answer;
    };
    load().then(
      (value) => settle({ state: "here", value }),
      (error: unknown) => settle({ state: "failed", error }),
    );
  }

  useEffect(() => {
    asked.value = { state: "asking" };
    ask();
  }, [about]);
  return { asked, again: ask };
}

export const sentenceOf = (error: unknown): string =>
  error instanceof ServerRefusal ? refusalSentence(error.code, error.params) : ui.text.failed;

/** A whole page that is made of one answer. */
export function whenAnswered<T>(asked: ServerAnswer<T>, draw: (value: T) => VNode): VNode {
  switch (asked.state) {
    case "asking":
      return <LoadingPage />;
    case "failed":
      return <NotFoundPage sentence={sentenceOf(asked.error)} />;
    case "here":
      return draw(asked.value);
  }
}
