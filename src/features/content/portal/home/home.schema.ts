import { z } from "zod";
import { pathLanguage } from "../../../../contract/path.schema.ts";
import { eventItem } from "../../../agenda/portal/agenda.schema.ts";
import { companyItem } from "../../../vacancies/portal/companies/company.schema.ts";
import { vacancyItem } from "../../../vacancies/portal/vacancy.schema.ts";
import { newsItem } from "../news/news.schema.ts";

/** A programme in short; `url` is a path of ours or an address. */
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
