import { m } from "#messages";
import { numberText } from "../../../../i18n/formats.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { LiveRegion } from "../../../../ui/feedback/live-region.tsx";
import type { IconName } from "../../../../ui/icons/icon-paths.ts";
import { kindWords } from "../../../decisions/desk/act-words.ts";
import { useViewer } from "../../../identity/desk/use-viewer.ts";
import type { NewKind } from "./job-address.ts";
import styles from "./selection-bar.module.css";
import type { Selection } from "./use-rows.ts";

interface SelectionBarProps {
  readonly selection: Selection;
  /** Rows of the whole list; null where they are more than are counted. */
  readonly total: number | null;
}

/** Acts on the selected rows; shown from the first tick on. */
export function SelectionBar({ selection, total }: SelectionBarProps) {
  const { count, comparePath, clear } = selection;
  const mayAct = useViewer().actions.includes("candidate.act");
  const selected = m.desk_applicants_selected({ count: numberText(count) });
  return (
    <>
      <LiveRegion>{count > 0 ? selected : ""}</LiveRegion>
      {count > 0 && (
        <section className={styles.bar} aria-label={m.desk_jobs_bar()}>
          <strong>{selected}</strong>
          {mayAct && <AllOrSome selection={selection} total={total} />}
          {mayAct && <Jobs selection={selection} />}
          {comparePath !== null && (
            <ButtonLink small kind="ghost" to={comparePath}>
              {m.desk_applicants_compare()}
            </ButtonLink>
          )}
          {!mayAct && comparePath === null && <span>{m.desk_applicants_compare_hint()}</span>}
          <Button small kind="ghost" icon="x" onClick={clear}>
            {m.desk_applicants_clear_selection()}
          </Button>
        </section>
      )}
    </>
  );
}

/** The whole list in place of what is ticked, and back. */
function AllOrSome({ selection, total }: SelectionBarProps) {
  const { isAll, ticked, selectAll, onlyTicked } = selection;
  if (isAll) {
    return (
      <Button small kind="ghost" onClick={onlyTicked}>
        {m.desk_jobs_bar_only({ count: numberText(ticked) })}
      </Button>
    );
  }
  if (total === null || total <= ticked) return null;
  return (
    <Button small kind="ghost" onClick={selectAll}>
      {m.desk_jobs_bar_all({ count: numberText(total) })}
    </Button>
  );
}

const jobs: readonly (readonly [kind: NewKind, icon: IconName, text: () => string])[] = [
  ["move", "arrow-right", kindWords.move],
  ["end", "x", kindWords.end],
  ["invite", "calendar-plus", kindWords.invite],
  ["share", "share-2", m.desk_jobs_kind_share],
  ["export", "download", m.desk_jobs_kind_export],
];

function Jobs({ selection }: { readonly selection: Selection }) {
  return jobs.map(([kind, icon, text]) => {
    const path = selection.jobPath(kind);
    return (
      path !== null && (
        <ButtonLink key={kind} small kind="ghost" icon={icon} to={path}>
          {text()}
        </ButtonLink>
      )
    );
  });
}
