/** Remembers when what changed, in marks that only grow: whoever keeps something asks whether it is still true. */
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
