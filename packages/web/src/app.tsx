import { HomePage } from "./pages/home.tsx";
import { LinkPage } from "./pages/link.tsx";
import { LocalPage } from "./pages/local.tsx";
import { NotFoundPage } from "./pages/not-found.tsx";
import { ReplayPage, sourceAt } from "./pages/replay.tsx";
import { TablePage } from "./pages/table.tsx";
import { VerifyPage } from "./pages/verify.tsx";
import { path } from "./router.ts";

export function App() {
  const [, table] = /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(path.value) ?? [];
  if (table !== undefined) return <TablePage key={table} id={table} />;
  const [, token] = /^\/link\/([A-Za-z0-9_-]+)$/.exec(path.value) ?? [];
  if (token !== undefined) return <LinkPage token={token} />;
  const [, game] = /^\/verify(?:\/([A-Za-z0-9_-]+))?$/.exec(path.value) ?? [undefined, undefined];
  if (path.value.startsWith("/verify")) return <VerifyPage key={game} table={game} />;
  const [, local] = /^\/local\/([A-Za-z0-9_-]+)\/?$/.exec(path.value) ?? [];
  if (local !== undefined) return <LocalPage key={local} id={local} />;
  const source = sourceAt(path.value);
  if (source) return <ReplayPage key={path.value} source={source} />;
  return path.value === "/" ? <HomePage /> : <NotFoundPage />;
}
