import { deviceStorage } from "../device/settings.ts";

interface Progress {
  /** The table of this device at which the first game is played. */
  readonly table: string;
  readonly step: number;
}

const keyOf = (game: string): string => `learn.${game}`;

/** How far this device is in a game's first game: there is none before it begins and none once its player plays alone. */
export const progress = {
  of(game: string): Progress | undefined {
    const [table, step] = deviceStorage.get(keyOf(game))?.split(" ") ?? [];
    return table === undefined ? undefined : { table, step: Number(step) || 0 };
  },
  keep(game: string, { table, step }: Progress): void {
    deviceStorage.set(keyOf(game), `${table} ${step}`);
  },
  end(game: string): void {
    deviceStorage.remove(keyOf(game));
    known.add(game);
  },
};

/** Games that somebody has learnt or played on this device: they are not offered to be taught any more. */
export const known = {
  has: (game: string): boolean => deviceStorage.get(`known.${game}`) !== undefined,
  add: (game: string): void => deviceStorage.set(`known.${game}`, "yes"),
};
