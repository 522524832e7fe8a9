/** A version that goes on while the page is open. */
export interface Versioned {
  get: () => number;
  set: (version: number) => void;
}

/** Begins with `version`. */
export function versioned(version: number): Versioned {
  let value = version;
  return {
    get: () => value,
    set(next) {
      value = next;
    },
  };
}
