import { agendaPersonalData } from "../features/agenda/agenda.queries.server.ts";
import {
  alertsPersonalData,
  remindersPersonalData,
  suggestionsPersonalData,
  vacancyLettersPersonalData,
} from "../features/alerts/personal-data.server.ts";
import { applicationsPersonalData } from "../features/applications/personal-data.server.ts";
import { auditPersonalData } from "../features/audit/look.queries.server.ts";
import { bulkJobsPersonalData } from "../features/bulk-actions/row.store.server.ts";
import { actsPersonalData } from "../features/decisions/personal-data.server.ts";
import { documentsPersonalData } from "../features/documents/document.queries.server.ts";
import { draftsPersonalData } from "../features/drafts/draft.queries.server.ts";
import { extendedFormsPersonalData } from "../features/extended-forms/personal-data.server.ts";
import { helpPersonalData } from "../features/help/personal-data.server.ts";
import { peoplePersonalData } from "../features/identity/personal-data.server.ts";
import { interviewsPersonalData } from "../features/interviews/star.queries.server.ts";
import { invitationsPersonalData } from "../features/invitations/invitation.queries.server.ts";
import { notesPersonalData } from "../features/notes/note.queries.server.ts";
import { noticesPersonalData } from "../features/notifications/notice.queries.server.ts";
import { retentionPersonalData } from "../features/privacy/retention/inactivity-warning.store.server.ts";
import { resumesPersonalData } from "../features/resumes/personal-data.server.ts";
import { scorecardsPersonalData } from "../features/scorecards/personal-data.server.ts";
import { surveysPersonalData } from "../features/surveys/personal-data.server.ts";
import { vacanciesPersonalData } from "../features/vacancies/saved-vacancy.queries.server.ts";
import { idempotencyPersonalData } from "../platform/idempotency/idempotency-record.store.ts";
import { mailPersonalData } from "../platform/mail/outbox.store.ts";
import type { PersonalData } from "../platform/personal-data.ts";

/**
 * What every feature holds about people, in the order of the export; erased from the end: a later feature's rows
 * name an earlier one's, and the account goes last.
 */
export const personalDataOfRooms: readonly PersonalData[] = [
  peoplePersonalData,
  retentionPersonalData,
  documentsPersonalData,
  draftsPersonalData,
  resumesPersonalData,
  applicationsPersonalData,
  surveysPersonalData,
  interviewsPersonalData,
  invitationsPersonalData,
  extendedFormsPersonalData,
  actsPersonalData,
  notesPersonalData,
  noticesPersonalData,
  bulkJobsPersonalData,
  scorecardsPersonalData,
  vacanciesPersonalData,
  vacancyLettersPersonalData,
  suggestionsPersonalData,
  remindersPersonalData,
  alertsPersonalData,
  agendaPersonalData,
  auditPersonalData,
  helpPersonalData,
  mailPersonalData,
  idempotencyPersonalData,
];
