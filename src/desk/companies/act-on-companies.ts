import { m } from "#messages";
import { formText } from "../../contract/form-text.ts";
import type { PageAction, PageRequest } from "../../contract/page.ts";
import { idOf } from "../../contract/page-id.ts";
import type { Refused } from "../account/refusal.tsx";
import { needed } from "../shell/needed.ts";
import { type CompanyAnswer, type CompanyName, changeCompany, getCompany, listCompanies } from "./companies.calls.ts";

interface Params {
  id?: string | undefined;
}

export interface CompaniesData {
  companies: CompanyName[];
  /** Whose settings are shown; null until one is chosen. */
  chosen: CompanyAnswer | null;
}

/** The companies of whoever asks, and the settings of the one in the address. */
export async function load({ api, params }: PageRequest<Params>): Promise<CompaniesData> {
  const id = params.id === undefined ? null : idOf(params.id);
  const { data: companies } = needed(await api.send(listCompanies, {}));
  return { companies, chosen: id === null ? null : needed(await api.send(getCompany, { path: { id } })) };
}

export type CompanyOutcome = { status: "saved" } | ({ status: "refused" } & Refused);

/** Saves how a company recruits. */
export async function act({ api, form, params }: PageAction<Params>): Promise<CompanyOutcome> {
  const body = {
    requiresReview: form.has("requiresReview"),
    blindByDefault: form.has("blindByDefault"),
    retentionMonths: Number(formText(form, "retentionMonths")),
  };
  const ifMatch = Number(formText(form, "version"));
  const sent = await api.send(changeCompany, { path: { id: idOf(params.id ?? "") }, body }, { ifMatch });
  if (sent.status === "accepted") return { status: "saved" };
  const message = sent.code === "version-conflict" ? m.desk_companies_stale() : sent.message;
  return { status: "refused", message, errors: sent.errors };
}
