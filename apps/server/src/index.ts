export { type Rebuilt, rebuildIn } from "./ratings/rebuild.ts";
export { closeReportsIn, reportsIn } from "./reports.ts";
export { type ServeOptions, type Serving, serve } from "./serve.ts";
export { backUp, type CopyFault, restore } from "./store/backup.ts";
export type { ReportedLine } from "./store/chat.ts";
