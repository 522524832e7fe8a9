import { m } from "#messages";
import { MoreLink } from "../../../../ui/actions/more-link.tsx";
import { SectionHead } from "../../../../ui/layout/heads.tsx";
import type { CardData } from "../card/card-data.ts";
import { CardGrid } from "../card/card-grid.tsx";
import styles from "./related-jobs.module.css";

export const relatedId = "related";

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
