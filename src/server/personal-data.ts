import { actsPersonalData } from "../domain/acts/acts.server.ts";
import { agendaPersonalData } from "../domain/agenda/agenda.server.ts";
import { alertsPersonalData } from "../domain/alerts/alerts.server.ts";
import { applicationsPersonalData } from "../domain/applications/applications.server.ts";
import { auditPersonalData } from "../domain/audit/audit.server.ts";
import { bulkJobsPersonalData } from "../domain/bulk-jobs/bulk-jobs.server.ts";
import { documentsPersonalData } from "../domain/documents/documents.server.ts";
import { draftsPersonalData } from "../domain/drafts/drafts.server.ts";
import { extendedFormsPersonalData } from "../domain/extended-forms/extended-forms.server.ts";
import { helpPersonalData } from "../domain/help/help.server.ts";
import { interviewsPersonalData } from "../domain/interviews/interviews.server.ts";
import { invitationsPersonalData } from "../domain/invitations/invitations.server.ts";
import { notesPersonalData } from "../domain/notes/notes.server.ts";
import { noticesPersonalData } from "../domain/notices/notices.server.ts";
import { peoplePersonalData } from "../domain/people/people.server.ts";
import { retentionPersonalData } from "../domain/personal-data/personal-data.server.ts";
import { resumesPersonalData } from "../domain/resumes/resumes.server.ts";
import { scorecardsPersonalData } from "../domain/scorecards/scorecards.server.ts";
import { suggestionsPersonalData } from "../domain/suggestions/suggestions.server.ts";
import { surveysPersonalData } from "../domain/surveys/surveys.server.ts";
import { vacanciesPersonalData } from "../domain/vacancies/vacancies.server.ts";
import { vacancyLettersPersonalData } from "../domain/vacancy-letters/vacancy-letters.server.ts";
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
