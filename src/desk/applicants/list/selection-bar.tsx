import { m } from "#messages";
import { Button } from "../../../ui/actions/button.tsx";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import styles from "./selection-bar.module.css";
import type { Selection } from "./use-selection.ts";

/** What can be done with the ticked rows; there from the first tick on. */
export function SelectionBar({ selection }: { readonly selection: Selection }) {
  const { ids, comparePath, clear } = selection;
  return (
    <div role="status" className={styles.bar} data-shown={ids.size > 0 || undefined}>
      {ids.size > 0 && (
        <>
          <strong>{m.desk_applicants_selected({ count: ids.size })}</strong>
          {comparePath === null ? (
            <span>{m.desk_applicants_compare_hint()}</span>
          ) : (
            <ButtonLink small kind="ghost" to={comparePath}>
              {m.desk_applicants_compare()}
            </ButtonLink>
          )}
          <Button small kind="ghost" icon="x" onClick={clear}>
            {m.desk_applicants_clear_selection()}
          </Button>
        </>
      )}
    </div>
  );
}
