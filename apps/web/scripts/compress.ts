import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Too small to gain anything. */
const LEAST = 1_000;

/** Every file of the page lies beside itself compressed, so that the server need not do it for each visitor. */
export const compress = (): Plugin => {
  let folder = "";
  return {
    name: "serai-compress",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: {
      order: "post",
      handler() {
        for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
          if (!/\.(js|css|html|svg|webmanifest)$/.test(file)) continue;
          const content = readFileSync(join(folder, file));
          if (content.length < LEAST) continue;
          writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }));
          writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content));
        }
      },
    },
  };
};
