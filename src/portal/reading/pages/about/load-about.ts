import { need, type PageRequest } from "../../../../contract/page.ts";
import { listCompanies } from "../../../finding/companies/companies.calls.ts";
import { getAboutPage } from "../pages.calls.ts";

/** Companies as tiles; a group with more shows those that have most vacancies. */
const TILES = 24;

/** About us (R18, V13): what the group says of itself, and its companies. */
export async function load({ api, url, language }: PageRequest<object>) {
  const path = { lang: language };
  const [page, companies] = await Promise.all([api.send(getAboutPage, { path }), api.send(listCompanies, { path })]);
  return { page: need(page, url).data, companies: need(companies, url).data.slice(0, TILES) };
}
