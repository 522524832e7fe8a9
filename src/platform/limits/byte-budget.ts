/** Bytes that one body, file or answer holds out of a budget. */
export interface Holding {
  /** Reserves so many more; false, and nothing reserved, where the budget is used up. */
  take(bytes: number): boolean;
  /** Gives all of it back. */
  release(): void;
}

/** Bounds bytes that are held at once: in all, and by one key (a network), so that none can take all of them. */
interface ByteBudget {
  open(key: string): Holding;
  /** Bytes held now. */
  held(): number;
}

/** @param most bytes in all @param share bytes of one key */
export function createByteBudget({ most, share }: { most: number; share: number }): ByteBudget {
  const byKey = new Map<string, number>();
  let inAll = 0;

  function change(key: string, bytes: number): void {
    inAll += bytes;
    const now = (byKey.get(key) ?? 0) + bytes;
    if (now > 0) byKey.set(key, now);
    else byKey.delete(key);
  }

  return {
    held: () => inAll,
    open(key) {
      let own = 0;
      return {
        take(bytes) {
          if (inAll + bytes > most || (byKey.get(key) ?? 0) + bytes > share) return false;
          own += bytes;
          change(key, bytes);
          return true;
        },
        release() {
          change(key, -own);
          own = 0;
        },
      };
    },
  };
}

/** The memory limit of bodies while they are received and read, in all and for one network (promise 21). */
export interface BodyRoom {
  memory: ByteBudget;
  disk: ByteBudget;
}

const MiB = 1024 * 1024;

export function createBodyRoom(): BodyRoom {
  return {
    memory: createByteBudget({ most: 96 * MiB, share: 32 * MiB }),
    disk: createByteBudget({ most: 1024 * MiB, share: 256 * MiB }),
  };
}
