import { actsPersonalData } from "../domain/acts/personal-data.server.ts";
import { agendaPersonalData } from "../domain/agenda/personal-data.server.ts";
import { alertsPersonalData } from "../domain/alerts/personal-data.server.ts";
import { applicationsPersonalData } from "../domain/applications/personal-data.server.ts";
import { auditPersonalData } from "../domain/audit/personal-data.server.ts";
import { bulkJobsPersonalData } from "../domain/bulk-jobs/personal-data.server.ts";
import { documentsPersonalData } from "../domain/documents/personal-data.server.ts";
import { draftsPersonalData } from "../domain/drafts/personal-data.server.ts";
import { extendedFormsPersonalData } from "../domain/extended-forms/personal-data.server.ts";
import { helpPersonalData } from "../domain/help/personal-data.server.ts";
import { interviewsPersonalData } from "../domain/interviews/personal-data.server.ts";
import { invitationsPersonalData } from "../domain/invitations/personal-data.server.ts";
import { notesPersonalData } from "../domain/notes/personal-data.server.ts";
import { noticesPersonalData } from "../domain/notices/personal-data.server.ts";
import { peoplePersonalData } from "../domain/people/personal-data.server.ts";
import { retentionPersonalData } from "../domain/personal-data/retention/personal-data.server.ts";
import { resumesPersonalData } from "../domain/resumes/personal-data.server.ts";
import { scorecardsPersonalData } from "../domain/scorecards/personal-data.server.ts";
import { suggestionsPersonalData } from "../domain/suggestions/personal-data.server.ts";
import { surveysPersonalData } from "../domain/surveys/personal-data.server.ts";
import { vacanciesPersonalData } from "../domain/vacancies/personal-data.server.ts";
import { vacancyLettersPersonalData } from "../domain/vacancy-letters/personal-data.server.ts";
import { idempotencyPersonalData } from "../platform/idempotency/personal-data.ts";
import { mailPersonalData } from "../platform/mail/personal-data.ts";
import type { PersonalData } from "../platform/personal-data/personal-data.ts";

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
