import type { State, View } from "../rules/index.ts";

/** After the end: what lay face down, with its values. */
export const open = ({ laidCards }: State, view: View): View => ({
  ...view,
  laid: view.laid.map((laid, k) => ({ ...laid, card: laidCards[k] })),
});
