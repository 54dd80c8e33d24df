import { ui } from "../text/index.ts";
import { Header } from "./header.tsx";

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
