import type { Answer, Question } from "./calls.ts";

/** Asks the analyst, in a worker of its own; the function returned sends it home, whatever it is doing. */
export function askAnalyst(question: Question, hear: (answer: Answer) => void): () => void {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    if (data.kind !== "progress") worker.terminate();
    hear(data);
  };
  worker.onerror = () => {
    worker.terminate();
    hear({ kind: "failed" });
  };
  worker.postMessage(question);
  return () => worker.terminate();
}
