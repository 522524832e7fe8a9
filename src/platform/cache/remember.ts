import { joinedTransaction } from "../database/joined-transaction.ts";
import { openBoundedStore } from "./bounded-store.ts";
import type { Changes } from "./changes.ts";

/** Answers by key that stay true until something changes. */
export interface Memory<T> {
  /** The last result of `read` for this key; a failed reading is not cached. */
  get(key: string, read: () => Promise<T>): Promise<T>;
}

/**
 * Opens a memory of what a tag names: a write says `pg_notify('page_changes', tag)` and every process forgets.
 * Take it for what many pages show and few writes change.
 */
export type Remember = <T>(tag: string) => Memory<T>;

/** Answers that one memory keeps. */
const mostKept = 2000;

/** Memories that hear of changes; listening begins with the first question. */
export function createRemember(changes: Changes): Remember {
  return <T>(tag: string): Memory<T> => {
    const store = openBoundedStore<Promise<T>>({ log: changes, most: mostKept });
    return {
      async get(key, read) {
        // Uncommitted data is no other reader's answer, and no other reading may be waited for.
        if (joinedTransaction()?.isOpen) return read();
        await changes.heard();
        const known = store.get(key);
        if (known !== undefined) return known;
        // A change during the reading ends what is read.
        const mark = changes.mark();
        const answer = read();
        store.put(key, answer, { shows: [tag], mark });
        answer.catch(() => {
          if (store.peek(key) === answer) store.delete(key);
        });
        return answer;
      },
    };
  };
}

/** Remembers nothing: every question is read. */
export const readAlways: Remember = () => ({ get: (_, read) => read() });
