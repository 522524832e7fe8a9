import { type MouseEvent, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { m } from "#messages";
import { counted, numberText } from "../../../../i18n/formats.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { Row } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { Pagination } from "../../../../ui/navigation/pagination.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { OutcomeNotice } from "./outcome-notice.tsx";
import styles from "./saved-list.module.css";
import { type Chosen, type SavedData, type SavedOutcome, savedNames, savedPath } from "./saved-page.ts";
import { type Choice, SavedRow, useChoice } from "./saved-row.tsx";

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

/** The selection beyond this page's ticks: all, all but some, or vacancies of other pages. */
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

interface AskDialogProps {
  readonly open: boolean;
  readonly count: number;
  /** The id of the form that is sent. */
  readonly form: string;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

/** Deleting asks first. */
function AskDialog({ open, count, form, onClose, onDelete }: AskDialogProps) {
  const submit = () => {
    // The form reads its fields during this press; only then may the choice be dropped.
    setTimeout(onDelete);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.applications_saved_ask(counted(count))}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {m.applications_saved_keep()}
          </Button>
          <Button type="submit" form={form} name={savedNames.intent} value="delete" kind="danger" onClick={submit}>
            {m.applications_saved_delete()}
          </Button>
        </>
      }
    >
      <p>{m.applications_saved_ask_text()}</p>
    </Dialog>
  );
}

/** The same question in the page, without script. */
function AskNotice({ chosen: { isAll, ids } }: { readonly chosen: Chosen }) {
  return (
    <Card as="section" className={styles.question}>
      <Text as="h2" look="h3">
        {isAll ? m.applications_saved_ask_all() : m.applications_saved_ask(counted(ids.length))}
      </Text>
      <p>{m.applications_saved_ask_text()}</p>
      <Form method="post">
        {isAll && <input type="hidden" name={savedNames.all} value="1" />}
        {ids.map((id) => (
          <input key={id} type="hidden" name={isAll ? savedNames.except : savedNames.vacancy} value={id} />
        ))}
        <Row>
          <ButtonLink to={savedPath()} kind="secondary">
            {m.applications_saved_keep()}
          </ButtonLink>
          <Button type="submit" name={savedNames.intent} value="delete" kind="danger">
            {m.applications_saved_delete()}
          </Button>
        </Row>
      </Form>
    </Card>
  );
}

interface PickBarProps {
  readonly choice: Choice;
  readonly total: number;
  /** The intent that is under way; null while none is. */
  readonly busy: FormDataEntryValue | null | undefined;
  readonly onAsk: (event: MouseEvent) => void;
}

/** All or none, and what to do with the chosen ones. */
function PickBar({ choice, total, busy, onAsk }: PickBarProps) {
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
        // With script a hidden field has the number, which stays right when one is taken out again.
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
