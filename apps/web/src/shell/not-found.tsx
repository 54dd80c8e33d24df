import { Header } from "../parts/header.tsx";
import { follow } from "../router.ts";
import { ui } from "../text/index.ts";

export function NotFoundPage({ sentence = ui.text.notFound }: { readonly sentence?: string }) {
  return (
    <>
      <Header>
        <h1>Serai</h1>
      </Header>
      <main class="notice">
        <p>{sentence}</p>
        <a class="button" href="/" onClick={follow}>
          {ui.text.home}
        </a>
      </main>
    </>
  );
}
