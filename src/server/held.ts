import { heldAccount } from "../features/accounts/accounts.server.ts";
import { heldRegistrations } from "../features/agenda/agenda.server.ts";
import { heldApplications } from "../features/applications/applications.server.ts";
import { heldForms } from "../features/extended-form/extended-form.server.ts";
import { heldVoices } from "../features/help-centre/help-centre.server.ts";
import { heldResume } from "../features/resumes/resumes.server.ts";
import { heldSaved } from "../features/vacancies/vacancies.server.ts";
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
  heldForms,
  heldSaved,
  heldRegistrations,
  heldVoices,
  heldMails,
  heldAnswers,
];
