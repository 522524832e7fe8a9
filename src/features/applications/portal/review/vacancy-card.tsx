import { m } from "#messages";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { dateText, timeText } from "../../../../i18n/formats.ts";
import { Card } from "../../../../ui/display/card.tsx";
import { CompanyLogo } from "../../../../ui/patterns/company-logo.tsx";
import type { ReviewedVacancy } from "./load-review.ts";
import styles from "./vacancy-card.module.css";

interface VacancyCardProps {
  readonly vacancy: ReviewedVacancy;
}

/** What is applied to: title, company, place, and until when to the minute. */
export function VacancyCard({ vacancy }: VacancyCardProps) {
  const { title, company, place, logoUrl, mark, closesAt } = vacancy;
  return (
    <Card className={styles.card}>
      <CompanyLogo name={company} src={logoUrl ?? undefined} size={56} {...mark} />
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{place === "" ? company : `${company}, ${place}`}</p>
        <p>
          {m.applications_review_closes({
            date: dateText(jakartaDay(closesAt)),
            time: timeText(closesAt),
          })}
        </p>
      </div>
    </Card>
  );
}
