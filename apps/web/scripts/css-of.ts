import type { Rolldown } from "vite";

/** The style sheets of the chunk that a module is in, and of those it imports. */
export function cssOf(module: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const first = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
  if (first === undefined) throw new Error(`${module} is not in the build`);
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk): void => {
    if (seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    for (const name of chunk.imports) {
      const file = bundle[name];
      if (file?.type === "chunk") visit(file);
    }
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
  };
  visit(first);
  return [...found];
}
