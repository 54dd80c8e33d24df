export { type Diagnosis, diagnose, type FailingGame } from "./operations/doctor.ts";
export { operatorKeyOf } from "./operations/operator.ts";
export { closeReportsIn, reportsIn } from "./operations/reports.ts";
export { type Rebuilt, rebuildIn } from "./ratings/rebuild.ts";
export { type ServeOptions, type Serving, serve } from "./serve.ts";
export type { ReportedLine } from "./store/chat.ts";
export { backUp, dataPlace, restore } from "./store/copies.ts";
export { type DataFault, DataUnusable } from "./store/data-fault.ts";
