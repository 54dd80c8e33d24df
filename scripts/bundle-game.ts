// Prints a game's rules and bots as one plain file with everything they need in it, the kernel too: `npx serai freeze`.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "vite";

/** What a game's folder brings to the list of games, and where it lies. */
const PARTS = { game: "rules", checks: "rules", knowledge: "bots", levels: "bots", simple: "bots" };
/** Made from the others where a folder does not bring it. */
const MADE: Readonly<Record<string, string>> = { levels: "defaultLevels", simple: "defaultSimple" };

const ENTRY = "serai:frozen";

export async function bundleGame(root: string, id: string): Promise<string> {
  const exports = Object.entries(PARTS).map(([name, folder]) => {
    const file = join(root, "games", id, folder, `${name}.ts`);
    if (existsSync(file) || !(name in MADE))
      return `import { ${name} } from ${JSON.stringify(file)};\nexport { ${name} };\n`;
    const make = MADE[name];
    return `import { ${make} } from "@serai/search/defaults";\nexport const ${name} = ${make}(game, knowledge);\n`;
  });
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: "warn",
    plugins: [
      {
        name: ENTRY,
        enforce: "pre",
        resolveId: (source) => (source === ENTRY ? `\0${ENTRY}` : undefined),
        load: (source) => (source === `\0${ENTRY}` ? exports.join("") : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      target: "esnext",
      modulePreload: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: "strict" },
    },
  });
  const outputs = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  const [chunk] = outputs;
  if (outputs.length !== 1 || chunk?.type !== "chunk" || chunk.imports.length + chunk.dynamicImports.length > 0)
    throw new Error(`${id} does not fit in one file`);
  return chunk.code;
}

if (import.meta.main) process.stdout.write(await bundleGame(resolve(import.meta.dirname, ".."), process.argv[2]));
