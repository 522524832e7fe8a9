import { type MouseEvent, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { m } from "#messages";
import { numberText } from "../../../i18n/formats.ts";
import { Card } from "../../../ui/display/card.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import { Pagination } from "../../../ui/navigation/pagination.tsx";
import type { SavedOutcome } from "./act-on-saved.ts";
import { AskDialog, AskNotice } from "./ask-before-deleting.tsx";
import type { SavedData } from "./load-saved.ts";
import { OutcomeNotice } from "./outcome-notice.tsx";
import { PickBar } from "./pick-bar.tsx";
import { savedPath } from "./saved-address.ts";
import { savedNames } from "./saved-form.ts";
import styles from "./saved-list.module.css";
import { SavedRow } from "./saved-row.tsx";
import { type Choice, useChoice } from "./use-choice.ts";

const formId = "saved";

interface SavedListProps {
  readonly saved: SavedData;
  readonly outcome: SavedOutcome | undefined;
}

/** Saved vacancies to choose from, to delete or to apply to at once; one form, which works without script too. */
export function SavedList({ saved, outcome }: SavedListProps) {
  const form = useRef<HTMLFormElement>(null);
  const choice = useChoice(form, saved.total);
  const [asks, setAsks] = useState(false);
  const { formData, formMethod } = useNavigation();
  const isHydrated = useHydrated();
  const isBusy = formMethod === "POST";
  const ask = (event: MouseEvent) => {
    if (!isHydrated || choice.count === 0) return;
    event.preventDefault();
    setAsks(true);
  };
  return (
    <>
      {!isBusy && outcome?.status === "asks" && <AskNotice chosen={outcome.chosen} />}
      {!isBusy && outcome !== undefined && <OutcomeNotice outcome={outcome} />}
      <Form
        ref={form}
        id={formId}
        method="post"
        preventScrollReset
        aria-busy={isBusy || undefined}
        onSubmit={(event) => (isBusy ? event.preventDefault() : setAsks(false))}
      >
        <Elsewhere choice={choice} saved={saved} isHydrated={isHydrated} />
        <Card inset="none" className={styles.card}>
          <PickBar
            choice={choice}
            total={saved.total}
            busy={isBusy ? formData?.get(savedNames.intent) : null}
            onAsk={ask}
          />
          <ul className={styles.rows}>
            {saved.rows.map((row) => (
              <SavedRow
                key={row.id}
                row={row}
                today={saved.today}
                choice={choice}
                isLeaving={formData?.get(savedNames.remove) === String(row.id)}
              />
            ))}
          </ul>
        </Card>
      </Form>
      <AskDialog
        open={asks}
        count={choice.count}
        form={formId}
        onClose={() => setAsks(false)}
        onDelete={choice.clear}
      />
      <SavedPages page={saved.page} last={saved.last} />
    </>
  );
}

function SavedPages({ page, last }: { readonly page: number; readonly last: number }) {
  return (
    <Pagination
      label={m.applications_saved_pages()}
      previousLabel={m.applications_saved_previous()}
      nextLabel={m.applications_saved_next()}
      current={page}
      total={last}
      to={savedPath}
      pageLabel={(number) => m.applications_saved_page({ page: numberText(number) })}
    />
  );
}

interface ElsewhereProps {
  readonly choice: Choice;
  readonly saved: SavedData;
  readonly isHydrated: boolean;
}

/** What is chosen but not ticked on this page: all, all but some, or vacancies of other pages. */
function Elsewhere({ choice: { isAll, ids }, saved, isHydrated }: ElsewhereProps) {
  if (!isHydrated) return null;
  const hidden = isAll ? ids : ids.filter((id) => !saved.rows.some((row) => row.id === id));
  return (
    <>
      {isAll && <input type="hidden" name={savedNames.all} value="1" />}
      {hidden.map((id) => (
        <input key={id} type="hidden" name={isAll ? savedNames.except : savedNames.vacancy} value={id} />
      ))}
    </>
  );
}
