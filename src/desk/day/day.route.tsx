import { m } from "#messages";
import { inDesk, onServer } from "../../contract/page.ts";
import { pageMeta } from "../../contract/page-meta.ts";
import { clockText, weekdayDateText } from "../../i18n/formats.ts";
import { ButtonLink } from "../../ui/actions/button-link.tsx";
import { WorkPage } from "../../ui/dense/work-page.tsx";
import { StateScreen } from "../../ui/feedback/state-screen.tsx";
import { Bell } from "../shell/bell.tsx";
import { useViewer } from "../shell/use-viewer.ts";
import type { Route } from "./+types/day.route";
import styles from "./day.module.css";
import { Hello } from "./hello.tsx";
import { loadDay } from "./load-day.ts";
import { OtherRows, othersOf } from "./other-rows.tsx";
import { OwedRows } from "./owed-rows.tsx";
import { PromisedTable } from "./promised-table.tsx";

export const loader = onServer(loadDay);
export const clientLoader = inDesk(loadDay);
export const handle = { needs: "desk.read", hydrate: "eager" };

export function meta() {
  return pageMeta(m.desk_day_title());
}

/** My day: one sentence, who waits for answers, what else waits (F9). */
export default function Day({ loaderData: { day, time } }: Route.ComponentProps) {
  const others = othersOf(day);
  const isEmpty = day.rows.length + others.length + day.owed.length === 0;
  return (
    <WorkPage
      title={m.desk_day_title()}
      sub={m.desk_day_now({ day: weekdayDateText(day.today), time: clockText(time) })}
      acts={<Acts />}
    >
      <Hello promised={day.promised} companyIds={day.companyIds} time={time} />
      {isEmpty ? (
        <StateScreen icon="circle-check" title={m.desk_day_none()} text={m.desk_day_none_text()} />
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
