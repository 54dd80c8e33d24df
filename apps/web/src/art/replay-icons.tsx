import { Icon } from "@serai/ui/art/icons.tsx";

/** For going through a game again: to an end, by one move, to a decision. */
export const ToStart = () => <Icon d="M6 5v14M18 5l-8 7 8 7" />;
export const ToEnd = () => <Icon d="M18 5v14M6 5l8 7-8 7" />;
export const Play = () => <Icon class="icon solid" d="M7 4.5v15l13-7.5z" />;
export const Pause = () => <Icon class="icon solid" d="M6 5h4v14H6zM14 5h4v14h-4z" />;
export const StepBack = () => <Icon d="M15 5l-7 7 7 7" />;
export const StepForward = () => <Icon d="M9 5l7 7-7 7" />;
export const DecisionBack = () => <Icon d="M11 5l-7 7 7 7M17 9.5a2.5 2.5 0 110 5 2.5 2.5 0 010-5z" />;
export const DecisionForward = () => <Icon d="M13 5l7 7-7 7M7 9.5a2.5 2.5 0 110 5 2.5 2.5 0 010-5z" />;
/** A lamp: an idea. */
export const Lamp = () => (
  <Icon d="M9 18h6M10 21h4M12 3a6 6 0 00-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0012 3z" />
);
