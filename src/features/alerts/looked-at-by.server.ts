import { longestPutMs } from "../vacancies/match/match-many.server.ts";

/**
 * Until when what came is looked at, at a moment: a vacancy comes when the transaction that brings it begins, and is
 * seen when that commits.
 */
export const lookedAtBy = (now: Date): Date => new Date(now.getTime() - longestPutMs);
