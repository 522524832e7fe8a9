import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { Unavailable } from "../unavailable.ts";
import type { StatementResult, WorkerCall, WorkerMessage, WorkerOptions, WorkerRequest } from "./pglite-messages.ts";

import { fromDatabase } from "./unavailable-database.ts";

type Waiting = { resolve(results: StatementResult[]): void; reject(error: Error): void };

const ignore = () => {};

/** PGlite in its own thread, so that a query never stops the event loop. One is opened and ended; it is not revived. */
export class PgliteThread {
  readonly exited: Promise<void>;
  #worker: Worker;
  #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #last: Promise<void> = Promise.resolve();
  #ended: Error | undefined;

  constructor(options: WorkerOptions, onNotification: (channel: string, payload: string) => void) {
    this.#worker = new Worker(workerUrl(), { workerData: options });
    this.#worker.on("message", (message: WorkerMessage) => {
      if (message.kind === "notification") onNotification(message.channel, message.payload);
      else this.#settle(message);
    });
    this.#worker.on("error", (error) => {
      this.#ended ??= error instanceof Error ? error : new Error(String(error));
    });
    this.exited = new Promise((done) => this.#worker.once("exit", () => done(this.#end())));
  }

  get isRunning(): boolean {
    return this.#ended === undefined;
  }

  /**
   * PGlite cannot cancel a statement, and on a full disk one may run for ever: past the limit the thread ends.
   * @throws what PostgreSQL answered, with its fields (`code`, `constraint` …), or that the thread stopped
   */
  async send(call: WorkerCall, limitMs: number): Promise<StatementResult[]> {
    const before = this.#last;
    const answer = this.#ask(call);
    this.#last = answer.then(ignore, ignore);
    // Calls are answered one after the other: until the one before is, this one has not begun.
    await before;
    const timer = limitMs > 0 ? setTimeout(() => this.#endLate(limitMs), limitMs) : undefined;
    try {
      return await fromDatabase(answer);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the thread where it stands: as safe as `kill -9`. */
  async stop(): Promise<void> {
    await this.#worker.terminate();
    await this.exited;
  }

  #ask(call: WorkerCall): Promise<StatementResult[]> {
    if (this.#ended) return Promise.reject(this.#ended);
    return new Promise((resolve, reject) => {
      const request: WorkerRequest = { id: ++this.#lastId, ...call };
      this.#waiting.set(request.id, { resolve, reject });
      this.#worker.postMessage(request);
    });
  }

  #endLate(limitMs: number): void {
    this.#ended ??= new Unavailable("database", `a statement took longer than ${limitMs} ms and was ended`);
    void this.stop();
  }

  #settle(message: Exclude<WorkerMessage, { kind: "notification" }>): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.kind === "answer") waiting?.resolve(message.results);
    else waiting?.reject(Object.assign(new Error(message.message), message.fields));
  }

  #end(): void {
    this.#ended ??= new Unavailable("database", "it stopped unexpectedly");
    for (const waiting of this.#waiting.values()) waiting.reject(this.#ended);
    this.#waiting.clear();
  }
}

/** The worker lies beside this file, or in the build beside its chunk or one folder above it. */
export function workerUrl(): URL {
  const self = import.meta.url;
  const names = self.endsWith(".ts") ? ["./pglite-worker.ts"] : ["./pglite-worker.js", "../pglite-worker.js"];
  const found = names.map((name) => new URL(name, self)).find((url) => existsSync(url));
  if (found === undefined) throw new Error(`The database worker is missing beside ${self}: build again.`);
  return found;
}
