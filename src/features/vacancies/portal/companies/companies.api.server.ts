import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { pathLanguage } from "../../../../contract/path.schema.ts";
import { accept, notFound } from "../../../../contract/reply.ts";
import { type Remember, readAlways } from "../../../../platform/cache/remember.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { dyes, patterns } from "../../../../ui/patterns/company-mark.ts";
import { allCompanies, type CompanyMarkRow } from "../../../companies/company.queries.server.ts";
import { getCompany, listCompanies } from "./companies.calls.ts";
import { type OpenByCompany, readCompanies, readCompany } from "./read-companies.server.ts";

/** A company as lists show it. Without a `logoUrl` its mark is drawn from name, dye and pattern. */
export const companyItem = z.object({
  branchId: z.number(),
  name: z.string(),
  /** Empty when not known. */
  industry: z.string(),
  logoUrl: z.string().nullable(),
  /** Our addition, as `pattern`. */
  dye: z.enum(dyes),
  pattern: z.enum(patterns),
  openVacancies: z.number(),
});

/** A company as its page shows it; `description` is sanitised HTML, `summary` one plain sentence (our addition). */
export const companyDetail = companyItem.extend({
  summary: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  address: z.string(),
  website: z.string().nullable(),
});

export const companyDetailsRequest = z.object({
  path: z.object({ lang: pathLanguage }),
  body: z.object({ BranchID: z.int() }),
});
export const companyDetailsAnswer = z.object({ data: companyDetail });

export const companyListRequest = z.object({ path: z.object({ lang: pathLanguage }) });
export const companyListAnswer = z.object({ data: z.array(companyItem) });

/** The endpoints of companies. What they show changes with vacancies too, because they count them. */
export function companyEndpoints(
  { database: { db } }: Pick<Platform, "database">,
  openByCompany: OpenByCompany,
  remember: Remember = readAlways,
): Endpoint[] {
  const known = remember<readonly CompanyMarkRow[]>("vacancies");
  const all = () => known.get("all", () => allCompanies(db));
  return [
    endpoint(getCompany, {
      request: companyDetailsRequest,
      answer: companyDetailsAnswer,
      async handle({ body }, context) {
        const { language } = context;
        const company = await readCompany({ db, language, openByCompany }, body.BranchID);
        if (company === null) return notFound(m.contract_not_found({}, { locale: language }));
        context.shows(`company:${company.branchId}`);
        context.shows("vacancies");
        return accept({ data: company });
      },
    }),
    endpoint(listCompanies, {
      request: companyListRequest,
      answer: companyListAnswer,
      async handle(_, context) {
        context.shows("vacancies");
        return accept({ data: await readCompanies({ db, language: context.language, openByCompany }, await all()) });
      },
    }),
  ];
}
