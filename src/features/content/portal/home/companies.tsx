import { Link } from "react-router";
import { m } from "#messages";
import { counted } from "../../../../i18n/formats.ts";
import { MoreLink } from "../../../../ui/actions/more-link.tsx";
import { SectionHead } from "../../../../ui/layout/heads.tsx";
import { Container, Section } from "../../../../ui/layout/layout.tsx";
import { CompanyLogo } from "../../../../ui/patterns/company-logo.tsx";
import { Cover } from "../../../../ui/patterns/cover.tsx";
import type { CompanyItem } from "../../../vacancies/portal/companies/companies.calls.ts";
import { companyPath } from "../../../vacancies/vacancy-path.ts";
import styles from "./companies.module.css";
import type { HomeData } from "./load-home.ts";
import programsStyles from "./programs.module.css";

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

/** Dye and weave by place, so that neighbours differ. */
const looks = [
  { dye: "mengkudu", pattern: "kawung" },
  { dye: "daun", pattern: "tenun" },
  { dye: "soga", pattern: "parang" },
] as const;

/** Guided ways in: the first one large, two beside it; on phones a row to swipe. */
export function Programs({ programs }: Pick<HomeData, "programs">) {
  if (programs.length === 0) return null;
  return (
    <Section>
      <Container>
        <SectionHead title={m.home_programs()} note={m.home_programs_note()}>
          <MoreLink to="/program-kami">{m.home_programs_all()}</MoreLink>
        </SectionHead>
        <ul className={programsStyles.programs}>
          {programs.map(({ id, title, summary, to }, place) => (
            <li key={id} className={programsStyles.program}>
              <Cover name={id} {...looks[place % looks.length]} className={programsStyles.cover} />
              <div className={programsStyles.words}>
                <h3>
                  <Link to={to}>{title}</Link>
                </h3>
                <p>{summary}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
