import type { VNode } from "preact";

/** A drawing beside a clause of the rules: one picture, or several to step through. */
export type Figure = readonly FigureStep[];

export interface FigureStep {
  /** On the switch between steps, a word or two; says nothing where there is one step. */
  readonly label: string;
  readonly picture: VNode;
  /** Says in words what the picture shows. */
  readonly caption: string;
}

/** By the names that clauses call them; `short-1`, `short-2` … and `scoring` stand in the short rules. */
export type Figures = Readonly<Record<string, Figure>>;
