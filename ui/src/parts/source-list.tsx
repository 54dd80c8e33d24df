import type { Sources } from "@serai/kernel";
import "./fields.css";

interface SourceListProps {
  readonly sources: Sources;
  readonly labels: Readonly<Record<string, string>>;
}

/** Where the points of a seat came from. */
export const SourceList = ({ sources, labels }: SourceListProps) => (
  <dl class="fields">
    {Object.entries(sources).map(([name, points]) => (
      <div key={name} class="field">
        <dt>{labels[name] ?? name}</dt>
        <dd>{points}</dd>
      </div>
    ))}
  </dl>
);
