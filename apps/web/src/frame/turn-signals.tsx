import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { playSound, vibrate } from "../device/sound-and-haptics.ts";
import { isOfTable } from "../table/table-event.ts";
import type { TableStore } from "../table/table-store.ts";

/** Draws nothing: sounds for moves and the end, a sound and a vibration on the viewer's turn. */
export function TurnSignals({ store }: { readonly store: TableStore }) {
  useEffect(() => followTable(store), [store]);
  return undefined;
}

function followTable(store: TableStore): () => void {
  const { spoken } = store;
  let told = spoken.peek();
  let hasWaited = false;
  let wasOver = store.isOver.peek();
  const stops = [
    effect(() => {
      const { events } = spoken.value;
      const event = events.at(-1);
      if (spoken.value !== told && event !== undefined)
        void playSound((isOfTable(event) ? undefined : store.soundOf(event)) ?? "move");
      told = spoken.value;
    }),
    effect(() => {
      // Several own steps in a row are one turn; an answer by another seat in between makes the next a new one.
      if (!store.latest.value.deciders.some((seat) => seat === store.viewer)) hasWaited = true;
      if (!store.isAsked.value || !hasWaited) return;
      hasWaited = false;
      void playSound("turn");
      vibrate();
    }),
    effect(() => {
      if (store.isOver.value && !wasOver) void playSound("end");
      wasOver = store.isOver.value;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
