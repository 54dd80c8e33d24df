import { type State, scoreOf, type View } from "../rules/index.ts";

/** After the end: what every seat had scored by then. */
export const open = ({ scored }: State, view: View): View => ({
  ...view,
  seats: view.seats.map((own, seat) => ({ ...own, total: scoreOf(scored[seat]) })),
});
