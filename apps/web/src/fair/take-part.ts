import { commitmentTo, digestOf, type SeenPlace, type SeenStart, sameTerms } from "@serai/kernel";
import type { Gathering } from "@serai/table";
import { ask, ServerRefusal } from "../http/api.ts";
import type { Whole } from "../table/state.ts";
import { keepSeenStart, seenStartOf } from "./seen-starts.ts";

/*
 * This page's part in a fair start (docs/fairness.md): it sends the hash of its nonce, keeps what it is shown, reveals
 * when everybody's hash is there or when it goes away, and takes part again when a start has failed.
 */

/** So many starts are taken part in unasked: each that fails shows the host one more deal to choose from. */
export const MOST_STARTS_UNASKED = 3;
const TRY_AGAIN_AFTER = [500, 1_500, 4_000, 8_000];

type OwnNonce = SeenStart["nonces"][number];

/** Why this page does not reveal: what it is shown now is not what it was shown when its player sat down. */
export type Mismatch = "host" | "terms" | "own" | "start";

/** The table at which this page takes part in the start. */
let attended: Gathering | undefined;

/** Sits down, and takes part in the start; what the answer shows is kept, to be compared with all that comes later. */
export async function sitDown(table: string, name: string): Promise<void> {
  const kept = seenStartOf(table);
  const nonce = newNonce();
  // Before it is sent: what others hear of it may arrive before the answer does.
  if (kept) keepSeenStart({ ...kept, nonces: [...kept.nonces, { nonce }] });
  const gathering = await sit(table, name, nonce);
  const { id, game, rules, options, commitment } = gathering;
  const { start: _earlier, ...seen } = seenStartOf(table) ?? {
    ...{ seraiSeen: 1 as const, table: id, game, rules, options: { ...options }, commitment },
    nonces: [{ nonce }],
  };
  keepSeenStart(withNonce(seen, nonce, { accepted: true }));
  await takePart(gathering);
}

const sit = (table: string, name: string, nonce: string): Promise<Gathering> =>
  ask("POST", `/api/tables/${table}/sit`, { name, commitment: commitmentTo(nonce) });

/** 256 random bits. */
const newNonce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Does what is this page's to do at a table as it gathers; says so where something does not fit what was seen before. */
export async function takePart(gathering: Gathering): Promise<Mismatch | undefined> {
  const { id, mine, revealing, tries } = gathering;
  const kept = seenStartOf(id);
  // Another device of this person may take part; this one has nothing to reveal.
  if (kept === undefined || mine === undefined) return undefined;
  // A host that was brought up to date plays by the newer rules: what this page reveals for is what it is shown then.
  const seen = { ...kept, rules: Math.max(kept.rules, gathering.rules) };
  attended = gathering;
  const place = gathering.places[mine];
  const own = seen.nonces.find(({ nonce }) => commitmentTo(nonce) === place.commitment);
  const mismatch = mismatchOf(gathering, seen, own);
  // A hash that another device of this person has sent is no harm before the start.
  if (mismatch !== undefined || own === undefined) return mismatch === "own" && !revealing ? undefined : mismatch;
  if (own.revealedFor !== undefined) {
    if (!place.revealed) await send(id, own.nonce);
    else if (!revealing && isLookedAt() && tries < MOST_STARTS_UNASKED) await takePartAgain(id);
    return undefined;
  }
  if (!revealing) return undefined;
  const start = { number: tries, seating: gathering.seating, places: placesOf(gathering), mine, begun: false };
  keepSeenStart({ ...withNonce(seen, own.nonce, { revealedFor: tries }), start });
  await send(id, own.nonce);
  return undefined;
}

function mismatchOf(gathering: Gathering, seen: SeenStart, own: OwnNonce | undefined): Mismatch | undefined {
  if (gathering.commitment !== seen.commitment) return "host";
  if (!sameTerms(gathering, seen)) return "terms";
  if (own === undefined) return "own";
  if (!gathering.revealing || own.revealedFor !== undefined) return undefined;
  const isWhole = gathering.places.every(({ kind, name, commitment }) => name && (kind === "bot" || commitment));
  const isNext = gathering.tries > (seen.start?.number ?? 0);
  return isWhole && isNext ? undefined : "start";
}

const placesOf = ({ places }: Gathering): SeenPlace[] =>
  places.map(({ kind, name = "", bot = "", salt = "", commitment = "" }) =>
    kind === "bot" ? { kind, bot, name } : { kind, name, salt, commitment },
  );

/** Tables at which a new nonce is on its way. */
const onItsWay = new Set<string>();

/** The nonce was revealed, and the game has not begun: from now on another one counts. */
export async function takePartAgain(table: string): Promise<void> {
  const name = attended?.places[attended.mine ?? -1]?.name;
  const seen = seenStartOf(table);
  if (seen === undefined || name === undefined || onItsWay.has(table)) return;
  onItsWay.add(table);
  const nonce = newNonce();
  keepSeenStart({ ...seen, nonces: [...seen.nonces, { nonce }] });
  try {
    const gathering = await sit(table, name, nonce);
    const now = seenStartOf(table);
    if (now) keepSeenStart(withNonce(now, nonce, { accepted: true }));
    await takePart(gathering);
  } catch (error) {
    // The start was quicker, or the line is down: then the old nonce stands, and the check at the end says so.
    if (!(error instanceof ServerRefusal || error instanceof TypeError || error instanceof DOMException)) throw error;
  } finally {
    onItsWay.delete(table);
  }
}

const withNonce = (seen: SeenStart, nonce: string, change: Partial<OwnNonce>): SeenStart => ({
  ...seen,
  nonces: seen.nonces.map((one) => (one.nonce === nonce ? { ...one, ...change } : one)),
});

/** Tries again while the line is down; a refusal is an answer. */
async function send(table: string, nonce: string): Promise<void> {
  for (const wait of [...TRY_AGAIN_AFTER, undefined]) {
    try {
      await ask("POST", `/api/tables/${table}/reveal`, { nonce });
      return;
    } catch (error) {
      const isAnswered = error instanceof ServerRefusal && error.code !== "failed" && error.code !== "too-many";
      if (isAnswered || wait === undefined) return;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

const isLookedAt = (): boolean => document.visibilityState === "visible";

/** This page goes away, for a while or for good: it reveals, so that nobody has to wait for it. */
function revealOnLeaving(table: string): void {
  for (const nonce of takeUnrevealed(table)) {
    const body = new Blob([JSON.stringify({ nonce })], { type: "application/json" });
    navigator.sendBeacon(`/api/tables/${table}/reveal`, body);
  }
}

/** What is revealed before a start; also a nonce whose hash was sent and not confirmed yet, for it may have arrived. */
function takeUnrevealed(table: string): string[] {
  const seen = seenStartOf(table);
  const unrevealed = seen?.nonces.filter(({ revealedFor }) => revealedFor === undefined) ?? [];
  if (seen === undefined || unrevealed.length === 0) return [];
  keepSeenStart({ ...seen, nonces: seen.nonces.map((one) => ({ revealedFor: 0, ...one })) });
  return unrevealed.map(({ nonce }) => nonce);
}

/** The table is not looked at any more. */
export function leave(table: string): void {
  if (attended?.id !== table) return;
  attended = undefined;
  revealOnLeaving(table);
}

document.addEventListener("visibilitychange", () => {
  if (attended === undefined) return;
  if (!isLookedAt()) revealOnLeaving(attended.id);
  else void takePart(withRevealed(attended));
});
addEventListener("pagehide", () => attended && revealOnLeaving(attended.id));

/** What was revealed on leaving may not have been heard of yet. */
function withRevealed(gathering: Gathering): Gathering {
  const own = seenStartOf(gathering.id)?.nonces.findLast(({ accepted }) => accepted);
  const places = gathering.places.map((place, i) =>
    i === gathering.mine && own?.revealedFor === 0 ? { ...place, revealed: true } : place,
  );
  return { ...gathering, places };
}

/** Pages that were cut off as they went away could not reveal: the next one does it for them. */
export async function revealForgotten(tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    if (table === attended?.id || location.pathname.startsWith(`/t/${table}`)) continue;
    for (const nonce of takeUnrevealed(table)) await send(table, nonce);
  }
}

/** The game has begun. `isFirst`: the message is the first after the start, so no move can have been taken back yet. */
export function begun(message: Whole, isFirst: boolean): void {
  const { table, viewer, view, decision } = message;
  const tries = attended?.id === table.id && attended.revealing ? attended.tries : undefined;
  attended = undefined;
  const seen = seenStartOf(table.id);
  if (seen === undefined || viewer === "spectator") return;
  const { start, opening } = seen;
  const isThere = start !== undefined && start.number === tries;
  const isAlone = table.seats.every(({ kind }, seat) => kind === "bot" || seat === viewer);
  const isOpening = opening === undefined && decision === 0 && (isFirst || isAlone);
  if (!isThere && !isOpening) return;
  keepSeenStart({
    ...seen,
    ...(start && { start: { ...start, begun: start.begun || isThere } }),
    ...(isOpening && { opening: { seat: viewer, digest: digestOf(view) } }),
  });
}
