import { Link } from "react-router";
import { m } from "#messages";
import { jakartaDay } from "../../../i18n/calendar.ts";
import { counted, numberText, shortDayText, timeText } from "../../../i18n/formats.ts";
import { WorkSection } from "../../../ui/dense/work-page.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import type { IconName } from "../../../ui/icons/icon-paths.ts";
import { freshPath, linePath } from "../day.ts";
import type { DayAnswer } from "./day.calls.ts";
import styles from "./other-rows.module.css";

interface OtherRow {
  icon: IconName;
  count: number;
  text: (told: ReturnType<typeof counted>) => string;
  to: string;
  /** At the end of the row. */
  aside?: string;
}

/** What else waits for somebody; what there is none of, or is not theirs, is left out. */
export function othersOf(day: DayAnswer): OtherRow[] {
  const { mentions, returned, held, reviews, closing, fresh, conflicts, jobsDone, companyIds, today } = day;
  const next = held?.next == null ? {} : { aside: m.desk_day_held_next({ moment: leavesText(held.next, today) }) };
  const rows: OtherRow[] = [
    { icon: "at", count: mentions, text: m.desk_day_mentions, to: linePath("mentions", companyIds) },
    { icon: "eye-check", count: reviews ?? 0, text: m.desk_day_reviews, to: linePath("reviews", companyIds) },
    { icon: "arrow-back-up", count: returned, text: m.desk_day_returned, to: linePath("returned", companyIds) },
    { icon: "hourglass-high", count: held?.count ?? 0, text: m.desk_day_held, to: "/staff/held?mine=true", ...next },
    { icon: "calendar-x", count: closing ?? 0, text: m.desk_day_closing, to: "/staff/vacancies?closing=3" },
    { icon: "git-merge", count: conflicts ?? 0, text: m.desk_day_conflicts, to: linePath("conflicts", companyIds) },
    { icon: "stack-2", count: jobsDone, text: m.desk_day_jobs_done, to: "/staff/notices?kind=job-done&unread=true" },
    { icon: "user-plus", count: fresh ?? 0, text: m.desk_day_fresh, to: freshPath(today, companyIds) },
  ];
  return rows.filter(({ count }) => count > 0);
}

/** The time of what leaves today, the day of what leaves later. */
function leavesText(moment: string, today: string): string {
  const day = jakartaDay(moment);
  return day === today ? timeText(moment) : shortDayText(day);
}

/** What else waits, a row each; the whole row leads there. */
export function OtherRows({ rows }: { readonly rows: readonly OtherRow[] }) {
  return (
    <WorkSection title={m.desk_day_others()}>
      <ul className={styles.rows}>
        {rows.map(({ icon, count, text, to, aside }) => (
          <li key={to}>
            <Link to={to}>
              <Icon name={icon} size={18} />
              <b>{numberText(count)}</b>
              <span>{text(counted(count))}</span>
              {aside !== undefined && <small>{aside}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </WorkSection>
  );
}
