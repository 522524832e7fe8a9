import { m } from "#messages";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { type ReviewedLink, reviewPath } from "../review-address.ts";

/** The way to the next of several vacancies; nothing when this was the last. */
export function NextVacancy({ next }: { readonly next: readonly ReviewedLink[] }) {
  if (next.length === 0) return null;
  return (
    <ButtonLink to={reviewPath(next)} kind="secondary" iconEnd="arrow-right">
      {m.applications_review_next_vacancy({ count: next.length })}
    </ButtonLink>
  );
}
