import type { ChangeLog } from "./changes.ts";

/** How long something may be kept. */
interface Truth {
  /** Names of what it shows; a change of any of them ends it. */
  shows: Iterable<string>;
  /** The log's mark before it was read. */
  mark: number;
  /** The moment after which it is no longer true on its own. */
  until?: number;
}

interface Entry<Value> extends Truth {
  value: Value;
  size: number;
}

interface StoreParts<Value> {
  log: ChangeLog;
  now?: () => number;
  /** How much is kept, as `sizeOf` counts it; what nobody asked for longest goes first. */
  most: number;
  /** 1 for each unless given. */
  sizeOf?: (value: Value) => number;
  /** Entries that were removed or evicted. */
  onGone?: (value: Value) => void;
}

/** A bounded cache: an entry stays until its content changes, it expires, or it is evicted. */
export interface BoundedStore<Value> {
  /** The entry, if it is still valid. */
  get(key: string): Value | undefined;
  /** The entry, valid or not. */
  peek(key: string): Value | undefined;
  put(key: string, value: Value, truth: Truth): void;
  delete(key: string): void;
  clear(): void;
  readonly size: number;
}

export function openBoundedStore<Value>(parts: StoreParts<Value>): BoundedStore<Value> {
  const { log, now = Date.now, most, sizeOf = () => 1, onGone = () => {} } = parts;
  // A map keeps its order: the entry that was read last is last.
  const entries = new Map<string, Entry<Value>>();
  let size = 0;
  const remove = (key: string) => {
    const entry = entries.get(key);
    if (entry === undefined) return;
    entries.delete(key);
    size -= entry.size;
    onGone(entry.value);
  };
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      if (entry.until !== undefined && entry.until <= now()) return undefined;
      if (log.isStale(entry.shows, entry.mark)) return undefined;
      // True up to here: the next question need not go through its names again.
      entry.mark = log.mark();
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    peek: (key) => entries.get(key)?.value,
    put(key, value, truth) {
      remove(key);
      const entry = { ...truth, value, size: sizeOf(value) };
      entries.set(key, entry);
      size += entry.size;
      for (const oldest of entries.keys()) {
        if (size <= most) break;
        remove(oldest);
      }
    },
    delete: remove,
    clear() {
      for (const key of [...entries.keys()]) remove(key);
    },
    get size() {
      return entries.size;
    },
  };
}
