import type { z } from "zod";
import { smallBody } from "../../../../contract/body-limits.ts";
import { defineCall } from "../../../../contract/call.ts";
import type {
  companyDetail,
  companyDetailsAnswer,
  companyDetailsRequest,
  companyItem,
  companyListAnswer,
  companyListRequest,
} from "./company.schema.ts";

export type CompanyItem = z.infer<typeof companyItem>;
export type CompanyDetail = z.infer<typeof companyDetail>;

/** One company; 404 when there is none with that id. */
export const getCompany = defineCall<z.infer<typeof companyDetailsRequest>, z.infer<typeof companyDetailsAnswer>>()({
  method: "POST",
  path: "company-details/{lang}",
  needs: "company.read",
  who: "guest",
  limits: smallBody,
});

/** Every company, those with most open vacancies first. */
export const listCompanies = defineCall<z.infer<typeof companyListRequest>, z.infer<typeof companyListAnswer>>()({
  method: "GET",
  path: "company-list/{lang}",
  needs: "company.read",
  who: "guest",
});
