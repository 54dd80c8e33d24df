import { fetched } from "./pages/fetched.tsx";
import { LocalPage } from "./pages/local.tsx";
import { ReplayPage, sourceAt } from "./pages/replay.tsx";
import { comeTo, TablePage } from "./pages/table.tsx";
import { path } from "./router.ts";

/** Tables come with the first files; every other page is fetched by those who go there. */
const HomePage = fetched(async () => (await import("./pages/home.tsx")).HomePage);
const LinkPage = fetched(async () => (await import("./pages/link.tsx")).LinkPage);
const NoticesPage = fetched(async () => {
  const { NoticesPage: Page, prepare } = await import("./notices/page.tsx");
  await prepare();
  return Page;
});
const PeoplePage = fetched(async () => (await import("./pages/people.tsx")).PeoplePage);
const VerifyPage = fetched(async () => (await import("./pages/verify.tsx")).VerifyPage);

const tableAt = (address: string): string | undefined => /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(address)?.[1];

/** What the first page has to wait for beside its words. */
export async function comeIn(): Promise<void> {
  const table = tableAt(path.peek());
  if (table !== undefined) await comeTo(table);
}

export function App() {
  const table = tableAt(path.value);
  if (table !== undefined) return <TablePage key={table} id={table} />;
  const [, token] = /^\/link\/([A-Za-z0-9_-]+)$/.exec(path.value) ?? [];
  if (token !== undefined) return <LinkPage token={token} />;
  const [, game] = /^\/verify(?:\/([A-Za-z0-9_-]+))?$/.exec(path.value) ?? [undefined, undefined];
  if (path.value.startsWith("/verify")) return <VerifyPage key={game} table={game} />;
  const [, local] = /^\/local\/([A-Za-z0-9_-]+)\/?$/.exec(path.value) ?? [];
  if (local !== undefined) return <LocalPage key={local} id={local} />;
  const source = sourceAt(path.value);
  if (source) return <ReplayPage key={path.value} source={source} />;
  if (path.value === "/notices") return <NoticesPage />;
  return path.value === "/" ? <HomePage /> : <PeoplePage path={path.value} />;
}
