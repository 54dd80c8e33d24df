import type { Figure } from "@serai/ui/figures.ts";

interface FigureViewProps {
  /** Its switch goes by it. */
  readonly name: string;
  readonly figure: Figure;
  /** Spoken over the switch between steps. */
  readonly steps: string;
}

/** A drawing, or a row of them to step through: by radio buttons, so that it needs no script. Paper shows every step. */
export function FigureView({ name, figure, steps }: FigureViewProps) {
  return (
    <figure class="figure">
      {figure.length > 1 && (
        <fieldset class="figure-switch">
          <legend class="unseen">{steps}</legend>
          {figure.map(({ label }, i) => (
            <label key={i}>
              <input type="radio" class={`at-${i + 1}`} name={`figure-${name}`} checked={i === 0} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      )}
      {figure.map(({ label, picture, caption }, i) => (
        <div key={i} class={`figure-step is-${i + 1}`}>
          <span class="figure-picture" aria-hidden="true">
            {picture}
          </span>
          <p>
            {figure.length > 1 && <b class="figure-label">{label}: </b>}
            {caption}
          </p>
        </div>
      ))}
    </figure>
  );
}
