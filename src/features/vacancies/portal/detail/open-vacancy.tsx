import { m } from "#messages";
import { site } from "../../../../contract/site.ts";
import { Page, Split, Sticky } from "../../../../ui/layout/layout.tsx";
import { Breadcrumbs } from "../../../../ui/navigation/breadcrumbs.tsx";
import { vacancyPath } from "../../vacancy-path.ts";
import { usePlace } from "../recent/use-place.ts";
import { ApplyPanel } from "./apply-panel.tsx";
import { AskedQuestions } from "./asked-questions.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { CompanyCard } from "./company-card.tsx";
import { Description } from "./description.tsx";
import type { OpenData } from "./load-detail.ts";
import styles from "./print.module.css";
import { RelatedJobs } from "./related-jobs.tsx";
import { Selection } from "./selection.tsx";
import { VacancyHead } from "./vacancy-head.tsx";

/** Leaves a part of the page to the screen: what one presses is of no use on paper. */
const onScreenOnly = styles.screen;

/** On paper, where the vacancy is found; its being there also says that the page may be printed alone. */
function PrintedAddress({ address }: { readonly address: string }) {
  return (
    <p className={styles.address}>
      {site.name} · {address}
    </p>
  );
}

/** A vacancy one may apply to: what it is on the left, applying on the right; on phones a bar below. */
export function OpenVacancy({ data }: { readonly data: OpenData }) {
  const { vacancy, company, related, today } = data;
  usePlace("vacancy", vacancy.title, vacancyPath(vacancy.id, vacancy.title));
  return (
    <Page>
      <Breadcrumbs
        label={m.vacancies_detail_crumbs()}
        trail={[
          { text: m.vacancies_detail_home(), to: "/" },
          { text: m.vacancies_list_title(), to: "/lowongan" },
        ]}
        current={vacancy.title}
      />
      <Split gap={48}>
        <article>
          <VacancyHead vacancy={vacancy} today={today} />
          <Description vacancy={vacancy} />
          <AskedQuestions questions={vacancy.questions} />
          <div className={onScreenOnly}>
            <Selection phases={vacancy.selection} />
          </div>
          <CompanyCard vacancy={vacancy} company={company} />
        </article>
        <Sticky>
          <ApplyPanel data={data} />
        </Sticky>
      </Split>
      <PrintedAddress address={data.address} />
      <div className={onScreenOnly}>
        <RelatedJobs related={related} today={today} />
        <BottomBar data={data} />
      </div>
    </Page>
  );
}
