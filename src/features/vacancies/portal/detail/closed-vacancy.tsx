import { m } from "#messages";
import { dateText } from "../../../../i18n/formats.ts";
import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { MoreLink } from "../../../../ui/actions/more-link.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { SectionHead } from "../../../../ui/layout/heads.tsx";
import { Page } from "../../../../ui/layout/layout.tsx";
import type { CardData } from "../card-data.ts";
import { CardGrid } from "../card-grid.tsx";
import type { ClosedData } from "./load-detail.ts";
import styles from "./related-jobs.module.css";

const relatedId = "related";

interface RelatedJobsProps {
  readonly related: readonly CardData[];
  readonly today: string;
}

/** At most four open vacancies like this one (V5). */
export function RelatedJobs({ related, today }: RelatedJobsProps) {
  if (related.length === 0) return null;
  return (
    <section id={relatedId} className={styles.related}>
      <SectionHead title={m.vacancies_detail_related()}>
        <MoreLink to="/lowongan">{m.vacancies_detail_all()}</MoreLink>
      </SectionHead>
      <CardGrid vacancies={related} today={today} narrow className={related.length === 4 ? styles.four : undefined} />
    </section>
  );
}

/** A vacancy that was there and has closed (V9): when, and what is still open. */
export function ClosedVacancy({
  data: { title, company, closes, related, today, alert },
}: {
  readonly data: ClosedData;
}) {
  const hasMore = related.length > 0;
  return (
    <Page>
      <StateScreen
        icon="calendar-off"
        tone="warm"
        title={m.vacancies_detail_closed_title()}
        level={1}
        text={m.vacancies_detail_closed_text({ title, company, date: dateText(closes) })}
      >
        <ButtonLink to={hasMore ? `#${relatedId}` : "/lowongan"}>
          {hasMore ? m.vacancies_detail_closed_more() : m.vacancies_detail_closed_all()}
        </ButtonLink>
        {alert !== null && (
          <ButtonLink to={alert} kind="secondary" icon="bell" rel="nofollow">
            {m.vacancies_detail_closed_alert()}
          </ButtonLink>
        )}
      </StateScreen>
      <RelatedJobs related={related} today={today} />
    </Page>
  );
}
