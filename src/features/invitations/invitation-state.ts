import { addDays, jakartaDay } from "../../i18n/calendar.ts";
import type { ApplicationStatus, InvitationStatus, PhaseStatus } from "../applications/application.ts";

/** An invitation, and the application that it belongs to. */
export interface InvitationFacts {
  status: Exclude<InvitationStatus, "expired">;
  replacedAt: Date | null;
  answerBy: Date;
  application: { status: ApplicationStatus; phaseStatus: PhaseStatus };
}

/** An invitation's state: a replaced or expired one, or one whose phase ended, can no longer be answered. */
export function invitationStatus(
  { status, replacedAt, answerBy, application }: InvitationFacts,
  now: Date,
): InvitationStatus {
  if (replacedAt !== null) return "expired";
  if (status !== "open") return status;
  const isOver = now > answerBy || application.status !== "on-process" || application.phaseStatus !== "on-process";
  return isOver ? "expired" : "open";
}

/** Days to answer where neither a time nor a last day is given. */
const answerDays = 14;

/** Until when an invitation can be answered: its last day, and never after it has begun. */
export function answerBy({ at, dueOn }: { at: string | null; dueOn: string | null }, now: Date): Date {
  const lastDay = dueOn ?? (at === null ? addDays(jakartaDay(now), answerDays) : null);
  const ends = lastDay === null ? [] : [new Date(`${lastDay}T23:59:59+07:00`)];
  if (at !== null) ends.push(new Date(at));
  return new Date(Math.min(...ends.map((end) => end.getTime())));
}

/** The answer that the mail's link names; the page offers all three in any case. */
const linkAction = "accept";

/** The page of an invitation (R36). */
export function invitationPath(phase: string, code: string, action: string = linkAction): string {
  return `/recruitmentprocess/invitation/${[phase, action, code].map(encodeURIComponent).join("/")}`;
}

/** The same as a calendar's file. */
export function invitationCalendarPath(phase: string, code: string): string {
  return `${invitationPath(phase, code)}/calendar.ics`;
}

/** The page of an invitation to join (R37). */
export function joinPath(code: string, source: string): string {
  return `/recruitmentprocess/invitetojoin/join/${encodeURIComponent(code)}/${encodeURIComponent(source)}`;
}

/** How a phase is named in addresses. */
export function phaseName({ id, code }: { id: number; code: string | null }): string {
  return code ?? `phase-${id}`;
}
