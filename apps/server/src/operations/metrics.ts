import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What is counted on the way; everything else is looked at when somebody asks. */
export interface Measured {
  readonly sockets: () => number;
  readonly tablesInUse: () => number;
  readonly engineQueue: () => number;
  readonly botQueue: () => number;
  /** Seconds of a processor. */
  readonly engineSeconds: () => Promise<number>;
  readonly botSeconds: () => Promise<number>;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Figures for Prometheus. Labels are games and codes of refusals: nothing of people or tables. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #entries = new Counter({
    name: "serai_entries_total",
    help: "Entries put into logs of tables",
    labelNames: ["game", "kind"],
    registers: [this.#registry],
  });
  readonly #refusals = new Counter({
    name: "serai_refusals_total",
    help: "Refusals of commands, requests and connections",
    labelNames: ["code"],
    registers: [this.#registry],
  });
  readonly #commands = new Histogram({
    name: "serai_command_seconds",
    help: "From a command's arrival until everybody at this server was told",
    buckets: SECONDS,
    registers: [this.#registry],
  });
  readonly #appends = new Histogram({
    name: "serai_append_seconds",
    help: "Until an entry was on disk",
    buckets: SECONDS,
    registers: [this.#registry],
  });
  readonly #thinking = new Histogram({
    name: "serai_bot_seconds",
    help: "Until a bot had answered, waiting included",
    buckets: SECONDS,
    registers: [this.#registry],
  });

  constructor({ sockets, tablesInUse, engineQueue, botQueue, engineSeconds, botSeconds }: Measured) {
    collectDefaultMetrics({ register: this.#registry });
    this.#gauge("serai_sockets", "Open sockets", sockets);
    this.#gauge("serai_tables_in_use", "Tables in memory", tablesInUse);
    this.#gauge("serai_engine_queue", "Questions that wait for the rules", engineQueue);
    this.#gauge("serai_bot_queue", "Decisions that wait for a bot", botQueue);
    this.#gauge("serai_engine_processor_seconds", "Processor time of the rules' threads", engineSeconds);
    this.#gauge("serai_bot_processor_seconds", "Processor time of the bots' threads", botSeconds);
  }

  entry(game: string, kind: string): void {
    this.#entries.inc({ game, kind });
  }

  refused(code: string): void {
    this.#refusals.inc({ code });
  }

  timeCommand<X>(job: () => Promise<X>): Promise<X> {
    return timed(this.#commands, job);
  }

  timeAppend<X>(job: () => Promise<X>): Promise<X> {
    return timed(this.#appends, job);
  }

  timeThinking<X>(job: () => Promise<X>): Promise<X> {
    return timed(this.#thinking, job);
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  #gauge(name: string, help: string, value: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      async collect() {
        this.set(await value());
      },
    });
  }
}

async function timed<X>(histogram: Histogram, job: () => Promise<X>): Promise<X> {
  const stop = histogram.startTimer();
  try {
    return await job();
  } finally {
    stop();
  }
}
