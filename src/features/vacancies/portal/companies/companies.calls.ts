import type { z } from "zod";
import { smallBody } from "../../../../contract/body-limits.ts";
import { defineCall } from "../../../../contract/call.ts";

type CompanySchema = typeof import("./companies.api.server.ts");
type Api = typeof import("./companies.api.server.ts");

export type CompanyItem = z.infer<CompanySchema["companyItem"]>;
export type CompanyDetail = z.infer<Api["companyDetail"]>;

/** One company; 404 when there is none with that id. */
export const getCompany = defineCall<z.infer<Api["companyDetailsRequest"]>, z.infer<Api["companyDetailsAnswer"]>>()({
  method: "POST",
  path: "company-details/{lang}",
  needs: "company.read",
  who: "guest",
  limits: smallBody,
});

/** Every company, those with most open vacancies first. */
export const listCompanies = defineCall<z.infer<Api["companyListRequest"]>, z.infer<Api["companyListAnswer"]>>()({
  method: "GET",
  path: "company-list/{lang}",
  needs: "company.read",
  who: "guest",
});
