export { cardOf, colourOf, cushionOf, isLay, lay, notation, putBack } from "./actions.ts";
export { checks } from "./checks.ts";
export { type Event, type LaidCard, retell, type Tie } from "./events.ts";
export { sultan } from "./game.ts";
export { type Memory, memory, remember } from "./memory.ts";
export {
  COLOURS,
  type Colour,
  type ColourName,
  IN_BAG,
  ROUNDS,
  type Table,
  tableFor,
  WORTH,
  wholeDeck,
} from "./parts.ts";
export { bonusFor, type ColourScore, type Source, scoreByColour, scoreOf } from "./score.ts";
export type { Reveal, State, Sultan, SultanRefusal } from "./state.ts";
export type { SeatView, View } from "./view.ts";
