import type { Platform } from "../../../platform/platform.ts";
import { readStar } from "../../interviews/answer/read-star.server.ts";
import type { Asking } from "../asking.ts";
import { type CandidateRow, findCandidate } from "../list/find-candidates.queries.server.ts";
import { ownWords, whenOf } from "../seen/own-words.ts";
import { isLimited, type Limited, seePerson } from "../seen/see-person.server.ts";
import { viewOf } from "../showing.server.ts";
import { sentStarsOf } from "./candidate.store.server.ts";
import { type TimelineEvent, timelineOf } from "./timeline.server.ts";

/** A STAR form as it was sent; its answers are null while it is hidden who wrote them. */
export interface ToldStar {
  id: number;
  submittedAt: string | null;
  questions: { question: string; answers: { label: string; text: string | null }[] }[];
  isHidden: boolean;
}

/** The STAR forms that were sent for an application; null where there is none. A look where there is one to see. */
export async function readStars(platform: Platform, asking: Asking, id: number): Promise<ToldStar[] | Limited | null> {
  const { db } = platform.database;
  const row = await findCandidate(db, id, await viewOf(db, asking.reach));
  if (row === undefined) return null;
  const applicantId = row.applicant_id;
  const sent = row.is_gone || applicantId === null ? [] : await sentStarsOf(db, id);
  if (applicantId === null || sent.length === 0) return [];
  const seen = await seePerson(platform, asking, row, { what: "star", action: "candidate.star-form-read" });
  if (isLimited(seen)) return seen;
  const told: ToldStar[] = [];
  for (const { id: starId, at } of sent) {
    const star = await readStar(db, { applicantId, id: starId, language: asking.language });
    if (star === null) continue;
    const questions = star.questions.map((question) => toldQuestion(question, row));
    told.push({
      id: starId,
      submittedAt: row.is_hidden ? whenOf(row, at) : star.submittedAt,
      questions,
      isHidden: row.is_hidden,
    });
  }
  return told;
}

type Question = NonNullable<Awaited<ReturnType<typeof readStar>>>["questions"][number];

function toldQuestion({ question, details, answer }: Question, row: CandidateRow): ToldStar["questions"][number] {
  const textOf = (detailId: number) => ownWords(row, answer.find((one) => one.detailId === detailId)?.text);
  return { question, answers: details.map(({ id, label }) => ({ label, text: textOf(id) })) };
}

/** What happened to an application; null where there is none. */
export async function readTimeline(
  platform: Platform,
  asking: Asking,
  id: number,
): Promise<TimelineEvent[] | Limited | null> {
  const { db } = platform.database;
  const row = await findCandidate(db, id, await viewOf(db, asking.reach));
  if (row === undefined) return null;
  const seen = await seePerson(platform, asking, row, { what: "page", action: "candidate.read" });
  if (isLimited(seen)) return seen;
  return timelineOf(db, row, asking.language);
}
