export { checks } from "./checks.ts";
export { type Event, game, OPTIONS, pointsOf, resultOf, type State, type Types, type View } from "./game.ts";
