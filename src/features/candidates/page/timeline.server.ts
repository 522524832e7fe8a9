import { z } from "zod";
import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import { parseDetails } from "../../applications/change/application-event.ts";
import type { NotificationKind } from "../../applications/notifications/notification-kind.ts";
import { notificationKinds } from "../../applications/notifications/notification-kind.ts";
import { textsOf } from "../../reference-data/master-data.server.ts";
import type { CandidateRow } from "../list/find-candidates.queries.server.ts";
import { ownWords, whenOf } from "../seen/own-words.ts";
import { eventsOf } from "./candidate.store.server.ts";

/** Something that happened to an application; words of the applicant's are null where it is hidden who that is. */
export interface TimelineEvent {
  /** A moment; of somebody hidden the day alone. */
  at: string;
  by: "applicant" | "hiring" | "system";
  kind: "submitted" | "edited" | "progressed" | "withdrawn" | "answered" | "form-answered";
  /** Of a resume that was sent. */
  version: number | null;
  /** The phase that it is about. */
  phase: string | null;
  /** What an applicant was told. */
  news: NotificationKind | null;
  /** What an applicant answered to an invitation. */
  answer: "accept" | "decline" | "reschedule" | null;
  /** Whether the extended form was given. */
  gives: boolean | null;
  words: string | null;
}

/** What of any event is told. */
const detailsSchema = z.looseObject({
  version: z.int().optional(),
  phaseId: z.int().nullish(),
  kind: z.enum(notificationKinds).optional(),
  answer: z.enum(["accept", "decline", "reschedule"]).optional(),
  reason: z.string().optional(),
  note: z.string().optional(),
  gives: z.boolean().optional(),
});

const authors = { applicant: "applicant", system: "system" } as const;

/** What happened to an application, the newest first, within its reader's sight. */
export async function timelineOf(db: Db, row: CandidateRow, language: Language): Promise<TimelineEvent[]> {
  const events = await eventsOf(db, row.id);
  const read = events.map(({ details, ...event }) => ({
    ...event,
    details: detailsSchema.parse(parseDetails({ ...event, details }) ?? {}),
  }));
  const phaseIds = [...new Set(read.flatMap(({ details: { phaseId } }) => phaseId ?? []))];
  const phases = await textsOf(db, "recruitmentPhase", phaseIds, language);
  return read.toReversed().map(({ at, actor_kind, kind, details }) => {
    const { version = null, phaseId, kind: news = null, answer = null, gives = null, reason, note } = details;
    const by = actor_kind === "applicant" || actor_kind === "system" ? authors[actor_kind] : "hiring";
    const words = ownWords(row, reason ?? note);
    const phase = phases.get(phaseId ?? 0) ?? null;
    return { at: whenOf(row, at), by, kind, version, phase, news, answer, gives, words };
  });
}
