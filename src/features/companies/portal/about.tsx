import { m } from "#messages";
import { numberText } from "../../../i18n/formats.ts";
import { Card } from "../../../ui/display/card.tsx";
import { FactList } from "../../../ui/display/fact-list.tsx";
import { HtmlProse } from "../../../ui/layout/html-prose.tsx";
import { Split } from "../../../ui/layout/layout.tsx";
import { Text } from "../../../ui/layout/text.tsx";
import styles from "./about.module.css";
import type { CompanyData } from "./load-company.ts";

type Company = CompanyData["company"];

/** What the company does, in its own words, and where it is. */
export function About({ company }: { readonly company: Company }) {
  return (
    <Split gap={48} className={styles.about}>
      <section className={styles.words}>
        <Text as="h2" look="h2">
          {m.vacancies_company_about()}
        </Text>
        {company.summary !== "" && <Text look="lead">{company.summary}</Text>}
        {company.description !== "" && <HtmlProse html={company.description} className={styles.story} />}
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
      value: website && <a href={website}>{hostOf(website)}</a>,
    } as const,
    { icon: "briefcase-2", label: m.vacancies_company_jobs(), value: numberText(openVacancies) } as const,
  ];
  return all.filter(({ value }) => value !== "" && value !== null);
}

function hostOf(website: string): string {
  return URL.parse(website)?.host.replace(/^www\./, "") ?? website;
}
