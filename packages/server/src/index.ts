export { type Rebuilt, rebuildIn } from "./ratings/rebuild.ts";
export { type ServeOptions, type Serving, serve } from "./serve.ts";
export { backUp, type CopyFault, restore } from "./store/backup.ts";
