import { createHash } from "node:crypto";
import { jakartaDay } from "../../i18n/calendar.ts";
import type { Db } from "../../platform/database/database.ts";
import { limitRules } from "../../platform/limits/limit-rules.ts";
import type { Verdict } from "../../platform/limits/limits.ts";
import type { Platform } from "../../platform/platform.ts";
import { addView, categoryChanges, forgetVisitors, keepVoice } from "./help.queries.server.ts";
import { categoryPath, helpPath } from "./help.ts";

/** Forgets who opened which question before today. */
export function forgetHelpVisitors({ database, clock }: Pick<Platform, "database" | "clock">): Promise<void> {
  return forgetVisitors(database.db, jakartaDay(clock()));
}

/** The help centre's addresses for search engines, each with when it last changed; none while it is empty. */
export async function helpAddresses(db: Db): Promise<{ path: string; updatedAt: Date }[]> {
  const categories = await categoryChanges(db);
  const newest = categories
    .map(({ updatedAt }) => updatedAt)
    .reduce((one, other) => (one > other ? one : other), new Date(0));
  const pages = categories.map(({ categoryId, updatedAt }) => ({ path: categoryPath(categoryId), updatedAt }));
  return pages.length === 0 ? [] : [{ path: helpPath, updatedAt: newest }, ...pages];
}

type Parts = Pick<Platform, "database" | "limits" | "clock">;

/** Stands for a visitor at one question only, so that nobody can read from the tables what else he opened. */
export function getMark(key: string, questionId: number): Buffer {
  return createHash("sha256").update(`help ${questionId} ${key}`).digest();
}

/** Keeps whether an answer helped; `limited` when a network says more than people there would. */
export async function hearVoice(
  { database: { db }, limits, clock }: Parts,
  voice: { questionId: number; isLike: boolean; key: string; network: string },
): Promise<Verdict> {
  const { questionId, isLike, key, network } = voice;
  const verdict = await limits.take(limitRules.helpVoices, [network]);
  if (verdict.status === "free") {
    await keepVoice(db, { questionId, isLike, visitor: getMark(key, questionId), now: clock() });
  }
  return verdict;
}

/** Counts that a question was opened. A token costs a guest nothing, so networks are counted too. */
export async function hearView(
  { database: { db }, limits, clock }: Parts,
  questionId: number,
  { tokenKey, network }: { tokenKey: string; network: string },
): Promise<void> {
  const verdict = await limits.take(limitRules.helpViews, [network, String(questionId)]);
  if (verdict.status === "limited") return;
  await addView(db, { questionId, visitor: getMark(tokenKey, questionId), day: jakartaDay(clock()) });
}
