import { atOnce, type CountedTurns, type Turn } from "../platform/limits/at-once.ts";

/** Who comes when too many are there already may come again after so many seconds. */
export const crowdedSeconds = 2;

/** Who waits longer than this for his turn has gone, or would rather hear that it is crowded. */
const waitMs = 2_000;

/** As many wait as are done within {@link waitMs}; a network takes no more than half of all places. */
const waiting = 200;

/** Who asks for a place among those that are worked on at once. */
export interface PlaceAsker {
  /** Whose share it is; undefined for a network that many are known to share. */
  network: string | undefined;
  /** Who is signed in, as the database says; null: nobody. Asked only where places are short. */
  person?: (() => Promise<string | null>) | undefined;
  /** True for who shall not take a place of everybody's, because the network has had its share. */
  isPersonAlone?: boolean;
}

/** Runs work when it is its turn; `busy` where too many wait. */
export type TakePlaceOf = <T>(work: () => Promise<T>, asker: PlaceAsker) => Promise<Turn<T>>;

interface Places {
  everybody: number;
  /** Beside them, for people who are signed in and find those taken. */
  signedIn: number;
}

/**
 * Places for all, and some beside them that a crowd of strangers cannot take: who is in the middle of an application or
 * at the desk continues. One person takes a quarter of those, however many tabs or sessions.
 */
function placesFor({ everybody, signedIn }: Places): TakePlaceOf {
  const ofAll = atOnce({ running: everybody, waiting, share: (everybody + waiting) / 2, waitMs });
  const ofPeople = atOnce({ running: signedIn, waiting: 7 * signedIn, share: 2 * signedIn, waitMs });
  const isFree = (turns: CountedTurns) => turns.counts().running < everybody;
  return async (work, { network, person, isPersonAlone = false }) => {
    if (isFree(ofAll) && !isPersonAlone) return ofAll(work, network);
    const name = (await person?.()) ?? null;
    if (name !== null) return ofPeople(work, name);
    return isPersonAlone ? { status: "busy" } : ofAll(work, network);
  };
}

/** Bounds pages that are rendered at once (promise 20); kept ones and health never wait. */
export const pagesAtOnce = () => placesFor({ everybody: 32, signedIn: 8 });

/** Bounds calls that are answered at once; those that a page makes itself belong to the page. */
export const callsAtOnce = () => placesFor({ everybody: 64, signedIn: 16 });
