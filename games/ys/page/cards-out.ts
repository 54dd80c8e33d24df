import { signal } from "@preact/signals";

/** On a phone the characters held lie aside until they are reached for: the room belongs to the city. */
export const areCardsOut = signal(false);
