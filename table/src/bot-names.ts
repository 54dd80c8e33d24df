/** Names for bots at a table, so that rivals are somebody. */
const NAMES = ["Yusuf", "Leyla", "Marco", "Zita", "Omar", "Ilona", "Femke", "Bálint"] as const;

/** Gives every nameless bot a name that nobody at the table has yet. */
export function nameBots<S extends { readonly kind: "person" | "bot"; readonly name?: string | undefined }>(
  seats: readonly S[],
): (S & { readonly name: string })[] {
  const taken = new Set(seats.map(({ name }) => name));
  return seats.map((seat) => {
    const name = seat.name ?? NAMES.find((one) => !taken.has(one)) ?? "?";
    taken.add(name);
    return { ...seat, name };
  });
}
