import { m } from "#messages";
import { counted, numberText } from "../../../i18n/formats.ts";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { MoreLink } from "../../../ui/actions/more-link.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { SectionHead } from "../../../ui/layout/heads.tsx";
import { Pagination } from "../../../ui/navigation/pagination.tsx";
import { CardGrid } from "../../vacancies/portal/card/card-grid.tsx";
import { everything, listPath } from "../../vacancies/portal/list/list-state.ts";
import { lastPage } from "../../vacancies/vacancy.ts";
import { companyPath } from "../../vacancies/vacancy-path.ts";
import styles from "./company-vacancies.module.css";
import type { CompanyData } from "./load-company.ts";

export const vacanciesId = "vacancies";

/** The company's open vacancies, twelve a page. */
export function CompanyVacancies({ data: { company, cards, total, page, today } }: { readonly data: CompanyData }) {
  const { branchId, name } = company;
  if (total === 0) return <NoVacancies company={name} />;
  return (
    <section id={vacanciesId} className={styles.vacancies}>
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
    <section id={vacanciesId} className={styles.vacancies}>
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
