import { HomePage } from "./pages/home.tsx";
import { NotFoundPage } from "./pages/not-found.tsx";
import { TablePage } from "./pages/table.tsx";
import { path } from "./router.ts";

export function App() {
  const [, table] = /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(path.value) ?? [];
  if (table !== undefined) return <TablePage key={table} id={table} />;
  return path.value === "/" ? <HomePage /> : <NotFoundPage />;
}
