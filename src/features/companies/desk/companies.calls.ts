import { smallBody } from "../../../contract/body-limits.ts";
import { defineDeskCall } from "../../../contract/call.ts";
import type { CompanySettings } from "../settings/company-settings.ts";

/** A company as lists and choices name it. */
export interface CompanyName {
  id: number;
  name: string;
}

export type CompanyAnswer = CompanyName & CompanySettings;

export const listCompanies = defineDeskCall<object, { data: CompanyName[] }>()({
  method: "GET",
  path: "staff/companies",
  needs: "company-settings.read",
  who: "staff",
});

export const getCompany = defineDeskCall<{ path: { id: number } }, CompanyAnswer>()({
  method: "GET",
  path: "staff/companies/{id}",
  needs: "company-settings.read",
  who: "staff",
});

type SettingsBody = { [Name in Exclude<keyof CompanySettings, "version">]?: CompanySettings[Name] | undefined };

export const changeCompany = defineDeskCall<{ path: { id: number }; body: SettingsBody }, CompanyAnswer>()({
  method: "PATCH",
  path: "staff/companies/{id}",
  needs: "company-settings.edit",
  who: "staff",
  limits: smallBody,
  needsProof: ["retentionMonths", "requiresReview"],
  versioned: true,
});
