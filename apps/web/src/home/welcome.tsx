import { offline } from "../text/offline/index.ts";

/** For newcomers: what Serai is. */
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
