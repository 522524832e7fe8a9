import { agendaPersonalData } from "../features/agenda/personal-data.server.ts";
import { vacancyLettersPersonalData } from "../features/alerts/digest/personal-data.server.ts";
import { alertsPersonalData } from "../features/alerts/personal-data.server.ts";
import { suggestionsPersonalData } from "../features/alerts/suggestions/personal-data.server.ts";
import { applicationsPersonalData } from "../features/applications/personal-data.server.ts";
import { auditPersonalData } from "../features/audit/personal-data.server.ts";
import { bulkJobsPersonalData } from "../features/bulk-actions/personal-data.server.ts";
import { actsPersonalData } from "../features/decisions/personal-data.server.ts";
import { documentsPersonalData } from "../features/documents/personal-data.server.ts";
import { draftsPersonalData } from "../features/drafts/personal-data.server.ts";
import { extendedFormsPersonalData } from "../features/extended-forms/personal-data.server.ts";
import { helpPersonalData } from "../features/help/personal-data.server.ts";
import { peoplePersonalData } from "../features/identity/personal-data.server.ts";
import { interviewsPersonalData } from "../features/interviews/personal-data.server.ts";
import { invitationsPersonalData } from "../features/invitations/personal-data.server.ts";
import { notesPersonalData } from "../features/notes/personal-data.server.ts";
import { noticesPersonalData } from "../features/notifications/personal-data.server.ts";
import { retentionPersonalData } from "../features/privacy/retention/personal-data.server.ts";
import { resumesPersonalData } from "../features/resumes/personal-data.server.ts";
import { scorecardsPersonalData } from "../features/scorecards/personal-data.server.ts";
import { surveysPersonalData } from "../features/surveys/personal-data.server.ts";
import { vacanciesPersonalData } from "../features/vacancies/personal-data.server.ts";
import { idempotencyPersonalData } from "../platform/idempotency/personal-data.ts";
import { mailPersonalData } from "../platform/mail/personal-data.ts";
import type { PersonalData } from "../platform/personal-data.ts";

/**
 * What every room holds about people, in the order in which it is told, and erased from the end: a later room's rows
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
  alertsPersonalData,
  agendaPersonalData,
  auditPersonalData,
  helpPersonalData,
  mailPersonalData,
  idempotencyPersonalData,
];
