import { effect } from "@preact/signals";
import { sounds, vibration } from "./settings.ts";
import type { Sound } from "./sounds.ts";
import type { TableStore } from "./table-store.ts";

const BUZZ = 40;

/** The sounds themselves are fetched by those who want to hear them. */
export async function ring(sound: Sound): Promise<void> {
  if (sounds.peek() === "on") (await import("./sounds.ts")).play(sound);
}

export function buzz(): void {
  if (vibration.peek() === "on") navigator.vibrate?.(BUZZ);
}

/** Makes what happens at a table heard and felt; returns what ends it. */
export function followTable(store: TableStore): () => void {
  const { spoken } = store.stage;
  let told = spoken.peek();
  let hasWaited = false;
  let wasOver = store.isOver.peek();
  const stops = [
    effect(() => {
      if (spoken.value !== told) void ring("move");
      told = spoken.value;
    }),
    effect(() => {
      // One own step after the other is one turn; it is another's answer in between that makes the next a new one.
      if (!store.company.value.deciders.some((seat) => seat === store.viewer)) hasWaited = true;
      if (!store.isAsked.value || !hasWaited) return;
      hasWaited = false;
      void ring("turn");
      buzz();
    }),
    effect(() => {
      if (store.isOver.value && !wasOver) void ring("end");
      wasOver = store.isOver.value;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
