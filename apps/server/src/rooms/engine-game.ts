import { Refusal } from "@serai/kernel";
import type { HostedGame } from "@serai/table";
import type { EngineAnswer, EngineAsk } from "../threads/engine-calls.ts";
import type { WrittenMessage } from "../threads/written-message.ts";

/** A game that an engine thread holds, for its host. */
export const engineGame = (
  table: string,
  ask: (question: EngineAsk) => Promise<EngineAnswer>,
): HostedGame<WrittenMessage> => ({
  async perform(task, now, listeners) {
    const answer = await ask({ what: "perform", table, task, now, listeners });
    switch (answer.kind) {
      case "refused":
        throw new Refusal(answer.code, answer.params);
      case "done":
      case "again":
      case "think":
      case "nothing":
        return answer;
      default:
        throw new Error(`the engine answered ${answer.kind}`);
    }
  },
  async message(viewer, from, now) {
    const answer = await ask({ what: "message", table, viewer, now, ...(from !== undefined && { from }) });
    if (answer.kind !== "message") throw new Error(`the engine answered ${answer.kind}`);
    return answer.message;
  },
});
