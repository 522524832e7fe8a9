import { Link } from "react-router";
import { m } from "#messages";
import { counted } from "../../../../i18n/formats.ts";
import { SectionHead } from "../../../../ui/layout/heads.tsx";
import { Container, Section } from "../../../../ui/layout/layout.tsx";
import { CompanyLogo } from "../../../../ui/patterns/company-logo.tsx";
import type { CompanyItem } from "../../../vacancies/portal/companies/companies.calls.ts";
import { companyPath } from "../../../vacancies/vacancy-path.ts";
import styles from "./companies.module.css";

interface CompaniesProps {
  readonly companies: readonly CompanyItem[];
  readonly title: string;
  readonly note?: string;
}

/** The group's companies as tiles, those with most vacancies first. */
export function Companies({ companies, title, note }: CompaniesProps) {
  if (companies.length === 0) return null;
  return (
    <Section>
      <Container>
        <SectionHead title={title} note={note} />
        <ul className={styles.tiles}>
          {companies.map((company) => (
            <Tile key={company.branchId} company={company} />
          ))}
        </ul>
      </Container>
    </Section>
  );
}

function Tile({
  company: { branchId, name, industry, logoUrl, dye, pattern, openVacancies },
}: {
  readonly company: CompanyItem;
}) {
  return (
    <li>
      <Link to={companyPath(branchId)} className={styles.tile}>
        <CompanyLogo name={name} src={logoUrl ?? undefined} dye={dye} pattern={pattern} />
        <span>
          <b>{name}</b>
          <small>{industry}</small>
        </span>
        {openVacancies > 0 && <span className={styles.count}>{m.home_company_jobs(counted(openVacancies))}</span>}
      </Link>
    </li>
  );
}
