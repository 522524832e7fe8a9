import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { pathLanguage } from "../../../../contract/path.schema.ts";
import { accept } from "../../../../contract/reply.ts";
import type { RequestContext } from "../../../../contract/request-context.ts";
import type { Language } from "../../../../i18n/language.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { eventItem } from "../../../agenda/portal/agenda.schema.ts";
import { allCompanies } from "../../../companies/company.queries.server.ts";
import { companyItem } from "../../../vacancies/portal/companies/companies.api.server.ts";
import { readCompanies } from "../../../vacancies/portal/companies/read-companies.server.ts";
import { newestVacancies } from "../../../vacancies/portal/finding.server.ts";
import { vacancyItem } from "../../../vacancies/portal/vacancy.schema.ts";
import type { AppliedVacancies } from "../../../vacancies/ports.ts";
import { openByCompany } from "../../../vacancies/search/open-table.queries.server.ts";
import { getHome, type HomeAnswer } from "../content.calls.ts";
import { newsItem } from "../news/news.api.server.ts";
import { readNewestNews } from "../news/read-news.server.ts";

const mostVacancies = 6;
const mostNews = 3;
const mostEvents = 3;

/** Data of other features on the home page. */
export interface HomePorts {
  /** Which of these vacancies an applicant has applied to. */
  appliedVacancies?: AppliedVacancies;
  /** The programmes, in their order, with the tag that their changes notify. */
  programs?: (language: Language, context: RequestContext) => Promise<HomeAnswer["programs"]>;
  /** The next events; says when that changes. */
  comingEvents?: (language: Language, context: RequestContext, most: number) => Promise<HomeAnswer["events"]>;
}

function banner(language: Language): HomeAnswer["banner"] {
  const locale = { locale: language };
  return { title: m.home_title({}, locale), description: m.home_free({}, locale), imageUrl: null };
}

/** A programme's summary; `url` is a path of this site or an address. */
const program = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  imageUrl: z.string().nullable(),
  url: z.string(),
});

/** An event in short; `url` is its page, our addition. */
const event = eventItem.extend({ url: z.string() });

export const homeRequest = z.object({ path: z.object({ lang: pathLanguage }) });
export const homeAnswer = z.object({
  data: z.object({
    banner: z.object({ title: z.string(), description: z.string(), imageUrl: z.string().nullable() }),
    statistics: z.object({ openVacancies: z.number(), companies: z.number() }),
    programs: z.array(program),
    latestVacancies: z.array(vacancyItem),
    companies: z.array(companyItem),
    news: z.array(newsItem),
    events: z.array(event),
  }),
});

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
