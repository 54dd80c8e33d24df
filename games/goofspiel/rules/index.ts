export { checks } from "./checks.ts";
export { type Event, type Goofspiel, goofspiel, OPTIONS, type State, type View } from "./game.ts";
