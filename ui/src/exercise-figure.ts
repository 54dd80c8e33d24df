import type { VNode } from "preact";

/** What a game draws for its exercises where neither board nor hand shows what is asked: `page/exercise-figure.tsx`. */
export interface FigureModule<Q> {
  Figure(props: { readonly question: Q }): VNode | undefined;
}
