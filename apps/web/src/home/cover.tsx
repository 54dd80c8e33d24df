import { coverOf } from "../games/about.ts";
import "./cover.css";

/** A game's picture. It is drawn for several windows: the middle of it is always in sight. */
export const Cover = ({ game }: { readonly game: string }) => (
  <span class="cover">
    <img src={coverOf(game)} alt="" width={440} height={400} decoding="async" />
  </span>
);
