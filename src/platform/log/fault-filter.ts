import { type Foundation, Unavailable } from "../unavailable.ts";
import type { Fault } from "./fault.ts";

/** How often it is told how many faults of one outage there were. */
const sumEveryMs = 60_000;

/** Requests whose faults are remembered. */
const mostRequests = 1_000;

function foundationOf(error: unknown): Foundation | undefined {
  for (let each = error; each instanceof Error; each = each.cause)
    if (each instanceof Unavailable) return each.foundation;
  return undefined;
}

export interface FaultFilter {
  /** Whether a fault is written out. */
  isNew(where: { requestId?: string }, fault: Fault, error: unknown): boolean;
}

/**
 * Keeps the log readable while something fails: a request's calls that meet the same fault tell it once, and of an
 * outage the first fault is told, and then each minute how many there were since. Each answer has its own line all the
 * same.
 * @param onSum hears how many faults were not written
 */
export function createFaultFilter(onSum: (foundation: Foundation, times: number) => void): FaultFilter {
  const told = new Set<string>();
  const outages = new Map<Foundation, number>();
  const sumLater = (foundation: Foundation): void => {
    setTimeout(() => {
      const times = outages.get(foundation) ?? 0;
      outages.delete(foundation);
      if (times === 0) return;
      onSum(foundation, times);
      outages.set(foundation, 0);
      sumLater(foundation);
    }, sumEveryMs).unref();
  };
  return {
    isNew({ requestId }, { kind, message }, error) {
      const foundation = foundationOf(error);
      if (requestId !== undefined) {
        const key = [requestId, foundation ?? `${kind} ${message}`].join(" ");
        if (told.has(key)) return false;
        told.add(key);
        const [oldest] = told;
        if (told.size > mostRequests && oldest !== undefined) told.delete(oldest);
      }
      if (foundation === undefined) return true;
      const times = outages.get(foundation);
      outages.set(foundation, times === undefined ? 0 : times + 1);
      if (times === undefined) sumLater(foundation);
      return times === undefined;
    },
  };
}
