import type { Database } from "../database/database.ts";
import { type ChangeLog, createChangeLog } from "./change-log.ts";

/** What writes say by `pg_notify('page_changes', tag)`, heard once for all of this process that keeps something. */
export interface Changes extends ChangeLog {
  /** Listening, from the first question on; until then nothing that is kept can be relied on. */
  heard(): Promise<void>;
  /** Calls `on` after each change, with null when everything may have changed. */
  follow(on: (tag: string | null) => void): void;
  stop(): Promise<void>;
}

export function openChanges(database: Pick<Database, "listen">): Changes {
  const log = createChangeLog();
  const followers: ((tag: string | null) => void)[] = [];
  const tell = (tag: string | null) => {
    if (tag === null) log.changedAll();
    else log.changed(tag);
    for (const follower of followers) follower(tag);
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
    async stop() {
      const stopListening = await listening;
      listening = undefined;
      await stopListening?.();
    },
  };
}
