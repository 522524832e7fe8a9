import { type MouseEvent, useEffect, useRef } from "react";
import { m } from "#messages";
import { numberText } from "../../../i18n/formats.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import { savedNames } from "./saved-form.ts";
import styles from "./saved-list.module.css";
import type { Choice } from "./use-choice.ts";

interface PickBarProps {
  readonly choice: Choice;
  readonly total: number;
  /** The intent that is under way; null while none is. */
  readonly busy: FormDataEntryValue | null | undefined;
  readonly onAsk: (event: MouseEvent) => void;
}

/** All or none, and what to do with the chosen ones. */
export function PickBar({ choice, total, busy, onAsk }: PickBarProps) {
  const box = useRef<HTMLInputElement>(null);
  const { count, toggleAll } = choice;
  const isHydrated = useHydrated();
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = count > 0 && count < total;
  }, [count, total]);
  return (
    <div className={styles.bar}>
      <Checkbox
        ref={box}
        // With script a hidden field says it, which stays true when one is taken out again.
        name={isHydrated ? undefined : savedNames.all}
        value="1"
        label={total > 5 ? m.applications_saved_all_pages({ count: numberText(total) }) : m.applications_saved_all()}
        checked={count === total}
        onChange={toggleAll}
      />
      <Button
        type="submit"
        name={savedNames.intent}
        value="ask"
        kind="danger-line"
        small
        icon="trash"
        busy={busy === "delete"}
        onClick={onAsk}
      >
        {count === 0 ? m.applications_saved_delete() : m.applications_saved_delete_count({ count: numberText(count) })}
      </Button>
      <Button type="submit" name={savedNames.intent} value="apply" small busy={busy === "apply"}>
        {count === 0 ? m.applications_saved_apply() : m.applications_saved_apply_count({ count: numberText(count) })}
      </Button>
    </div>
  );
}
