import type { ComponentChildren } from "preact";
import { ui } from "../words/index.ts";
import type { PlotData, Series } from "./figures.ts";
import "./plots.css";

export const painted = ({ look, paint, ink }: Series) => ({
  class: look,
  style: { "--paint": paint, "--paint-ink": ink },
});

interface PlotProps {
  readonly figures: PlotData;
  /** How a series looks in the drawing, on 24 × 16. */
  readonly sample: (series: Series, nth: number) => ComponentChildren;
  readonly children: ComponentChildren;
}

/** A drawing for the eyes, its key, and the same in numbers for everybody. */
export function Plot({ figures: { title, categories, series }, sample, children }: PlotProps) {
  return (
    <figure class="plot-figure">
      <figcaption>{title}</figcaption>
      {children}
      <ul class="plot-key" aria-hidden="true">
        {series.map((one, nth) => (
          <li key={one.name} {...painted(one)}>
            <svg viewBox="0 0 24 16" focusable="false" aria-hidden="true">
              {sample(one, nth)}
            </svg>
            {one.name}
          </li>
        ))}
      </ul>
      <details class="plot-numbers">
        <summary>
          {ui.text.inNumbers}
          <span class="unseen">: {title}</span>
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section class="plot-scroll" tabIndex={0} aria-label={title}>
          <table>
            <thead>
              <tr>
                <td />
                {categories.map(({ name }, i) => (
                  <th key={i} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {series.map(({ name, values }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {values.map((value, i) => (
                    <td key={i}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}
