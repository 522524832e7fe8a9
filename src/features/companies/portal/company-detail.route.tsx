import { useLocation } from "react-router";
import type { Organization, WithContext } from "schema-dts";
import { m } from "#messages";
import { inBrowser, leadToOwnAddress, need, onServer, type PageRequest } from "../../../contract/page.ts";
import { pageAddress, siteRoot } from "../../../contract/page-address.ts";
import { getId, notForSearchEngines, pageMeta } from "../../../contract/page-meta.ts";
import { picturePath } from "../../../contract/share-picture.ts";
import { jakartaDay } from "../../../i18n/calendar.ts";
import { counted, numberText } from "../../../i18n/formats.ts";
import { ButtonLink } from "../../../ui/actions/button.tsx";
import { MoreLink } from "../../../ui/actions/more-link.tsx";
import { Card } from "../../../ui/display/card.tsx";
import { FactList } from "../../../ui/display/fact-list.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { SectionHead } from "../../../ui/layout/heads.tsx";
import { Container, Split } from "../../../ui/layout/layout.tsx";
import { HtmlProse, Text } from "../../../ui/layout/text.tsx";
import { Pagination } from "../../../ui/navigation/pagination.tsx";
import { CompanyLogo } from "../../../ui/patterns/company-logo.tsx";
import { Cover } from "../../../ui/patterns/cover.tsx";
import { cardData } from "../../vacancies/portal/card-data.ts";
import { CardGrid } from "../../vacancies/portal/card-grid.tsx";
import { getCompany } from "../../vacancies/portal/companies/companies.calls.ts";
import { everything, listPath, parseListState } from "../../vacancies/portal/list/list-state.ts";
import { listRequest } from "../../vacancies/portal/list/load-list.ts";
import { companyLogo, companyPicture } from "../../vacancies/portal/pictures.ts";
import { unlessSaved } from "../../vacancies/portal/save/saving.ts";
import { listVacancies } from "../../vacancies/portal/vacancies.calls.ts";
import { lastPage } from "../../vacancies/vacancy.ts";
import { companyPath } from "../../vacancies/vacancy-path.ts";
import type { Route } from "./+types/company-detail.route";
import aboutStyles from "./about.module.css";
import styles from "./company-detail.module.css";
import companyHeadStyles from "./company-head.module.css";
import companyVacanciesStyles from "./company-vacancies.module.css";

const vacanciesId = "vacancies";

/** The company's open vacancies, twelve a page. */
function CompanyVacancies({ data: { company, cards, total, page, today } }: { readonly data: CompanyData }) {
  const { branchId, name } = company;
  if (total === 0) return <NoVacancies company={name} />;
  return (
    <section id={vacanciesId} className={companyVacanciesStyles.vacancies}>
      <SectionHead title={m.vacancies_company_open({ company: name, ...counted(total) })}>
        <MoreLink to={listPath({ ...everything, companies: [branchId] })}>{m.vacancies_company_filter()}</MoreLink>
      </SectionHead>
      {cards.length === 0 ? (
        <PastTheEnd id={branchId} last={lastPage(total)} />
      ) : (
        <CardGrid vacancies={cards} today={today} narrow />
      )}
      <Pagination
        label={m.vacancies_list_pages()}
        previousLabel={m.vacancies_list_previous()}
        nextLabel={m.vacancies_list_next()}
        current={page}
        total={Math.max(lastPage(total), page)}
        to={(other) => pagePath(branchId, other)}
        pageLabel={(other) => m.vacancies_list_page({ page: numberText(other) })}
      />
    </section>
  );
}

function pagePath(id: number, page: number): string {
  return `${companyPath(id)}${page > 1 ? `?page=${page}` : ""}#${vacanciesId}`;
}

function NoVacancies({ company }: { readonly company: string }) {
  return (
    <section id={vacanciesId} className={companyVacanciesStyles.vacancies}>
      <StateScreen
        icon="briefcase-2"
        tone="warm"
        title={m.vacancies_company_none_title()}
        text={m.vacancies_company_none_text({ company })}
      >
        <ButtonLink to="/lowongan">{m.vacancies_company_none_action()}</ButtonLink>
      </StateScreen>
    </section>
  );
}

function PastTheEnd({ id, last }: { readonly id: number; readonly last: number }) {
  return (
    <StateScreen
      icon="file-text"
      tone="warm"
      title={m.vacancies_list_past_title()}
      level={3}
      text={m.vacancies_list_past_text({ page: last })}
    >
      <ButtonLink to={pagePath(id, last)}>{m.vacancies_list_past_last()}</ButtonLink>
    </StateScreen>
  );
}

/** A company as search engines read it: schema.org's Organization. */
function organization({ company, languageAddress, logoAddress }: CompanyData): WithContext<Organization> {
  const { name, summary, address, website } = company;
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name,
    url: languageAddress,
    logo: logoAddress,
    ...(summary === "" ? {} : { description: summary }),
    ...(address === "" ? {} : { address }),
    ...(website === null ? {} : { sameAs: website }),
  };
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = { needs: "company.read", hydrate: "deferred", isShared: true };
export const shouldRevalidate = unlessSaved;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name, industry, summary } = loaderData.company;
  const face = pageMeta(name, summary || m.vacancies_company_description({ company: name, industry }));
  const isPastTheEnd = loaderData.page > 1 && loaderData.cards.length === 0;
  return [...face, { "script:ld+json": organization(loaderData) }, ...(isPastTheEnd ? [notForSearchEngines] : [])];
}

export default function CompanyDetail({ loaderData }: Route.ComponentProps) {
  const { company } = loaderData;
  return (
    <>
      {company.imageUrl === null ? (
        <Cover name={company.name} dye={company.dye} pattern={company.pattern} className={styles.cover} />
      ) : (
        <img className={styles.cover} src={company.imageUrl} alt="" />
      )}
      <Container className={styles.page}>
        <CompanyHead data={loaderData} />
        <About company={company} />
        <CompanyVacancies data={loaderData} />
      </Container>
    </>
  );
}

/** Mark, name and industry over the cover's edge, and the way to the vacancies. */
function CompanyHead({ data: { company, total } }: { readonly data: CompanyData }) {
  const { search } = useLocation();
  return (
    <header className={companyHeadStyles.head}>
      <CompanyLogo
        name={company.name}
        src={company.logoUrl ?? undefined}
        dye={company.dye}
        pattern={company.pattern}
        className={companyHeadStyles.logo}
      />
      <div className={companyHeadStyles.words}>
        <h1 tabIndex={-1}>{company.name}</h1>
        {company.industry !== "" && <p>{company.industry}</p>}
      </div>
      {total > 0 && <ButtonLink to={`${search}#${vacanciesId}`}>{m.vacancies_company_see(counted(total))}</ButtonLink>}
    </header>
  );
}

type Company = CompanyData["company"];

/** The company's description and location. */
function About({ company }: { readonly company: Company }) {
  return (
    <Split gap={48} className={aboutStyles.about}>
      <section className={aboutStyles.words}>
        <Text as="h2" look="h2">
          {m.vacancies_company_about()}
        </Text>
        {company.summary !== "" && <Text look="lead">{company.summary}</Text>}
        {company.description !== "" && <HtmlProse html={company.description} className={aboutStyles.story} />}
      </section>
      <aside>
        <Card>
          <FactList facts={facts(company)} />
        </Card>
      </aside>
    </Split>
  );
}

function facts({ address, website, openVacancies }: Company) {
  const all = [
    { icon: "map-pin", label: m.vacancies_company_address(), value: address } as const,
    {
      icon: "world",
      label: m.vacancies_company_website(),
      value: website && <a href={website}>{getHost(website)}</a>,
    } as const,
    { icon: "briefcase-2", label: m.vacancies_company_jobs(), value: numberText(openVacancies) } as const,
  ];
  return all.filter(({ value }) => value !== "" && value !== null);
}

function getHost(website: string): string {
  return URL.parse(website)?.host.replace(/^www\./, "") ?? website;
}

/** A company and one page of its open vacancies (R24, V11). */
async function load({ api, params, url, language, now, origin }: PageRequest<{ id: string }>) {
  const id = getId(params.id);
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

type CompanyData = Awaited<ReturnType<typeof load>>;
