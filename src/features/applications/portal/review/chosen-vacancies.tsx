import { m } from "#messages";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Stack } from "../../../../ui/layout/layout.tsx";
import type { LeftOut, OpenReview } from "./load-review.ts";
import { VacancyCard } from "./vacancy-card.tsx";

/** What is applied to, and of several those that cannot be any more. */
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
