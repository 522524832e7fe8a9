import { m } from "#messages";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { formNames } from "./form-names.ts";
import { editPath } from "./review-address.ts";
import styles from "./stale-notice.module.css";
import type { Sending } from "./use-sending.ts";

interface StaleNoticeProps {
  /** Where one comes back to after a change. */
  readonly back: string;
  readonly sending: Sending;
}

/** A resume older than six months is confirmed or brought up to date first; sending then saves it anew (§4). */
export function StaleNotice({ back, sending: { ticks, tick, shown } }: StaleNoticeProps) {
  return (
    <Notice tone="warning" icon="clock-hour-4">
      <h2 className={styles.title}>{m.applications_review_stale_title()}</h2>
      <p>{m.applications_review_stale_text()}</p>
      <Checkbox
        id="confirm"
        name={formNames.confirm}
        label={m.applications_review_stale_confirm()}
        checked={ticks.isConfirmed}
        onChange={(event) => tick("isConfirmed", event.currentTarget.checked)}
        error={shown.includes("confirm") ? m.applications_review_want_confirm() : undefined}
      />
      <ButtonLink to={editPath("personal-data", back)} kind="secondary" small>
        {m.applications_review_stale_update()}
      </ButtonLink>
    </Notice>
  );
}
