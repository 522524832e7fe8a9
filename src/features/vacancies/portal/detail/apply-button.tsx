import { m } from "#messages";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import type { Detail } from "./load-detail.ts";

interface ApplyButtonProps {
  readonly vacancy: Pick<Detail, "id" | "isApplied" | "activity">;
  readonly wide?: boolean;
  readonly className?: string | undefined;
}

/** Leads to the review before applying, where a guest is asked to sign in first (S2); once applied, to the history. */
export function ApplyButton({ vacancy, wide, className }: ApplyButtonProps) {
  if (vacancy.isApplied)
    return (
      <ButtonLink to="/account/history" kind="secondary" icon="circle-check" wide={wide} className={className}>
        {m.vacancies_detail_applied()}
      </ButtonLink>
    );
  const activity = vacancy.activity === null ? "" : `&activity=${encodeURIComponent(vacancy.activity)}`;
  return (
    <ButtonLink to={`/lowongan/profile-resume?vacancy=${vacancy.id}${activity}`} wide={wide} className={className}>
      {m.vacancies_detail_apply()}
    </ButtonLink>
  );
}
