import * as accounts from "../features/accounts/migrations/2026-11-21-accounts.ts";
import * as socialIdentities from "../features/accounts/migrations/2026-11-22-social-identities.ts";
import * as twoStep from "../features/accounts/migrations/2026-11-22-two-step.ts";
import * as endedGuests from "../features/accounts/migrations/2026-11-23-ended-guests.ts";
import * as agenda from "../features/agenda/migrations/2026-11-21-agenda.ts";
import * as applications from "../features/applications/migrations/2026-11-21-applications.ts";
import * as endWords from "../features/applications/migrations/2026-11-22-end-words.ts";
import * as progress from "../features/applications/migrations/2026-11-22-progress.ts";
import * as companies from "../features/companies/migrations/2026-11-21-companies.ts";
import * as contentPages from "../features/content/migrations/2026-11-21-content-pages.ts";
import * as news from "../features/content/migrations/2026-11-21-news.ts";
import * as siteSettings from "../features/content/migrations/2026-11-21-site-settings.ts";
import * as talentProgrammes from "../features/content/migrations/2026-11-21-talent-programmes.ts";
import * as extendedForms from "../features/extended-form/migrations/2026-11-22-extended-forms.ts";
import * as helpCentre from "../features/help-centre/migrations/2026-11-21-help-centre.ts";
import * as starForms from "../features/interviews/migrations/2026-11-22-star-forms.ts";
import * as invitations from "../features/invitations/migrations/2026-11-22-invitations.ts";
import * as masterEntries from "../features/master-data/migrations/2026-11-21-master-entries.ts";
import * as resumes from "../features/resumes/migrations/2026-11-21-resumes.ts";
import * as surveys from "../features/surveys/migrations/2026-11-22-surveys.ts";
import * as vacancies from "../features/vacancies/migrations/2026-11-21-vacancies.ts";
import * as usedSolutions from "../platform/captcha/migrations/2026-11-21-used-solutions.ts";
import type { Migration } from "../platform/database/migrate.ts";
import * as keptAnswers from "../platform/idempotency/migrations/2026-11-21-kept-answers.ts";
import * as limitCounts from "../platform/limits/migrations/2026-11-21-limit-counts.ts";
import * as outbox from "../platform/mail/migrations/2026-11-21-outbox.ts";
import * as letters from "../platform/mail/migrations/2026-11-22-letters.ts";

/** Every step of the schema, in the order of the rooms; a test compares the list with the folders. */
export const migrations: readonly Migration[] = [
  { name: "2026-11-21-outbox", up: outbox.up },
  { name: "2026-11-21-limit-counts", up: limitCounts.up },
  { name: "2026-11-21-used-solutions", up: usedSolutions.up },
  { name: "2026-11-21-kept-answers", up: keptAnswers.up },
  { name: "2026-11-21-master-entries", up: masterEntries.up },
  { name: "2026-11-21-accounts", up: accounts.up },
  { name: "2026-11-21-help-centre", up: helpCentre.up },
  { name: "2026-11-21-agenda", up: agenda.up },
  { name: "2026-11-21-companies", up: companies.up },
  { name: "2026-11-21-vacancies", up: vacancies.up },
  { name: "2026-11-21-resumes", up: resumes.up },
  { name: "2026-11-21-applications", up: applications.up },
  { name: "2026-11-21-talent-programmes", up: talentProgrammes.up },
  { name: "2026-11-21-news", up: news.up },
  { name: "2026-11-21-content-pages", up: contentPages.up },
  { name: "2026-11-21-site-settings", up: siteSettings.up },
  { name: "2026-11-22-letters", up: letters.up },
  { name: "2026-11-22-social-identities", up: socialIdentities.up },
  { name: "2026-11-22-two-step", up: twoStep.up },
  { name: "2026-11-22-end-words", up: endWords.up },
  { name: "2026-11-22-progress", up: progress.up },
  { name: "2026-11-22-surveys", up: surveys.up },
  { name: "2026-11-22-star-forms", up: starForms.up },
  { name: "2026-11-22-extended-forms", up: extendedForms.up },
  { name: "2026-11-22-invitations", up: invitations.up },
  { name: "2026-11-23-ended-guests", up: endedGuests.up },
];
