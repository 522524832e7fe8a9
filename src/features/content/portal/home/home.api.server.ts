import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { accept } from "../../../../contract/reply.ts";
import type { RequestContext } from "../../../../contract/request-context.ts";
import type { Language } from "../../../../i18n/language.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { allCompanies } from "../../../companies/company.queries.server.ts";
import { readCompanies } from "../../../vacancies/portal/companies/read-companies.server.ts";
import { newestVacancies } from "../../../vacancies/portal/finding.server.ts";
import type { AppliedVacancies } from "../../../vacancies/ports.ts";
import { openByCompany } from "../../../vacancies/search/open-counts.queries.server.ts";
import { readNewestNews } from "../news/read-news.server.ts";
import { getHome, type HomeAnswer } from "./home.calls.ts";
import { homeAnswer, homeRequest } from "./home.schema.ts";

const mostVacancies = 6;
const mostNews = 3;
const mostEvents = 3;

/** What the home page shows of other rooms. */
export interface HomePorts {
  /** Which of these vacancies an applicant has applied to. */
  appliedVacancies?: AppliedVacancies;
  /** The programmes, in their order; says which tag a change of them tells. */
  programs?: (language: Language, context: RequestContext) => Promise<HomeAnswer["programs"]>;
  /** The next events; says when that changes. */
  comingEvents?: (language: Language, context: RequestContext, most: number) => Promise<HomeAnswer["events"]>;
}

function banner(language: Language): HomeAnswer["banner"] {
  const locale = { locale: language };
  return { title: m.home_title({}, locale), description: m.home_free({}, locale), imageUrl: null };
}

/** The endpoint of the home page. */
export function homeEndpoints({ database: { db } }: Pick<Platform, "database">, ports: HomePorts = {}): Endpoint[] {
  return [
    endpoint(getHome, {
      request: homeRequest,
      answer: homeAnswer,
      async handle(_, context) {
        const { language, identity } = context;
        const applicantId = identity.kind === "applicant" ? identity.applicantId : null;
        context.shows("vacancies");
        context.shows("news");
        const reader = { db, language, applicantId, appliedVacancies: ports.appliedVacancies };
        const [newest, companies, news, programs, events] = await Promise.all([
          newestVacancies(reader, mostVacancies),
          allCompanies(db).then((all) => readCompanies({ db, language, openByCompany }, all)),
          readNewestNews(db, language, mostNews),
          ports.programs?.(language, context) ?? [],
          ports.comingEvents?.(language, context, mostEvents) ?? [],
        ]);
        const statistics = { openVacancies: newest.total, companies: companies.length };
        const latestVacancies = newest.items;
        return accept({
          data: { banner: banner(language), statistics, programs, latestVacancies, companies, news, events },
        });
      },
    }),
  ];
}
