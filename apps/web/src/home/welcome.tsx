import { offline } from "../text/offline/index.ts";

/** For whoever has not played here yet: what there is to expect. */
export function Welcome() {
  const { welcome, promises } = offline.text;
  return (
    <section class="panel" aria-labelledby="welcome">
      <h2 id="welcome">{welcome}</h2>
      <ul class="promises">
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    </section>
  );
}
