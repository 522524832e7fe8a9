import { m } from "#messages";
import { counted } from "../../../../i18n/formats.ts";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import styles from "./saved-list.module.css";
import type { SavedOutcome } from "./saved-page.ts";

/** The result of the last action, above the list. */
export function OutcomeNotice({ outcome }: { readonly outcome: SavedOutcome }) {
  switch (outcome.status) {
    case "asks":
      return null;
    case "removed":
      return (
        <Notice tone="success" announce="status" className={styles.told}>
          {outcome.count === 1 ? m.vacancies_save_undone() : m.applications_saved_removed(counted(outcome.count))}
        </Notice>
      );
    case "failed":
      return (
        <Notice tone="danger" announce="alert" className={styles.told}>
          {outcome.count === 1
            ? m.vacancies_save_undo_failed()
            : m.applications_saved_remove_failed(counted(outcome.count))}
        </Notice>
      );
    case "none-chosen":
      return (
        <Notice tone="warning" announce="alert" className={styles.told}>
          {m.applications_saved_none_chosen()}
        </Notice>
      );
    case "none-to-apply":
      return (
        <Notice tone="warning" announce="alert" className={styles.told}>
          {m.applications_saved_none_to_apply()}
        </Notice>
      );
  }
}
