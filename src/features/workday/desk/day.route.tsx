import { Link } from "react-router";
import { m } from "#messages";
import { inDesk, onServer, type PageRequest } from "../../../contract/page.ts";
import { pageMeta } from "../../../contract/page-meta.ts";
import { jakartaDay, jakartaTime } from "../../../i18n/calendar.ts";
import {
  clockText,
  counted,
  numberText,
  shortDayText,
  tableDateText,
  timeText,
  weekdayDateText,
} from "../../../i18n/formats.ts";
import { ButtonLink } from "../../../ui/actions/button.tsx";
import { WorkPage, WorkSection } from "../../../ui/dense/work-page.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import type { IconName } from "../../../ui/icons/icon-paths.ts";
import { LinkedText } from "../../../ui/layout/text.tsx";
import { whoseText } from "../../decisions/desk/act-words.ts";
import { needed } from "../../desk-base/desk-page.ts";
import { useViewer } from "../../identity/desk/use-viewer.ts";
import { Bell } from "../../notifications/desk/bell.tsx";
import { freshPath, linePath, waitingPath } from "../day.ts";
import type { Route } from "./+types/day.route";
import { type DayAnswer, getDay } from "./day.calls.ts";
import styles from "./day.module.css";
import otherRowsStyles from "./other-rows.module.css";
import owedRowsStyles from "./other-rows.module.css";
import { PromisedTable } from "./promised-table.tsx";

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
function Hello({ promised, companyIds, time }: HelloProps) {
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

export const loader = onServer(loadDay);
export const clientLoader = inDesk(loadDay);
export const handle = { needs: "desk.read", hydrate: "eager" };

export function meta() {
  return pageMeta(m.desk_day_title());
}

/** My day: one sentence, who waits for answers, what else waits (F9). */
export default function Day({ loaderData: { day, time } }: Route.ComponentProps) {
  const hasApplications = useViewer().actions.includes("candidate.read");
  const others = listOtherApplications(day);
  const isEmpty = day.rows.length + others.length + day.owed.length === 0;
  return (
    <WorkPage
      title={m.desk_day_title()}
      sub={m.desk_day_now({ day: weekdayDateText(day.today), time: clockText(time) })}
      acts={<Acts />}
    >
      <Hello promised={day.promised} companyIds={day.companyIds} time={time} />
      {isEmpty ? (
        <StateScreen
          icon="circle-check"
          title={m.desk_day_none()}
          text={hasApplications ? m.desk_day_none_text() : m.desk_day_none_text_other()}
        />
      ) : (
        <div className={styles.day} data-single={day.rows.length === 0 || undefined}>
          {day.rows.length > 0 && (
            <div>
              <PromisedTable day={day} />
            </div>
          )}
          <div className={styles.others}>
            {day.owed.length > 0 && <OwedRows day={day} />}
            {others.length > 0 && <OtherRows rows={others} />}
          </div>
        </div>
      )}
    </WorkPage>
  );
}

function Acts() {
  const mayBegin = useViewer().actions.includes("posting.edit");
  return (
    <>
      {mayBegin && (
        <ButtonLink kind="secondary" icon="plus" to="/staff/vacancies?new=1" className={styles.wide}>
          {m.desk_vacancies_new()}
        </ButtonLink>
      )}
      <Bell />
    </>
  );
}

interface DayData {
  day: DayAnswer;
  /** "10:42", when it was looked at. */
  time: string;
}

/** The signed-in member's open tasks. */
async function loadDay({ api, now }: PageRequest<unknown>): Promise<DayData> {
  return { day: needed(await api.send(getDay, {})), time: jakartaTime(now) };
}

/** The scorecards that one owes, each with its day; a row leads to where it is filled in. */
function OwedRows({ day: { owed, today } }: { readonly day: DayAnswer }) {
  return (
    <div id="owed">
      <WorkSection title={m.desk_day_owed()}>
        <ul className={owedRowsStyles.rows}>
          {owed.map(({ applicationId, who, vacancy, dueOn }) => (
            <li key={applicationId}>
              <Link to={`/staff/applications/${applicationId}`}>
                <Icon name="user-exclamation" size={18} />
                <span>
                  <b>{whoseText(who)}</b> {vacancy.title}
                </span>
                <small data-late={dueOn < today || undefined}>
                  {m.desk_day_owed_due({ day: tableDateText(dueOn, today) })}
                </small>
              </Link>
            </li>
          ))}
        </ul>
      </WorkSection>
    </div>
  );
}

interface OtherRow {
  icon: IconName;
  count: number;
  text: (counts: ReturnType<typeof counted>) => string;
  to: string;
  /** At the end of the row. */
  aside?: string;
}

/** Other open tasks; those that are empty or not theirs are left out. */
function listOtherApplications(day: DayAnswer): OtherRow[] {
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

/** Other open tasks, a row each; the whole row is a link. */
function OtherRows({ rows }: { readonly rows: readonly OtherRow[] }) {
  return (
    <WorkSection title={m.desk_day_others()}>
      <ul className={otherRowsStyles.rows}>
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
