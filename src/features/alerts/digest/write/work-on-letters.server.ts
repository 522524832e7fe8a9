import type { Platform } from "../../../../platform/platform.ts";
import { morningAt } from "../occasion.ts";
import { forgetLookedAt } from "../vacancy-letter.queries.server.ts";
import { type Sources, writeLetters } from "./write-letters.server.ts";

const keptMs = 2 * 86_400_000;

/** Each minute of the morning those whose slot has come, and late ones until evening. Before `jobs.start()`. */
export async function workOnVacancyLetters(
  platform: Platform,
  siteName: () => string,
  sources: Sources,
): Promise<void> {
  const { jobs, database, clock } = platform;
  await jobs.schedule("vacancy-letters", "* 6-19 * * *", "sends", async (_, signal) => {
    const occasion = morningAt(clock());
    if (occasion !== null) await writeLetters({ ...platform, siteName, sources }, occasion, signal);
  });
  await jobs.schedule("vacancy-letters-tidy", "40 3 * * *", "erases", () =>
    forgetLookedAt(database.db, new Date(clock().getTime() - keptMs)),
  );
}
