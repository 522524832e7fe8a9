import { leadToOwnAddress, need, type PageRequest } from "../../../contract/page.ts";
import { pageAddress, siteRoot } from "../../../contract/page-address.ts";
import { idOf } from "../../../contract/page-meta.ts";
import { picturePath } from "../../../contract/share-picture.ts";
import { jakartaDay } from "../../../i18n/calendar.ts";
import { cardData } from "../../vacancies/portal/card-data.ts";
import { getCompany } from "../../vacancies/portal/companies/companies.calls.ts";
import { companyLogo, companyPicture } from "../../vacancies/portal/companies/company-picture.ts";
import { everything, parseListState } from "../../vacancies/portal/list/list-state.ts";
import { listRequest } from "../../vacancies/portal/list/load-list.ts";
import { listVacancies } from "../../vacancies/portal/vacancies.calls.ts";
import { companyPath } from "../../vacancies/vacancy-path.ts";

/** A company and one page of its open vacancies (R24, V11). */
export async function load({ api, params, url, language, now, origin }: PageRequest<{ id: string }>) {
  const id = idOf(params.id);
  leadToOwnAddress(url, [companyPath(id)]);
  const { page } = parseListState(url.searchParams);
  const state = { ...everything, companies: [id], page };
  const [company, list] = await Promise.all([
    api.send(getCompany, { path: { lang: language }, body: { BranchID: id } }),
    api.send(listVacancies, listRequest(state, language)),
  ]);
  const { vacancies } = need(list, url);
  const found = need(company, url).data;
  const root = siteRoot(origin);
  const logo = companyLogo(found.name, { dye: found.dye, pattern: found.pattern });
  return {
    company: found,
    cards: vacancies.data.map(cardData),
    total: vacancies.totalRows,
    page,
    today: jakartaDay(now),
    canonicalPath: page > 1 ? `${companyPath(id)}?page=${page}` : companyPath(id),
    picturePath: picturePath("company", id, companyPicture(found), language),
    languageAddress: pageAddress(root, companyPath(id), language),
    logoAddress: root + picturePath("logo", id, logo, "id"),
  };
}

export type CompanyData = Awaited<ReturnType<typeof load>>;
