/** Bold and cautious Masters win equally often here (docs/bots.md, Styles), so each gets a style by its seat. */
export const hasStyles = true;
