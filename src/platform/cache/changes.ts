import { randomUUID } from "node:crypto";
import type { Database } from "../database/database.ts";

/** Remembers when what changed, in marks that only grow: anyone who keeps something asks whether it is still true. */
export interface ChangeLog {
  /** To take before something is read; what is kept of it goes by this mark. */
  mark(): number;
  changed(tag: string): void;
  /** Everything may have changed: nobody listened for a while. */
  changedAll(): void;
  /** True when something that is shown changed after the mark. */
  isStale(shows: Iterable<string>, mark: number): boolean;
}

/** Tags whose last change is remembered; beyond that, everything counts as changed. */
const mostTags = 10_000;

export function createChangeLog(): ChangeLog {
  const changes = new Map<string, number>();
  let now = 0;
  let everything = 0;
  const changedAll = () => {
    changes.clear();
    now += 1;
    everything = now;
  };
  return {
    mark: () => now,
    changed(tag) {
      if (changes.size >= mostTags) changedAll();
      now += 1;
      changes.set(tag, now);
    },
    changedAll,
    isStale(shows, mark) {
      if (now === mark) return false;
      if (everything > mark) return true;
      for (const tag of shows) if ((changes.get(tag) ?? 0) > mark) return true;
      return false;
    },
  };
}

/** Changes announced by `pg_notify('page_changes', tag)`, received once for all caches of this process. */
export interface Changes extends ChangeLog {
  /** Listening, from the first question on; until then nothing that is kept can be relied on. */
  heard(): Promise<void>;
  /** Calls `on` after each change, with null when everything may have changed. */
  follow(on: (tag: string | null) => Promise<void>): void;
  /**
   * Waits until what follows from all changes that were said so far is done, but not for ever.
   * @param say says a tag as a change says its own
   */
  followed(say: (tag: string) => Promise<unknown>): Promise<void>;
  stop(): Promise<void>;
}

const hearWithinMs = 3_000;

export function openChanges(database: Pick<Database, "listen">): Changes {
  const log = createChangeLog();
  const followers: Parameters<Changes["follow"]>[0][] = [];
  let following: Promise<unknown> = Promise.resolve();
  const listeners = new Map<string, () => void>();
  const tell = (tag: string | null) => {
    const answer = listeners.get(tag ?? "");
    if (answer !== undefined) return answer();
    if (tag === null) log.changedAll();
    else log.changed(tag);
    following = Promise.allSettled([following, ...followers.map((follower) => follower(tag))]);
  };
  let listening: ReturnType<Database["listen"]> | undefined;
  return {
    ...log,
    async heard() {
      listening ??= database.listen("page_changes", tell, () => tell(null));
      try {
        await listening;
      } catch (error) {
        // A database that was away is asked again with the next question.
        listening = undefined;
        throw error;
      }
    },
    follow: (on) => void followers.push(on),
    async followed(say) {
      // Notifications are heard in the order of their commits: what was said before this is heard before it.
      const question = `followed:${randomUUID()}`;
      const { promise: heard, resolve } = Promise.withResolvers<void>();
      listeners.set(question, resolve);
      const late = setTimeout(resolve, hearWithinMs);
      try {
        await say(question);
        await heard;
      } finally {
        clearTimeout(late);
        listeners.delete(question);
      }
      await following;
    },
    async stop() {
      const stopListening = await listening;
      listening = undefined;
      await stopListening?.();
    },
  };
}
