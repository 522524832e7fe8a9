import { m } from "#messages";
import { type Door, door } from "../../../contract/door.server.ts";
import { accept, notFound } from "../../../contract/reply.ts";
import type { Platform } from "../../../platform/platform.ts";
import { getCompany, listCompanies } from "./companies.calls.ts";
import {
  companyDetailsAnswer,
  companyDetailsRequest,
  companyListAnswer,
  companyListRequest,
} from "./company.schema.ts";
import { type OpenByCompany, readCompanies, readCompany } from "./read-companies.server.ts";

/** The doors of companies. What they show changes with vacancies too, because they count them. */
export function companyDoors({ database: { db } }: Pick<Platform, "database">, openByCompany: OpenByCompany): Door[] {
  return [
    door(getCompany, {
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
    door(listCompanies, {
      request: companyListRequest,
      answer: companyListAnswer,
      async handle(_, context) {
        context.shows("vacancies");
        return accept({ data: await readCompanies({ db, language: context.language, openByCompany }) });
      },
    }),
  ];
}
