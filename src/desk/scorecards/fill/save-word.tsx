import { m } from "#messages";
import styles from "./fill-scorecard.module.css";
import type { Filling } from "./use-scorecard.ts";

/** Whether what is written is kept. */
export function SaveWord({ filling }: { readonly filling: Filling }) {
  return (
    <span className={styles.saved} role="status">
      {wordOf(filling)}
    </span>
  );
}

function wordOf({ state, isUnsaved, isDraft }: Filling): string | null {
  switch (state) {
    case "saving":
      return m.desk_scorecards_saving();
    case "offline":
      return m.desk_scorecards_offline();
    case "signed-out":
      return m.desk_scorecards_signed_out();
    default:
      if (isUnsaved) return m.desk_scorecards_unsaved();
      return isDraft ? m.desk_scorecards_saved() : null;
  }
}
