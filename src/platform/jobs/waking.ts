import type { Database } from "../database/database.ts";
import { wakeChannel } from "./wake-job.ts";

/** Hears `wakeJob` of every process, and stores the job that was asked for. */
export interface Waking {
  stop(): Promise<void>;
}

/**
 * A notification is heard after its transaction has committed, so the job that then waits, this one or an earlier one
 * that nobody has begun, finds what was committed.
 * @param names jobs that may be woken; each is at the start and after a lost connection, when nobody heard
 * @param store stores a job unless one waits
 */
export async function hearWakes(
  database: Database,
  names: readonly string[],
  store: (name: string) => Promise<void>,
): Promise<Waking> {
  const wanted = new Set<string>();
  let stored = Promise.resolve();
  const wake = (name: string) => {
    // Whoever asked before this one is looked after finds it asked for already.
    if (!names.includes(name) || wanted.has(name)) return;
    wanted.add(name);
    stored = stored.then(() => {
      wanted.delete(name);
      return store(name);
    });
  };
  const wakeAll = () => names.forEach(wake);
  const stopListening = names.length > 0 ? await database.listen(wakeChannel, wake, wakeAll) : async () => {};
  wakeAll();
  return {
    async stop() {
      await stopListening();
      await stored;
    },
  };
}
