import type { LevelId } from "@serai/bots";

/** What each wears on the head, drawn over one and the same face: a cap, a fez, a turban, a turban with its plume. */
const HEADGEAR: Readonly<Record<LevelId, string>> = {
  apprentice: "M7 13c0-5 4-8 9-8s9 3 9 8z",
  trader: "M9 13l2-9h10l2 9zM21 4c4 1 4 4 3 7",
  merchant: "M5 13c-1-6 5-10 11-10s12 4 11 10c-7-3-15-3-22 0zM6 10c7-4 13-4 20 0M9 6c5 1 9 4 12 7",
  master: "M5 14c-1-6 5-9 11-9s12 3 11 9c-7-3-15-3-22 0zM6 11c7-4 13-4 20 0M16 5c-2-3 0-5 3-5-1 2 0 4-3 5",
};

/** The longer the beard, the stronger the bot. */
const BEARD: Readonly<Record<LevelId, string | undefined>> = {
  apprentice: undefined,
  trader: "M12 20.5c1.6 2.2 6.4 2.2 8 0",
  merchant: "M9 19c1 8 13 8 14 0-2 3-4 2-7 2s-5 1-7-2z",
  master: "M8.5 18c0 9 4 13 7.5 13s7.5-4 7.5-13c-2 4-4 3-7.5 3s-5.5 1-7.5-3z",
};

export function BotFace({ level }: { readonly level: LevelId }) {
  return (
    <svg class={`bot-face bot-${level}`} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <circle class="bot-skin" cx="16" cy="17" r="9.5" />
      {BEARD[level] && <path class="bot-beard" d={BEARD[level]} />}
      <path class="bot-hat" d={HEADGEAR[level]} />
      <circle class="bot-eye" cx="12.5" cy="16.5" r="1.2" />
      <circle class="bot-eye" cx="19.5" cy="16.5" r="1.2" />
    </svg>
  );
}
