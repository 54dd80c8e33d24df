import { fileURLToPath } from "node:url";
import { command } from "../command.ts";
import { Stop } from "../shell.ts";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

export const addGame = command({
  name: "add-game",
  operands: ["id"],
  options: {},
  async run({ positionals: [id] }, { text, out }) {
    const { addGame: write, whyNotId } = await import("../../../../scripts/add-game/add-game.ts");
    const wrong = whyNotId(ROOT, id);
    if (wrong !== undefined) throw new Stop(text.addGame.refusals[wrong](id));
    for (const file of await write(ROOT, id)) out(file);
    out(text.addGame.written(id));
    return 0;
  },
});
