import { m } from "#messages";
import { counted } from "../../../../i18n/formats.ts";
import { MoreLink } from "../../../../ui/actions/more-link.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { CompanyLogo } from "../../../../ui/patterns/company-logo.tsx";
import { companyPath } from "../../vacancy-path.ts";
import styles from "./company-card.module.css";
import type { OpenData } from "./load-detail.ts";

/** Whose vacancy it is, in a sentence, and what else the company offers. */
export function CompanyCard({ vacancy, company }: Pick<OpenData, "vacancy" | "company">) {
  return (
    <Card className={styles.card}>
      <CompanyLogo name={vacancy.company} src={vacancy.logoUrl ?? undefined} size={56} {...vacancy.mark} />
      <div className={styles.words}>
        <Text as="h2" look="h4">
          {vacancy.company}
        </Text>
        {company && company.summary !== "" && <Text tone="muted">{company.summary}</Text>}
        <MoreLink className={styles.more} to={companyPath(vacancy.companyId)}>
          {company && company.openVacancies > 1
            ? m.vacancies_detail_company_more(counted(company.openVacancies))
            : m.vacancies_detail_company_page()}
        </MoreLink>
      </div>
    </Card>
  );
}
