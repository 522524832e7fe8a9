import { data } from "react-router";
import type { PageRequest } from "../../../../contract/page.ts";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { needed } from "../../../desk-base/desk-page.ts";
import type { FacetName } from "../../candidate.ts";
import {
  type ApplicantFacets,
  type ApplicantList,
  type ApplicantTabs,
  applicantFacetsCall,
  applicantTabsCall,
  listApplicantsCall,
} from "../applicants.calls.ts";
import type { ListQuery } from "../applicants.schema.ts";
import { listViewsCall, type SavedViews } from "../views/views.calls.ts";
import { columnsIn, queryIn } from "./list-address.ts";

export interface ApplicantsData {
  query: ListQuery;
  /** The columns that the address asks for. */
  chosen: string[];
  /** The vacancy whose applicants they are; null on the page of all. */
  vacancyId: number | null;
  list: ApplicantList;
  tabs: ApplicantTabs;
  facets: ApplicantFacets;
  views: SavedViews;
  today: string;
}

/** What all applications of one vacancy have in common. */
const sameInVacancy: FacetName[] = ["vacancyId", "companyId", "ownerId"];

/** The table of applications, of one vacancy or of all. */
export async function loadApplicants(
  { api, url, now }: PageRequest<unknown>,
  vacancyId: number | null,
): Promise<ApplicantsData> {
  const query = queryIn(url, vacancyId);
  const [list, tabs, facets, views] = await Promise.all([
    api.send(listApplicantsCall, { query }),
    api.send(applicantTabsCall, { query }),
    api.send(applicantFacetsCall, { query: { ...query, without: vacancyId === null ? [] : sameInVacancy } }),
    api.send(listViewsCall, {}),
  ]);
  const counts = needed(tabs);
  if (vacancyId !== null && counts.vacancy === null) throw data({ code: "not-found" }, { status: 404 });
  const answers = { list: needed(list), tabs: counts, facets: needed(facets).data, views: needed(views).data };
  return { query, chosen: columnsIn(url), vacancyId, ...answers, today: jakartaDay(now) };
}
