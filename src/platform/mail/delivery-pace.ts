import type { MailProblem } from "./mail-problem.ts";

/** How often a mail was tried before, and how many of those tries the server refused it. */
export interface EarlierTries {
  attempts: number;
  refusals: number;
}

// A refusal that may pass is asked about again soon, then after minutes; one for good after minutes at once.
// Of a thousand mails through a server that refuses one in three none or one comes to the minutes.
const soonMs = [200, 400, 800, 1_600, 3_200, 6_400, 10_000];
const minuteMs = 60_000;
const longestMs = 3_600_000;
const permanentRefusals = 8;
// Hourly in the end: about four days (RFC 5321 §4.5.4.1).
const allRefusals = 100;

const firstTroubleMs = 200;
const longestTroubleMs = 10_000;

/**
 * How long a mail waits before it is tried again, in ms; null: it is given up. Only its own person's later mails wait
 * with it. A server in trouble gives up none, and so many seconds after it is back all have been tried again.
 */
export function nextTryMs(problem: MailProblem, earlier: EarlierTries): number | null {
  if (!problem.refused) {
    const troubles = Math.min(earlier.attempts - earlier.refusals, 10);
    return Math.min(firstTroubleMs * 2 ** troubles, longestTroubleMs);
  }
  if (earlier.refusals + 1 >= (problem.permanent ? permanentRefusals : allRefusals)) return null;
  const steps = problem.permanent ? earlier.refusals : earlier.refusals - soonMs.length;
  return steps < 0 ? (soonMs[earlier.refusals] ?? minuteMs) : Math.min(minuteMs * 2 ** Math.min(steps, 10), longestMs);
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
