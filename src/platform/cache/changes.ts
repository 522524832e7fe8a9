import { randomUUID } from "node:crypto";
import type { Database } from "../database/database.ts";
import { type ChangeLog, createChangeLog } from "./change-log.ts";

/** What writes say by `pg_notify('page_changes', tag)`, heard once for all of this process that keeps something. */
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
  const asked = new Map<string, () => void>();
  const tell = (tag: string | null) => {
    const answer = asked.get(tag ?? "");
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
      asked.set(question, resolve);
      const late = setTimeout(resolve, hearWithinMs);
      try {
        await say(question);
        await heard;
      } finally {
        clearTimeout(late);
        asked.delete(question);
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
