import { Header } from "../parts/header.tsx";
import { ui } from "../text/index.ts";

/** What is seen while something is on its way. */
export const LoadingPage = () => (
  <>
    <Header>
      <h1>Serai</h1>
    </Header>
    <main class="notice" aria-busy="true">
      <p>{ui.text.loading}</p>
    </main>
  </>
);
