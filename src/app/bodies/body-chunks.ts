import type { BodyFault } from "../../contract/read-query.ts";

/** Thrown while a body is read; what reads it answers the fault. */
export class BodyError extends Error {
  readonly fault: BodyFault;
  constructor(fault: BodyFault) {
    super(fault);
    this.fault = fault;
  }
}

/** How long a body may take: half a minute, and a second more for every so many bytes that came. */
const patience = { ms: 30_000, bytesPerSecond: 8 * 1024 } as const;

/** Says when nobody waits for a body any more. `received` returns how many bytes have arrived. */
function lateness(received: () => number) {
  const { promise, resolve } = Promise.withResolvers<"late">();
  const started = performance.now();
  const endsAt = () => started + patience.ms + (received() / patience.bytesPerSecond) * 1000;
  const look = () => {
    const left = endsAt() - performance.now();
    if (left <= 0) resolve("late");
    else timer = setTimeout(look, left);
  };
  let timer = setTimeout(look, patience.ms);
  return { late: promise, stop: () => clearTimeout(timer) };
}

/**
 * A body's pieces as they come.
 * @param most bytes of the whole body
 * @param failing rejects when what reads the body needs no more of it
 * @throws BodyError where it is too large, breaks off, or comes too slowly (promise 21)
 */
export async function* bodyChunks(request: Request, most: number, failing: Promise<never>): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > most) throw new BodyError("too-large");
  if (request.body === null) return;
  const reader = request.body.getReader();
  let received = 0;
  const { late, stop } = lateness(() => received);
  try {
    for (;;) {
      // What is settled already comes first: a body that is refused is read no further, however fast it comes.
      const read = await Promise.race([failing, late, reader.read()]);
      if (read === "late") throw new BodyError("too-slow");
      if (read.done) return;
      received += read.value.byteLength;
      if (received > most) throw new BodyError("too-large");
      yield read.value;
    }
  } finally {
    stop();
    // What did not come is not waited for; the listener ends the connection after the answer.
    reader.releaseLock();
  }
}
