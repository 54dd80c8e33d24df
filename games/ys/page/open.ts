import type { State, View } from "../rules/index.ts";

/** After the end: what lay face down in the city, and in the throne rooms. */
export const open = ({ brokers, thrones }: State, view: View): View => ({
  ...view,
  brokers: view.brokers.map((broker, number) => ({ ...broker, value: brokers.value[number] })),
  seats: view.seats.map((own, seat) => ({
    ...own,
    throne: own.throne.map(({ seen }, slot) => ({ seen, value: thrones[seat][slot] })),
  })),
});
