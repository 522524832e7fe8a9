import { data } from "react-router";
import { need, type PageRequest } from "../../../contract/page.ts";
import { jakartaDay } from "../../../i18n/calendar.ts";
import { getCompany } from "../../companies/companies.calls.ts";
import { cardData } from "../card/card-data.ts";
import { everything, parseListState } from "../list/list-state.ts";
import { listRequest } from "../list/load-list.ts";
import { listVacancies } from "../vacancies.calls.ts";
import { companyPath } from "../vacancy-path.ts";

/** A company and one page of its open vacancies (R24, V11). */
export async function load({ api, params, url, language, now }: PageRequest<{ id: string }>) {
  if (!/^\d{1,15}$/.test(params.id)) throw data({ code: "not-found" }, { status: 404 });
  const id = Number(params.id);
  const { page } = parseListState(url.searchParams);
  const state = { ...everything, companies: [id], page };
  const [company, list] = await Promise.all([
    api.send(getCompany, { path: { lang: language }, body: { BranchID: id } }),
    api.send(listVacancies, listRequest(state, language)),
  ]);
  const { vacancies } = need(list, url);
  return {
    company: need(company, url).data,
    cards: vacancies.data.map(cardData),
    total: vacancies.totalRows,
    page,
    today: jakartaDay(now),
    canonicalPath: page > 1 ? `${companyPath(id)}?page=${page}` : companyPath(id),
  };
}

export type CompanyData = Awaited<ReturnType<typeof load>>;
