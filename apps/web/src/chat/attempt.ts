import { ServerRefusal } from "../http/api.ts";
import type { TableChat } from "./table-chat.ts";

/** Tries it; what was refused is said where one talks. */
export async function attempt(talk: TableChat, what: () => Promise<void>): Promise<void> {
  talk.refusal.value = undefined;
  try {
    await what();
  } catch (error) {
    if (error instanceof ServerRefusal) talk.refuse(error.code, error.params);
    else talk.refuse("failed");
  }
}
