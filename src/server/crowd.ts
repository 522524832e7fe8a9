import { atOnce } from "../platform/limits/at-once.ts";

/** Who comes when too many are there already may come again after so many seconds. */
export const crowdedSeconds = 2;

/** Who waits longer than this for his turn has gone, or would rather hear that it is crowded. */
const waitMs = 2_000;

/** As many wait as are done within {@link waitMs}; a network takes no more than half of all places. */
const waiting = 200;

/** Bounds pages that are rendered at once (promise 20); kept ones and health never wait. */
export const pagesAtOnce = () => atOnce({ running: 32, waiting, share: 116, waitMs });

/** Bounds calls that are answered at once; those that a page makes itself belong to the page. */
export const callsAtOnce = () => atOnce({ running: 64, waiting, share: 132, waitMs });
