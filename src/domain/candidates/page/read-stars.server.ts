import type { Platform } from "../../../platform/platform.ts";
import { readStar } from "../../interviews/interviews.server.ts";
import { findCandidate } from "../list/find-candidates.store.server.ts";
import type { Asking } from "../list/list-candidates.server.ts";
import { viewOf } from "../showing.server.ts";
import { sentStarsOf } from "./candidate.store.server.ts";
import { recordSeen } from "./read-candidate.server.ts";
import { type TimelineEvent, timelineOf } from "./timeline.server.ts";

/** A STAR form as it was sent. */
export interface ToldStar {
  id: number;
  submittedAt: string | null;
  questions: { question: string; answers: { label: string; text: string }[] }[];
}

/** The STAR forms that were sent for an application; null where there is none. A look where there is one to see. */
export async function readStars(platform: Platform, asking: Asking, id: number): Promise<ToldStar[] | null> {
  const { db } = platform.database;
  const row = await findCandidate(db, id, await viewOf(db, asking.reach));
  if (row === undefined) return null;
  const applicantId = row.applicant_id;
  const sent = row.is_gone || applicantId === null ? [] : await sentStarsOf(db, id);
  if (applicantId === null || sent.length === 0) return [];
  await recordSeen(platform, asking, row, { what: "star", action: "candidate.star-form-read" });
  const told: ToldStar[] = [];
  for (const { id: starId } of sent) {
    const star = await readStar(db, { applicantId, id: starId, language: asking.language });
    if (star !== null)
      told.push({ id: starId, submittedAt: star.submittedAt, questions: star.questions.map(toldQuestion) });
  }
  return told;
}

type Question = NonNullable<Awaited<ReturnType<typeof readStar>>>["questions"][number];

function toldQuestion({ question, details, answer }: Question): ToldStar["questions"][number] {
  const textOf = (detailId: number) => answer.find((one) => one.detailId === detailId)?.text ?? "";
  return { question, answers: details.map(({ id, label }) => ({ label, text: textOf(id) })) };
}

/** What happened to an application; null where there is none. */
export async function readTimeline(platform: Platform, asking: Asking, id: number): Promise<TimelineEvent[] | null> {
  const { db } = platform.database;
  const row = await findCandidate(db, id, await viewOf(db, asking.reach));
  if (row === undefined) return null;
  await recordSeen(platform, asking, row, { what: "page", action: "candidate.read" });
  return timelineOf(db, row, asking.language);
}
