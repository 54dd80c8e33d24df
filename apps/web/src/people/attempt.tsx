import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { sentenceOf } from "./server-answer.tsx";

interface Attempts {
  attempt(what: () => Promise<void>): Promise<void>;
  /** The place where it is said that it was refused. */
  readonly refused: VNode;
}

/** For what asks the server to change something. */
export function useAttempt(inWords: (error: unknown) => string = sentenceOf): Attempts {
  const refusal = useSignal<string | undefined>(undefined);
  return {
    async attempt(what) {
      refusal.value = undefined;
      try {
        await what();
      } catch (error) {
        refusal.value = inWords(error);
      }
    },
    refused: (
      <p class="refusal" role="alert">
        {refusal.value}
      </p>
    ),
  };
}

/** For forms: what is sent stays on the page. */
export const submitting =
  (send: () => Promise<void>) =>
  (event: Event): void => {
    event.preventDefault();
    void send();
  };
