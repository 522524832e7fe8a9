import { data } from "react-router";
import type { PageRequest } from "../../../../contract/page.ts";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { needed } from "../../../desk-base/desk-page.ts";
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
import { queryIn } from "./list-address.ts";

export interface ApplicantsData {
  query: ListQuery;
  /** The vacancy whose applicants they are; null on the page of all. */
  vacancyId: number | null;
  list: ApplicantList;
  tabs: ApplicantTabs;
  facets: ApplicantFacets;
  views: SavedViews;
  today: string;
}

/** The table of applications, of one vacancy or of all. */
export async function loadApplicants(
  { api, url, now }: PageRequest<unknown>,
  vacancyId: number | null,
): Promise<ApplicantsData> {
  const query = queryIn(url, vacancyId);
  const [list, tabs, facets, views] = await Promise.all([
    api.send(listApplicantsCall, { query }),
    api.send(applicantTabsCall, { query }),
    api.send(applicantFacetsCall, { query }),
    api.send(listViewsCall, {}),
  ]);
  const told = needed(tabs);
  if (vacancyId !== null && told.vacancy === null) throw data({ code: "not-found" }, { status: 404 });
  const answers = { list: needed(list), tabs: told, facets: needed(facets).data, views: needed(views).data };
  return { query, vacancyId, ...answers, today: jakartaDay(now) };
}
