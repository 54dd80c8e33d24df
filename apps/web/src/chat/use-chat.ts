import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { TableChat } from "./table-chat.ts";

type Parts = Pick<typeof import("./parts.tsx"), "chatAtTable" | "chatBeforeStart">;

/** Fetched once the rest is there: talk can wait, play cannot. */
export function useChat(talk: TableChat | undefined): Parts | undefined {
  const fetched = useSignal<Parts | undefined>(undefined);
  useEffect(() => {
    if (talk === undefined) return;
    const fetch = async (): Promise<void> => {
      const { chatAtTable, chatBeforeStart, prepare } = await import("./parts.tsx");
      await prepare();
      fetched.value = { chatAtTable, chatBeforeStart };
    };
    // Without it there is still a game.
    fetch().catch(() => {});
  }, [talk, fetched]);
  return fetched.value;
}
