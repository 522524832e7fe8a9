import { heldRegistrations } from "../domain/agenda/agenda.server.ts";
import { heldApplications } from "../domain/applications/applications.server.ts";
import { heldForms } from "../domain/extended-forms/extended-forms.server.ts";
import { heldVoices } from "../domain/help/help.server.ts";
import { heldStars } from "../domain/interviews/interviews.server.ts";
import { heldInvitations } from "../domain/invitations/invitations.server.ts";
import { heldAccount } from "../domain/people/people.server.ts";
import { heldResume } from "../domain/resumes/resumes.server.ts";
import { heldSurveys } from "../domain/surveys/surveys.server.ts";
import { heldSaved } from "../domain/vacancies/vacancies.server.ts";
import type { Held } from "../platform/held/held.ts";
import { heldAnswers } from "../platform/idempotency/held-answers.ts";
import { heldMails } from "../platform/mail/held-mails.ts";

/**
 * What every room holds about people, in the order in which it is told, and erased from the end: a later room's rows
 * name an earlier one's, and the account goes last.
 */
export const heldByRooms: readonly Held[] = [
  heldAccount,
  heldResume,
  heldApplications,
  heldSurveys,
  heldStars,
  heldInvitations,
  heldForms,
  heldSaved,
  heldRegistrations,
  heldVoices,
  heldMails,
  heldAnswers,
];
