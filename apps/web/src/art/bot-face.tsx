import type { LevelId } from "@serai/search";

/** What each wears on the head, drawn over the same face: a cap, a fez, a turban, a turban with its plume. */
const HEADGEAR: Readonly<Record<LevelId, string>> = {
  apprentice: "M7 13c0-5 4-8 9-8s9 3 9 8z",
  trader: "M9 13l2-9h10l2 9zM21 4c4 1 4 4 3 7",
  merchant: "M5 13c-1-6 5-10 11-10s12 4 11 10c-7-3-15-3-22 0zM6 10c7-4 13-4 20 0M9 6c5 1 9 4 12 7",
  master: "M5 14c-1-6 5-9 11-9s12 3 11 9c-7-3-15-3-22 0zM6 11c7-4 13-4 20 0M16 5c-2-3 0-5 3-5-1 2 0 4-3 5",
};

/** The longer the beard, the stronger the bot; women have longer hair instead. */
const BEARD: Readonly<Record<LevelId, string | undefined>> = {
  apprentice: undefined,
  trader: "M12 20.5c1.6 2.2 6.4 2.2 8 0",
  merchant: "M9 19c1 8 13 8 14 0-2 3-4 2-7 2s-5 1-7-2z",
  master: "M8.5 18c0 9 4 13 7.5 13s7.5-4 7.5-13c-2 4-4 3-7.5 3s-5.5 1-7.5-3z",
};
const HAIR: Readonly<Record<LevelId, string>> = {
  apprentice: "M6 12c-2 5-1 9 1 11l2-1-1-9zM26 12c2 5 1 9-1 11l-2-1 1-9z",
  trader: "M6 12c-2 6-1 11 1 14l3-2-2-11zM26 12c2 6 1 11-1 14l-3-2 2-11z",
  merchant: "M5.5 13c-2 7-1 13 1 17l4-2-3-15zM26.5 13c2 7 1 13-1 17l-4-2 3-15z",
  master: "M5 13c-3 8-2 15 0 18h5l-3-18zM27 13c3 8 2 15 0 18h-5l3-18z",
};

interface Character {
  readonly skin: string;
  readonly hair: string;
  readonly hat: string;
  readonly isWoman: boolean;
}

/** The bots one meets, by the names they sit down with. */
const CHARACTERS: Readonly<Record<string, Character>> = {
  Yusuf: { skin: "#c98d5c", hair: "#2b1d14", hat: "#a4431c", isWoman: false },
  Leyla: { skin: "#d9a273", hair: "#3a2413", hat: "#7a3a86", isWoman: true },
  Marco: { skin: "#e6b98f", hair: "#6a4423", hat: "#0b6b74", isWoman: false },
  Zita: { skin: "#efc9a5", hair: "#8a4a1c", hat: "#52660f", isWoman: true },
  Omar: { skin: "#8a5a38", hair: "#1c120c", hat: "#d9a441", isWoman: false },
  Ilona: { skin: "#f0cfae", hair: "#b98a3e", hat: "#8b2550", isWoman: true },
  Femke: { skin: "#f3d6b8", hair: "#d8b25c", hat: "#3b4f9b", isWoman: true },
  Bálint: { skin: "#e9c39b", hair: "#4a2c14", hat: "#8c3324", isWoman: false },
};

interface BotFaceProps {
  readonly level: LevelId;
  /** Of a bot at a table; without one it stands for its level. */
  readonly name?: string;
}

export function BotFace({ level, name = "" }: BotFaceProps) {
  const character = Object.hasOwn(CHARACTERS, name) ? CHARACTERS[name] : undefined;
  const beard = character?.isWoman ? undefined : BEARD[level];
  const fill = (colour: string | undefined) => colour !== undefined && { style: { fill: colour } };
  return (
    <svg class={`bot-face bot-${level}`} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      {character?.isWoman && <path d={HAIR[level]} style={{ fill: character.hair }} />}
      <circle class="bot-skin" cx="16" cy="17" r="9.5" {...fill(character?.skin)} />
      {beard && (
        <path
          class="bot-beard"
          d={beard}
          {...(level !== "trader" && fill(level === "master" ? undefined : character?.hair))}
        />
      )}
      {beard === undefined && <path class="bot-smile" d="M12.5 21c1.8 1.7 5.2 1.7 7 0" />}
      <path class="bot-hat" d={HEADGEAR[level]} {...fill(character?.hat)} />
      <circle class="bot-eye" cx="12.5" cy="16.5" r="1.2" />
      <circle class="bot-eye" cx="19.5" cy="16.5" r="1.2" />
    </svg>
  );
}
