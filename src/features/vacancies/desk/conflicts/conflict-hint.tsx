import { Link } from "react-router";
import { m } from "#messages";
import { counted } from "../../../../i18n/formats.ts";
import { Notice } from "../../../../ui/feedback/notice.tsx";

/** On a vacancy's own pages: an import says something else of it. */
export function ConflictHint({ vacancyId, count }: { readonly vacancyId: number; readonly count: number }) {
  if (count === 0) return null;
  return (
    <Notice tone="warning">
      {m.desk_conflicts_hint(counted(count))}{" "}
      <Link to={`/staff/conflicts/${vacancyId}`}>{m.desk_conflicts_hint_link()}</Link>
    </Notice>
  );
}
