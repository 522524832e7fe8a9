import type { Database } from "../database/database.ts";
import { type ChangeLog, createChangeLog } from "./change-log.ts";

/** What writes say by `pg_notify('page_changes', tag)`, heard once for all of this process that keeps something. */
export interface Changes extends ChangeLog {
  /** Listening, from the first question on; until then nothing that is kept can be relied on. */
  heard(): Promise<void>;
  /** Calls `on` after each change, with null when everything may have changed. */
  follow(on: (tag: string | null) => Promise<void>): void;
  /** Waits until what follows from all changes heard so far is done. */
  followed(): Promise<void>;
  stop(): Promise<void>;
}

export function openChanges(database: Pick<Database, "listen">): Changes {
  const log = createChangeLog();
  const followers: Parameters<Changes["follow"]>[0][] = [];
  let following: Promise<unknown> = Promise.resolve();
  const tell = (tag: string | null) => {
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
    followed: async () => void (await following),
    async stop() {
      const stopListening = await listening;
      listening = undefined;
      await stopListening?.();
    },
  };
}
