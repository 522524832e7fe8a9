import type { Endpoint } from "../contract/endpoint.server.ts";
import type { Identify } from "../contract/identify.ts";
import { site } from "../contract/site.ts";
import { createIdentifyStaff } from "../desk/account/identify-staff.server.ts";
import { createStaffCookies } from "../desk/account/staff-cookies.server.ts";
import { deskEndpoints } from "../desk/desk.api.server.ts";
import { eventChoices } from "../domain/agenda/agenda.server.ts";
import { stopAlerts } from "../domain/alerts/alerts.server.ts";
import { appliedVacancies } from "../domain/applications/application.queries.server.ts";
import type { ApplicationPorts } from "../domain/applications/ports.server.ts";
import { usualPhaseDays } from "../domain/applications/reply-times/usual-phase-days.server.ts";
import { usualReplyDays } from "../domain/applications/reply-times/usual-reply-days.server.ts";
import { formRequests } from "../domain/extended-forms/give/form-requests.server.ts";
import { starForms } from "../domain/interviews/ask/star-forms.server.ts";
import { createStandingInvitations } from "../domain/invitations/read/standing-invitations.server.ts";
import { rememberLists } from "../domain/master-data/master-data.queries.server.ts";
import { companyChoices } from "../domain/organisation/organisation.server.ts";
import { matchProfileOf } from "../domain/resumes/read/match-profile.server.ts";
import { stopSuggestions } from "../domain/suggestions/stop-suggestions.server.ts";
import { offerSurvey } from "../domain/surveys/offer/offer-survey.server.ts";
import { surveyAbout } from "../domain/surveys/offer/waiting-survey.server.ts";
import type { VacancyPorts } from "../domain/vacancies/ports.ts";
import { openByCompany } from "../domain/vacancies/search/open-counts.queries.server.ts";
import type { Db } from "../platform/database/database.ts";
import type { Platform } from "../platform/platform.ts";
import { createRemember } from "../platform/remember/remember.ts";
import { accountEndpoints } from "../portal/account/accounts.api.server.ts";
import { createIdentify } from "../portal/account/session/identify.server.ts";
import { alertEndpoints } from "../portal/alerts/alerts.api.server.ts";
import { extendedFormEndpoints } from "../portal/extended-form/extended-form.api.server.ts";
import { companyEndpoints } from "../portal/finding/companies/companies.api.server.ts";
import { previewEndpoint } from "../portal/finding/preview/preview.api.server.ts";
import { vacancyEndpoints } from "../portal/finding/vacancies.api.server.ts";
import { masterDataEndpoints } from "../portal/lists/master-data.api.server.ts";
import { myAccountEndpoints } from "../portal/my-account/my-account.api.server.ts";
import { applicationEndpoints } from "../portal/my-applications/applications.api.server.ts";
import { invitationEndpoints } from "../portal/my-applications/invitation/invitations.api.server.ts";
import { interviewEndpoints } from "../portal/my-applications/star-form/interviews.api.server.ts";
import { surveyEndpoints } from "../portal/my-applications/survey/surveys.api.server.ts";
import { agendaEndpoints } from "../portal/reading/agenda/agenda.api.server.ts";
import { comingEvents } from "../portal/reading/agenda/read/coming-events.server.ts";
import { untilNextChange } from "../portal/reading/agenda/read/read-events.server.ts";
import { fairEndpoints } from "../portal/reading/fair/fair.api.server.ts";
import { helpCentreEndpoints } from "../portal/reading/help/help-centre.api.server.ts";
import { type HomePorts, homeEndpoints } from "../portal/reading/home/home.api.server.ts";
import { letterEndpoints } from "../portal/reading/letters/letters.api.server.ts";
import { newsEndpoints } from "../portal/reading/news/news.api.server.ts";
import { pageEndpoints } from "../portal/reading/pages/pages.api.server.ts";
import { programsInShort } from "../portal/reading/pages/programs-in-short.server.ts";
import { resumeState } from "../portal/resume/read/resume-state.server.ts";
import { resumeEndpoints } from "../portal/resume/resumes.api.server.ts";
import { createResumePort } from "../portal/resume/sign-up/resume-port.server.ts";
import { vacancyLetterEndpoints } from "../portal/vacancy-letters/vacancy-letters.api.server.ts";
import { draftKinds } from "./draft-kinds.ts";
import { personalDataOfRooms } from "./personal-data.ts";

/** What the vacancy list needs of applications, resumes and reply times. */
export function vacancyPorts(db: Db): VacancyPorts {
  return {
    matchProfileOf: (applicantId) => matchProfileOf(db, applicantId),
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

/** Every room's endpoints; what an earlier one needs of a later one is handed in here. */
export function createEndpoints(platform: Platform): { identify: Identify; endpoints: Endpoint[] } {
  const { db } = platform.database;
  const siteName = () => site.name;
  const accountPorts = { resume: createResumePort(platform), siteName };
  const remember = createRemember(platform.changes);
  rememberLists(db, remember);
  const endpoints = [
    ...masterDataEndpoints(platform, { branches: companyChoices, events: eventChoices }),
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
    ...vacancyLetterEndpoints(platform, { suggestions: stopSuggestions, alerts: stopAlerts }, remember),
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
