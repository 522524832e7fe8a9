import { useEffect, useRef, useState } from "react";
import { m } from "#messages";
import { Button } from "../../../../../ui/actions/button.tsx";
import { Notice } from "../../../../../ui/feedback/notice.tsx";
import { Row, Stack } from "../../../../../ui/layout/layout.tsx";
import { Text } from "../../../../../ui/layout/text.tsx";
import { Dialog } from "../../../../../ui/overlay/dialog.tsx";
import type { Field } from "../../../definition/field.ts";
import type { Value } from "../../../definition/group.ts";
import { fieldTitle, partsOfPath } from "../checks/places.ts";
import { readControl } from "../controls.ts";
import { type FormParts, useFormParts } from "../frame/form-context.ts";
import type { FormInHand } from "../frame/use-extended-form.ts";
import styles from "./undecided.module.css";
import type { OpenChoice } from "./use-keeping.ts";

/** A value in words, also one that is not right yet; "" is nothing. */
function valueText(field: Field, value: Value, { labelOf }: Pick<FormParts, "labelOf">): string {
  if (value === null || value === false) return "";
  if (value === true) return m.flk_yes();
  if (!("list" in field)) return String(value);
  const ids = Array.isArray(value) ? value : [Number(value)];
  return ids.map((id) => labelOf(field.list, id)).join(", ");
}

/** The button that was pressed is gone: the focus goes to the next choice, after the last one to the page's heading. */
function focusNext(): void {
  const next = document.querySelector<HTMLElement>("dialog[open] section button");
  (next ?? document.querySelector<HTMLElement>("main h1"))?.focus();
}

/** Says that two devices made fields different, and lets the person choose, field by field. */
export function UndecidedNotice({ hand }: { readonly hand: FormInHand }) {
  const [isOpen, setIsOpen] = useState(false);
  const { count, choices } = hand.undecided;
  const close = () => setIsOpen(false);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) focusNext();
    before.current = count;
  }, [count]);
  if (count === 0) return null;
  return (
    <>
      <Notice tone="warning" announce="alert">
        <p>{m.flk_page_undecided({ count })}</p>
        <Row>
          <Button kind="secondary" small onClick={() => setIsOpen(true)}>
            {m.flk_page_undecided_choose()}
          </Button>
        </Row>
      </Notice>
      <Dialog
        open={isOpen}
        onClose={close}
        broad
        title={m.flk_page_undecided_title()}
        actions={
          <Button kind="secondary" onClick={close}>
            {m.flk_page_undecided_later()}
          </Button>
        }
      >
        <p>{m.flk_page_undecided_text()}</p>
        <Stack gap={20}>
          {isOpen && choices().map((choice) => <Choice key={choice.item.key} choice={choice} hand={hand} />)}
        </Stack>
      </Dialog>
    </>
  );
}

function Choice({ choice, hand }: { readonly choice: OpenChoice; readonly hand: FormInHand }) {
  const parts = useFormParts();
  const { path, item } = choice;
  const field = partsOfPath(path)?.field;
  const title = fieldTitle(path);
  const currentValue: unknown = hand.form.getValues(path);
  const here =
    field === undefined ? m.flk_page_undecided_entry() : valueText(field, readControl(field, currentValue), parts);
  const there = field === undefined ? m.flk_page_undecided_gone() : valueText(field, item.other, parts);
  const decide = (isOther: boolean) => {
    if (isOther) hand.undecided.take(choice);
    hand.undecided.forget(item.key);
    hand.keeper.change();
  };
  return (
    <section className={styles.choice} aria-label={title}>
      <Text as="h3" look="h4">
        {title}
      </Text>
      <div className={styles.sides}>
        <Side text={here} label={m.flk_page_undecided_here()} field={title} onChoose={() => decide(false)} />
        <Side text={there} label={m.flk_page_undecided_there()} field={title} onChoose={() => decide(true)} />
      </div>
    </section>
  );
}

interface SideProps {
  readonly label: string;
  readonly text: string;
  readonly field: string;
  readonly onChoose: () => void;
}

function Side({ label, text, field, onChoose }: SideProps) {
  return (
    <div className={styles.side}>
      <Text look="small" tone="muted">
        {label}
      </Text>
      <p>{text || m.flk_page_undecided_empty()}</p>
      <Button kind="secondary" small onClick={onChoose} aria-label={m.flk_page_undecided_keep_label({ label, field })}>
        {m.flk_page_undecided_keep()}
      </Button>
    </div>
  );
}
