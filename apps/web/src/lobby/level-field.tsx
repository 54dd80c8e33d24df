import type { Signal } from "@preact/signals";
import type { LevelId } from "@serai/search";
import { BotFace } from "../art/bot-face.tsx";
import { deviceStorage } from "../device/settings.ts";
import { Segments } from "../shell/segments.tsx";
import { online } from "../text/online/index.ts";
import { LEVELS } from "./level.ts";

/** How strong the bots are, and what they are like. */
export function LevelField({ level }: { readonly level: Signal<LevelId> }) {
  const text = online.text;
  return (
    <div class="level-field">
      <Segments
        legend={text.level}
        name="level"
        values={LEVELS}
        label={(value) => text.levels[value].name}
        chosen={level.value}
        onChoose={(value) => {
          level.value = value;
          deviceStorage.set("level", value);
        }}
      />
      <p class="hint level-hint">
        <BotFace level={level.value} />
        <span>{text.levels[level.value].manner}</span>
      </p>
    </div>
  );
}
