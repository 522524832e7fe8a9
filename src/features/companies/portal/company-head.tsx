import { useLocation } from "react-router";
import { m } from "#messages";
import { counted } from "../../../i18n/formats.ts";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { CompanyLogo } from "../../../ui/patterns/company-logo.tsx";
import styles from "./company-head.module.css";
import { vacanciesId } from "./company-vacancies.tsx";
import type { CompanyData } from "./load-company.ts";

/** Mark, name and industry over the cover's edge, and the way to the vacancies. */
export function CompanyHead({ data: { company, total } }: { readonly data: CompanyData }) {
  const { search } = useLocation();
  return (
    <header className={styles.head}>
      <CompanyLogo
        name={company.name}
        src={company.logoUrl ?? undefined}
        dye={company.dye}
        pattern={company.pattern}
        className={styles.logo}
      />
      <div className={styles.words}>
        <h1 tabIndex={-1}>{company.name}</h1>
        {company.industry !== "" && <p>{company.industry}</p>}
      </div>
      {total > 0 && <ButtonLink to={`${search}#${vacanciesId}`}>{m.vacancies_company_see(counted(total))}</ButtonLink>}
    </header>
  );
}
