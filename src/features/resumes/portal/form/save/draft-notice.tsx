import { m } from "#messages";
import { jakartaDay } from "../../../../../i18n/calendar.ts";
import { dateText, timeText } from "../../../../../i18n/formats.ts";
import { Notice } from "../../../../../ui/feedback/notice.tsx";

/** Says that what is shown is a draft, so that nobody takes it for saved. */
export function DraftNotice({ at, isNew }: { readonly at: Date | null; readonly isNew?: boolean }) {
  if (at === null || Number.isNaN(at.getTime())) return null;
  const date = `${dateText(jakartaDay(at))}, ${timeText(at)}`;
  return (
    <Notice icon="history">
      <p>{isNew ? m.resumes_form_draft_restored_new({ date }) : m.resumes_form_draft_restored({ date })}</p>
    </Notice>
  );
}
