import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { gameIds } from "../games/about.ts";
import { gameEntry } from "../games/registry.ts";
import { Segments } from "../shell/segments.tsx";
import { people } from "../text/people/index.ts";
import { gameName } from "./games.ts";
import type { LadderKind } from "./people-api.ts";

interface Seats {
  readonly min: number;
  readonly max: number;
}

interface ChooseKindProps {
  /** Tells the controls of one page apart. */
  readonly name: string;
  readonly kind: LadderKind;
  onChoose(kind: LadderKind): void;
}

/** A game, and for how many. */
export function ChooseKind({ name, kind, onChoose }: ChooseKindProps) {
  const text = people.text;
  const seats = useSignal<Seats | undefined>(undefined);
  const { game, players } = kind;

  useEffect(() => {
    const load = async (): Promise<void> => {
      const rules = await gameEntry(game)?.rules();
      if (rules?.id === game) seats.value = rules.seats;
    };
    // Without the rules the number stays as it is.
    load().catch(() => {});
  }, [game, seats]);

  async function chooseGame(id: string): Promise<void> {
    const { min, max } = (await gameEntry(id)?.rules())?.seats ?? { min: players, max: players };
    onChoose({ game: id, players: Math.min(max, Math.max(min, players)) });
  }

  const { min, max } = seats.value ?? { min: players, max: players };
  return (
    <div class="choose-kind">
      <Segments
        legend={text.game}
        name={`${name}-game`}
        values={gameIds}
        label={gameName}
        chosen={game}
        onChoose={(id) => void chooseGame(id).catch(() => {})}
      />
      <Segments
        legend={text.players}
        name={`${name}-players`}
        values={Array.from({ length: max - min + 1 }, (_, i) => min + i)}
        label={String}
        spoken={text.playerCount}
        chosen={players}
        onChoose={(count) => onChoose({ game, players: count })}
      />
    </div>
  );
}
