import { joinTable, TablePage } from "./frame/table-page.tsx";
import { LocalPage } from "./offline/local-page.tsx";
import { ReplayPage, sourceAt } from "./replay/replay-page.tsx";
import { lazyPage } from "./shell/lazy-page.tsx";
import { path, secretInAddress } from "./shell/router.ts";

/** Tables come with the first files; every other page is fetched by those who go there. */
const HomePage = lazyPage(async () => {
  const { HomePage: Page, prepare } = await import("./home/page.tsx");
  await prepare();
  return Page;
});
const LinkPage = lazyPage(async () => (await import("./you/link-page.tsx")).LinkPage);
const NoticesPage = lazyPage(async () => {
  const { NoticesPage: Page, prepare } = await import("./notices/page.tsx");
  await prepare();
  return Page;
});
const OtherPage = lazyPage(async () => (await import("./shell/other-pages.tsx")).OtherPage);
const VerifyPage = lazyPage(async () => {
  const { VerifyPage: Page, prepare } = await import("./fair/verify-page.tsx");
  await prepare();
  return Page;
});

const tableAt = (address: string): string | undefined => /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(address)?.[1];

/** What the first page has to wait for beside its words. */
export async function prepareFirstPage(): Promise<void> {
  const table = tableAt(path.peek());
  if (table !== undefined) await joinTable(table);
  if (path.peek() === "/") await HomePage.fetch();
}

export function App() {
  const table = tableAt(path.value);
  if (table !== undefined) return <TablePage key={table} id={table} />;
  if (path.value === "/link") return <LinkPage token={secretInAddress()} />;
  const [, game] = /^\/verify(?:\/([A-Za-z0-9_-]+))?$/.exec(path.value) ?? [undefined, undefined];
  if (path.value.startsWith("/verify")) return <VerifyPage key={game} table={game} />;
  const [, local] = /^\/local\/([A-Za-z0-9_-]+)\/?$/.exec(path.value) ?? [];
  if (local !== undefined) return <LocalPage key={local} id={local} />;
  const source = sourceAt(path.value);
  if (source) return <ReplayPage key={path.value} source={source} />;
  if (path.value === "/notices") return <NoticesPage />;
  return path.value === "/" ? <HomePage /> : <OtherPage path={path.value} />;
}
