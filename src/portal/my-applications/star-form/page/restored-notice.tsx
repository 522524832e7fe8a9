import { m } from "#messages";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { dateText, timeText } from "../../../../i18n/formats.ts";
import { Notice } from "../../../../ui/feedback/notice.tsx";

/** Says that what stands there is a draft, so that nobody takes it for sent. */
export function RestoredNotice({ at }: { readonly at: Date | null }) {
  if (at === null || Number.isNaN(at.getTime())) return null;
  return (
    <Notice icon="history">
      <p>{m.interviews_star_restored({ date: `${dateText(jakartaDay(at))}, ${timeText(at)}` })}</p>
    </Notice>
  );
}
