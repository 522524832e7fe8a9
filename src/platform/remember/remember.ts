import type { Database } from "../database/database.ts";

/** Answers by key that stay true until something changes. */
export interface Memory<T> {
  /** What `read` answered last for this key; a failed reading is not kept. */
  get(key: string, read: () => Promise<T>): Promise<T>;
}

/**
 * Opens a memory of what a tag names: a write says `pg_notify('page_changes', tag)` and every process forgets.
 * Take it for what many pages show and few writes change.
 */
export type Remember = <T>(tag: string) => Memory<T>;

/** Answers that one memory keeps; beyond, all of them are read anew. */
const mostKept = 2000;

/** Memories that hear of changes through the database; listening begins with the first question. */
export function createRemember(database: Pick<Database, "listen">): Remember {
  const memories: { tag: string; forget(): void }[] = [];
  const forget = (changed?: string) => {
    for (const memory of memories) if (changed === undefined || memory.tag === changed) memory.forget();
  };
  let listening: Promise<unknown> | undefined;
  const listen = () => {
    listening ??= database
      .listen("page_changes", forget, () => forget())
      .catch((error) => {
        // A database that was away is asked again with the next question.
        listening = undefined;
        throw error;
      });
    return listening;
  };
  return <T>(tag: string): Memory<T> => {
    let kept = new Map<string, Promise<T>>();
    const forgetMine = () => {
      kept = new Map();
    };
    memories.push({ tag, forget: forgetMine });
    return {
      async get(key, read) {
        await listen();
        const known = kept.get(key);
        if (known !== undefined) return known;
        if (kept.size >= mostKept) forgetMine();
        // A change during the reading takes the whole map away, and this answer with it.
        const mine = kept;
        const answer = read();
        mine.set(key, answer);
        answer.catch(() => mine.delete(key));
        return answer;
      },
    };
  };
}

/** Remembers nothing: every question is read. */
export const readAlways: Remember = () => ({ get: (_, read) => read() });
