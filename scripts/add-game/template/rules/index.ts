export { checks } from "./checks.ts";
export { type Event, game, OPTIONS, pointsOf, resultOf, type State, sourcesOf, type Types, type View } from "./game.ts";
