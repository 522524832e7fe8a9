import { m } from "#messages";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { dateText, timeText } from "../../../../i18n/formats.ts";
import { Card } from "../../../../ui/display/card.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { CompanyLogo } from "../../../../ui/patterns/company-logo.tsx";
import type { LeftOut, OpenReview, ReviewedVacancy } from "./load-review.ts";
import styles from "./vacancy-card.module.css";

/** The vacancies of this application, and those that cannot be applied to any more. */
export function ChosenVacancies({ review: { vacancies, leftOut } }: { readonly review: OpenReview }) {
  return (
    <Stack gap={12}>
      {vacancies.map((vacancy) => (
        <VacancyCard key={vacancy.id} vacancy={vacancy} />
      ))}
      {leftOut.length > 0 && (
        <Notice tone="warning">
          <p>{m.applications_review_left_out({ count: leftOut.length })}</p>
          <LeftOutList leftOut={leftOut} />
        </Notice>
      )}
    </Stack>
  );
}

/** Each with its reason. */
export function LeftOutList({ leftOut }: { readonly leftOut: readonly LeftOut[] }) {
  return (
    <ul>
      {leftOut.map(({ id, title, company, reason }) => (
        <li key={id}>
          {reason === "closed"
            ? m.applications_review_left_out_closed({ title, company })
            : m.applications_review_left_out_applied({ title, company })}
        </li>
      ))}
    </ul>
  );
}

interface VacancyCardProps {
  readonly vacancy: ReviewedVacancy;
}

/** The vacancy: title, company, place, and the deadline to the minute. */
function VacancyCard({ vacancy }: VacancyCardProps) {
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
