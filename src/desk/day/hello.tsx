import { m } from "#messages";
import { waitingPath } from "../../domain/day/day-paths.ts";
import { counted } from "../../i18n/formats.ts";
import { LinkedText } from "../../ui/layout/linked-text.tsx";
import { useViewer } from "../shell/use-viewer.ts";
import type { DayAnswer } from "./day.calls.ts";
import styles from "./day.module.css";

interface HelloProps extends Pick<DayAnswer, "promised" | "companyIds"> {
  /** "10:42" in Jakarta. */
  readonly time: string;
}

/** When the morning, the noon and the afternoon end. */
const greetings = [
  { until: "11:00", text: m.desk_day_morning },
  { until: "15:00", text: m.desk_day_noon },
  { until: "18:00", text: m.desk_day_afternoon },
  { until: "24:00", text: m.desk_day_evening },
] as const;

/** Who waits too long and who is to be answered today; the numbers lead there. */
export function Hello({ promised, companyIds, time }: HelloProps) {
  const { name } = useViewer();
  const greeting = greetings.find(({ until }) => time < until)?.text ?? m.desk_day_evening;
  const isCalm = promised !== null && promised.late === 0 && promised.today === 0;
  return (
    <p className={styles.hello}>
      {greeting({ name })}{" "}
      {promised !== null && promised.late > 0 && (
        <span data-late>
          <LinkedText text={m.desk_day_late(counted(promised.late))} to={[waitingPath("late", companyIds)]} />{" "}
        </span>
      )}
      {promised !== null && promised.today > 0 && (
        <LinkedText text={m.desk_day_due(counted(promised.today))} to={[waitingPath("today", companyIds)]} />
      )}
      {isCalm && m.desk_day_calm()}
    </p>
  );
}
