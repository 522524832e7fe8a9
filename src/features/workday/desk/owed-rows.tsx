import { Link } from "react-router";
import { m } from "#messages";
import { tableDateText } from "../../../i18n/formats.ts";
import { WorkSection } from "../../../ui/dense/work-page.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { whoseText } from "../../decisions/desk/whose-text.ts";
import type { DayAnswer } from "./day.calls.ts";
import styles from "./other-rows.module.css";

/** The scorecards that one owes, each with its day; a row leads to where it is filled in. */
export function OwedRows({ day: { owed, today } }: { readonly day: DayAnswer }) {
  return (
    <div id="owed">
      <WorkSection title={m.desk_day_owed()}>
        <ul className={styles.rows}>
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
