import type { Endpoint } from "../contract/endpoint.server.ts";
import type { Identify } from "../contract/request-context.ts";
import { site } from "../contract/site.ts";
import { myAccountEndpoints } from "../features/account/portal/my-account.api.server.ts";
import { eventNames } from "../features/agenda/agenda.queries.server.ts";
import { agendaEndpoints } from "../features/agenda/portal/agenda.api.server.ts";
import { comingEvents, untilNextChange } from "../features/agenda/portal/wire-event.server.ts";
import { stopAlerts } from "../features/alerts/alerts.server.ts";
import { alertEndpoints } from "../features/alerts/portal/alerts.api.server.ts";
import { vacancyLetterEndpoints } from "../features/alerts/portal/digest/vacancy-letters.api.server.ts";
import { stopSuggestions } from "../features/alerts/suggestions/own-suggestions.server.ts";
import { answersDraftName } from "../features/applications/answers-draft.ts";
import { appliedVacancies } from "../features/applications/application.queries.server.ts";
import { applicationEndpoints } from "../features/applications/portal/applications.api.server.ts";
import type { ApplicationPorts } from "../features/applications/ports.server.ts";
import { usualPhaseDays, usualReplyDays } from "../features/applications/reply-times.server.ts";
import { companyChoices } from "../features/companies/organisation.server.ts";
import { fairEndpoints } from "../features/content/portal/fair/fair.api.server.ts";
import { type HomePorts, homeEndpoints } from "../features/content/portal/home/home.api.server.ts";
import { newsEndpoints } from "../features/content/portal/news/news.api.server.ts";
import { pageEndpoints } from "../features/content/portal/pages/pages.api.server.ts";
import { programsInShort } from "../features/content/portal/pages/read-page.server.ts";
import type { DraftKind } from "../features/drafts/drafts.server.ts";
import { formRequests } from "../features/extended-forms/form-request.queries.server.ts";
import { extendedFormEndpoints } from "../features/extended-forms/portal/extended-form.api.server.ts";
import { helpCentreEndpoints } from "../features/help/portal/help-centre.api.server.ts";
import { createIdentifyStaff } from "../features/identity/desk/identify-staff.server.ts";
import { createStaffCookies } from "../features/identity/desk/staff-cookies.server.ts";
import { accountEndpoints } from "../features/identity/portal/accounts.api.server.ts";
import { createIdentify } from "../features/identity/portal/session/identify.server.ts";
import { interviewEndpoints } from "../features/interviews/portal/interviews.api.server.ts";
import { isStarDraft, starForms } from "../features/interviews/star-forms.server.ts";
import { invitationEndpoints } from "../features/invitations/portal/invitations.api.server.ts";
import { createStandingInvitations } from "../features/invitations/read-invitation.server.ts";
import { letterEndpoints } from "../features/letters/portal/letters.api.server.ts";
import { rememberLists } from "../features/reference-data/master-data.queries.server.ts";
import { masterDataEndpoints } from "../features/reference-data/portal/master-data.api.server.ts";
import { resumeState } from "../features/resumes/portal/read-profile.server.ts";
import { createResumePort } from "../features/resumes/portal/resume-port.server.ts";
import { resumeEndpoints } from "../features/resumes/portal/resumes.api.server.ts";
import { findMatchProfile } from "../features/resumes/read/match-profile.server.ts";
import { surveyEndpoints } from "../features/surveys/portal/surveys.api.server.ts";
import { offerSurvey, surveyAbout } from "../features/surveys/read-survey.server.ts";
import { companyEndpoints } from "../features/vacancies/portal/companies/companies.api.server.ts";
import { previewEndpoint } from "../features/vacancies/portal/preview.api.server.ts";
import { vacancyEndpoints } from "../features/vacancies/portal/vacancies.api.server.ts";
import type { VacancyPorts } from "../features/vacancies/ports.ts";
import { openByCompany } from "../features/vacancies/search/open-table.queries.server.ts";
import { createRemember } from "../platform/cache/remember.ts";
import type { Db } from "../platform/database/database.ts";
import type { Platform } from "../platform/platform.ts";
import { deskEndpoints } from "./desk-endpoints.ts";
import { personalDataOfRooms } from "./personal-data.ts";

/** Reminders stop with the suggestions. */
const letterStoppers = { reminders: stopSuggestions, suggestions: stopSuggestions, alerts: stopAlerts };

/** The resume's form has one draft, under this name. */
const isResumeDraft: DraftKind = (_db, _applicantId, name) => name === "resume";

/** Both extended forms have drafts, under their pages' names. */
const isFormDraft: DraftKind = (_db, _applicantId, name) => name === "flk1" || name === "flk2";

/** Answers to what vacancies ask have one draft. */
const isAnswersDraft: DraftKind = (_db, _applicantId, name) => name === answersDraftName;

/** Every form that has drafts. */
export const draftKinds: readonly DraftKind[] = [isResumeDraft, isAnswersDraft, isFormDraft, isStarDraft];

/** Data that the vacancy list needs from applications, resumes and reply times. */
export function vacancyPorts(db: Db): VacancyPorts {
  return {
    getMatchProfile: (applicantId) => findMatchProfile(db, applicantId),
    appliedVacancies: (applicantId, vacancyIds) => appliedVacancies(db, applicantId, vacancyIds),
    resumeStateOf: (applicantId) => resumeState(db, applicantId),
    replyDaysOf: (companyId) => usualReplyDays(db, companyId, new Date()),
    phaseDaysOf: (companyId) => usualPhaseDays(db, companyId, new Date()),
  };
}

function homePorts(db: Db): HomePorts {
  return {
    appliedVacancies: (applicantId, ids) => appliedVacancies(db, applicantId, ids),
    async programs(language, context) {
      context.shows("page:programs");
      return programsInShort(db, language);
    },
    async comingEvents(language, context, most) {
      await untilNextChange(db, context);
      return comingEvents(db, language, most);
    },
  };
}

/** What applying and its history need of surveys, interviews and invitations. */
export function applicationPorts({ sealer }: Pick<Platform, "sealer">): ApplicationPorts {
  return { offerSurvey, surveyAbout, starForms, formRequests, standingInvitations: createStandingInvitations(sealer) };
}

/** Every feature's endpoints; what an earlier one needs of a later one is handed in here. */
export function createEndpoints(platform: Platform): { identify: Identify; endpoints: Endpoint[] } {
  const { db } = platform.database;
  const siteName = () => site.name;
  const accountPorts = { resume: createResumePort(platform), siteName };
  const remember = createRemember(platform.changes);
  rememberLists(db, remember);
  const endpoints = [
    ...masterDataEndpoints(platform, { branches: companyChoices, events: eventNames }),
    ...accountEndpoints(platform, accountPorts),
    ...helpCentreEndpoints(platform),
    ...letterEndpoints(platform),
    ...agendaEndpoints({ platform, siteName }),
    ...companyEndpoints(platform, openByCompany, remember),
    ...vacancyEndpoints(platform, vacancyPorts(db), remember),
    previewEndpoint(platform, vacancyPorts(db)),
    ...alertEndpoints({ platform, siteName }),
    ...resumeEndpoints(platform, draftKinds),
    ...applicationEndpoints({ platform, siteName, ports: applicationPorts(platform) }),
    ...surveyEndpoints(platform),
    ...interviewEndpoints(platform),
    ...invitationEndpoints({ platform, siteName }),
    ...extendedFormEndpoints(platform, accountPorts),
    ...vacancyLetterEndpoints(platform, letterStoppers, remember),
    ...myAccountEndpoints(platform, personalDataOfRooms),
    ...fairEndpoints(platform, remember),
    ...newsEndpoints(platform),
    ...pageEndpoints(platform),
    ...homeEndpoints(platform, homePorts(db)),
  ];
  return { identify: createIdentify(platform), endpoints };
}

/** The desk's calls, and who makes them. */
export function createDesk(platform: Platform): { identify: Identify; endpoints: Endpoint[]; cookie: string } {
  const { settings, sealer } = platform;
  return {
    cookie: createStaffCookies(settings, sealer).names.session,
    identify: createIdentifyStaff(platform),
    endpoints: deskEndpoints({ platform, siteName: () => site.name }),
  };
}
