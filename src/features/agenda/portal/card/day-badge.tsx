import { jakartaDay } from "../../../../i18n/calendar.ts";
import { monthText } from "../../../../i18n/formats.ts";
import styles from "./day-badge.module.css";

interface DayBadgeProps {
  /** A moment of the day, ISO 8601. */
  readonly moment: string;
  readonly past?: boolean | undefined;
}

/** A leaf of the calendar: the day and its month in short. Decoration: the date must stand in words beside it. */
export function DayBadge({ moment, past }: DayBadgeProps) {
  const day = jakartaDay(moment);
  return (
    <span className={styles.day} data-past={past || undefined} aria-hidden="true">
      <b>{Number(day.slice(8))}</b>
      <span>{monthText(day)}</span>
    </span>
  );
}
