import type { ProblemKind } from "./mail-problem.ts";

/** How often a mail was tried before, and how many of those tries the server refused it: for now, and for good. */
export interface EarlierTries {
  attempts: number;
  refusals: number;
  finalRefusals: number;
}

// A refusal that may pass is asked about again soon, then after minutes; one for good after minutes at once.
// Of a thousand mails through a server that refuses one in three none or one comes to the minutes.
const soonMs = [200, 400, 800, 1_600, 3_200, 6_400, 10_000];
const minuteMs = 60_000;
/** The longest delay of a mail. */
export const longestWaitMs = 3_600_000;
/** Two hours after the first one for good at the soonest: 1, 2, 4, … 32 and 60 minutes lie between them. */
const finalRefusals = 8;
// Hourly in the end: four days at the soonest (RFC 5321 §4.5.4.1).
const allRefusals = 109;

const firstTroubleMs = 200;
const longestTroubleMs = 10_000;

/**
 * How long a mail waits before it is tried again, in ms; null: it has failed. Only its own person's later mails wait
 * with it. A server in trouble gives up none, and so many seconds after it is back all have been tried again. Each kind
 * of refusal is counted on its own.
 */
export function nextTryMs(problem: ProblemKind, earlier: EarlierTries): number | null {
  switch (problem) {
    case "trouble": {
      const troubles = Math.min(earlier.attempts - earlier.refusals - earlier.finalRefusals, 10);
      return Math.min(firstTroubleMs * 2 ** troubles, longestTroubleMs);
    }
    case "refused":
      if (earlier.refusals + 1 >= allRefusals) return null;
      return soonMs[earlier.refusals] ?? minutes(earlier.refusals - soonMs.length);
    case "refused-for-good":
      return earlier.finalRefusals + 1 >= finalRefusals ? null : minutes(earlier.finalRefusals);
  }
}

/** One minute, two, four, up to an hour. */
function minutes(step: number): number {
  return Math.min(minuteMs * 2 ** Math.min(step, 10), longestWaitMs);
}

// Two of many connections may break; then the server is asked by one mail at a time, and soon left alone.
const troublePausesMs = [0, 0, 200, 400, 800, 1_600];
export const troublesOfServer = 3;

/**
 * How long nothing is handed over when so many times in a row nothing but trouble came back, in ms; null: for a while.
 */
export function pauseMs(troubles: number): number | null {
  return troubles === 0 ? 0 : (troublePausesMs[troubles - 1] ?? null);
}
