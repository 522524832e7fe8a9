import type { Door } from "../contract/door.server.ts";
import type { Identify } from "../contract/identify.ts";
import { accountDoors } from "../features/accounts/accounts.api.server.ts";
import { createIdentify } from "../features/accounts/session/identify.server.ts";
import { agendaDoors } from "../features/agenda/agenda.api.server.ts";
import { eventChoices } from "../features/agenda/agenda.server.ts";
import { comingEvents } from "../features/agenda/read/coming-events.server.ts";
import { untilNextChange } from "../features/agenda/read/read-events.server.ts";
import { applicationDoors } from "../features/applications/applications.api.server.ts";
import {
  type ApplicationPorts,
  appliedVacancies,
  usualReplyDays,
} from "../features/applications/applications.server.ts";
import { companyDoors } from "../features/companies/companies.api.server.ts";
import { companyChoices } from "../features/companies/companies.server.ts";
import { fairDoors } from "../features/content/fair/fair.api.server.ts";
import { type HomePorts, homeDoors } from "../features/content/home/home.api.server.ts";
import { newsDoors } from "../features/content/news/news.api.server.ts";
import { pageDoors } from "../features/content/pages/pages.api.server.ts";
import { programsInShort } from "../features/content/pages/programs-in-short.server.ts";
import { extendedFormDoors } from "../features/extended-form/extended-form.api.server.ts";
import { sentForms } from "../features/extended-form/extended-form.server.ts";
import { helpCentreDoors } from "../features/help-centre/help-centre.api.server.ts";
import { interviewDoors } from "../features/interviews/interviews.api.server.ts";
import { isStarDraft, starForms } from "../features/interviews/interviews.server.ts";
import { invitationDoors } from "../features/invitations/invitations.api.server.ts";
import { createStandingInvitations } from "../features/invitations/invitations.server.ts";
import { letterDoors } from "../features/letters/letters.api.server.ts";
import { masterDataDoors } from "../features/master-data/master-data.api.server.ts";
import { myAccountDoors } from "../features/my-account/my-account.api.server.ts";
import { resumeDoors } from "../features/resumes/resumes.api.server.ts";
import { createResumePort, matchProfileOf, resumeState } from "../features/resumes/resumes.server.ts";
import { surveyDoors } from "../features/surveys/surveys.api.server.ts";
import { offerSurvey, surveyAbout } from "../features/surveys/surveys.server.ts";
import { vacancyDoors } from "../features/vacancies/vacancies.api.server.ts";
import { openByCompany, type VacancyPorts } from "../features/vacancies/vacancies.server.ts";
import type { Db } from "../platform/database/database.ts";
import type { Platform } from "../platform/platform.ts";
import { createRemember } from "../platform/remember/remember.ts";
import { site } from "../shell/site.ts";
import { heldByRooms } from "./held.ts";

function vacancyPorts(db: Db): VacancyPorts {
  return {
    matchProfileOf: (applicantId) => matchProfileOf(db, applicantId),
    appliedVacancies: (applicantId, vacancyIds) => appliedVacancies(db, applicantId, vacancyIds),
    resumeStateOf: (applicantId) => resumeState(db, applicantId),
    replyDaysOf: (companyId) => usualReplyDays(db, companyId, new Date()),
  };
}

function homePorts(db: Db): HomePorts {
  return {
    appliedVacancies: (applicantId, ids) => appliedVacancies(db, applicantId, ids),
    async programs(language, visit) {
      visit.shows("page:programs");
      return programsInShort(db, language);
    },
    async comingEvents(language, visit, most) {
      await untilNextChange(db, visit);
      return comingEvents(db, language, most);
    },
  };
}

/** What applying and its history need of surveys, interviews, extended forms and invitations. */
export function applicationPorts({ sealer }: Pick<Platform, "sealer">): ApplicationPorts {
  return { offerSurvey, surveyAbout, starForms, sentForms, standingInvitations: createStandingInvitations(sealer) };
}

/** Every feature's doors; what an earlier one needs of a later one is handed in here. */
export function createDoors(platform: Platform): { identify: Identify; doors: Door[] } {
  const { db } = platform.database;
  const siteName = () => site.name;
  const accountPorts = { resume: createResumePort(platform), siteName };
  const remember = createRemember(platform.database);
  const doors = [
    ...masterDataDoors(platform, { branches: companyChoices, events: eventChoices }),
    ...accountDoors(platform, accountPorts),
    ...helpCentreDoors(platform),
    ...letterDoors(platform),
    ...agendaDoors({ platform, siteName }),
    ...companyDoors(platform, openByCompany),
    ...vacancyDoors(platform, vacancyPorts(db), remember),
    ...resumeDoors(platform, (applicantId, name) => isStarDraft(db, applicantId, name)),
    ...applicationDoors({ platform, siteName, ports: applicationPorts(platform) }),
    ...surveyDoors(platform),
    ...interviewDoors(platform),
    ...invitationDoors({ platform, siteName }),
    ...extendedFormDoors(platform, accountPorts),
    ...myAccountDoors(platform, heldByRooms),
    ...fairDoors(platform, remember),
    ...newsDoors(platform),
    ...pageDoors(platform),
    ...homeDoors(platform, homePorts(db)),
  ];
  return { identify: createIdentify(platform), doors };
}
