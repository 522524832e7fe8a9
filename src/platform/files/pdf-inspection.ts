import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { z } from "zod";

/** What a PDF is, as the thread that read it tells. */
export const inspectionSchema = z.discriminatedUnion("status", [
  z.object({ status: z.literal("clean"), pages: z.int().positive() }),
  z.object({ status: z.literal("encrypted") }),
  z.object({ status: z.literal("active-content") }),
  z.object({ status: z.literal("broken") }),
]);
export type Inspection = z.output<typeof inspectionSchema>;

/** Promise 10: so long and so much memory for one document, which is broken if it needs more. */
const most = { ms: 2_000, megabytes: 256, startMs: 20_000 };

/** Run as it is by Node and the tests; bundled, it lies beside this file's chunk or one folder above it. */
function workerUrl(): URL {
  const self = import.meta.url;
  const names = self.endsWith(".ts") ? ["./pdf-worker.ts"] : ["./pdf-worker.js", "../pdf-worker.js"];
  const found = names.map((name) => new URL(name, self)).find((url) => existsSync(url));
  if (found === undefined) throw new Error(`The worker for documents is missing beside ${self}: build again.`);
  return found;
}

/**
 * Reads a PDF in a thread of its own, without the process's environment, that is ended whatever happens.
 * @throws Error when the thread cannot start
 */
export async function inspectPdf(bytes: Uint8Array): Promise<Inspection> {
  const worker = new Worker(workerUrl(), {
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: most.megabytes, maxYoungGenerationSizeMb: 32 },
  });
  try {
    const ready = await nextMessage(worker, most.startMs);
    if (ready !== "ready") throw new Error("The thread that reads documents did not start.");
    worker.postMessage(bytes);
    return inspectionSchema.parse(await nextMessage(worker, most.ms).catch(() => ({ status: "broken" })));
  } finally {
    await worker.terminate();
  }
}

/** Rejects when the thread fails, ends, or says nothing for so long. */
function nextMessage(worker: Worker, patienceMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The document took too long.")), patienceMs);
    const settle = (end: () => void) => {
      clearTimeout(timer);
      worker.removeAllListeners();
      // A thread may fail once more while it is ended; without a listener that would end the process.
      worker.on("error", () => {});
      end();
    };
    worker.once("message", (message) => settle(() => resolve(message)));
    worker.once("error", (error) => settle(() => reject(error)));
    worker.once("exit", () => settle(() => reject(new Error("The thread ended."))));
  });
}
