import { type ComponentType, useEffect, useRef } from "react";
import { get, useFormContext, useFormState, useWatch } from "react-hook-form";
import { m } from "#messages";
import { Button } from "../../../../../ui/actions/button.tsx";
import { Row, Stack } from "../../../../../ui/layout/layout.tsx";
import { Text } from "../../../../../ui/layout/text.tsx";
import { entryText } from "../../describe/entry-text.ts";
import { useResumeForm } from "../../frame/form-context.ts";
import type { ResumeValues } from "../../values/resume-values.schema.ts";
import styles from "./entry-card.module.css";
import type { ListPath } from "./entry-list.tsx";

interface EntryCardProps {
  readonly list: ListPath;
  readonly index: number;
  /** "Pendidikan 1" */
  readonly name: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onRemove: () => void;
  readonly entry: ComponentType<{ readonly index: number }>;
}

/** One entry of a list, folded to a line or opened to its fields. */
export function EntryCard({ list, index, name, isOpen, onOpen, onClose, onRemove, entry: Entry }: EntryCardProps) {
  const { control } = useFormContext<ResumeValues>();
  const { lists } = useResumeForm();
  const values = useWatch({ control, name: list });
  const { errors } = useFormState({ control, name: list });
  const isWrong = get(errors, `${list}.${index}`) !== undefined;
  const head = useRef<HTMLHeadingElement>(null);
  const open = isOpen || isWrong;
  useEffect(() => {
    if (isOpen) head.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <section className={styles.entry} aria-label={name} data-open={open || undefined}>
      <Row spread="between" align={open ? undefined : "start"}>
        <Stack gap={0} className={styles.words}>
          <h3 tabIndex={-1} ref={head}>
            {name}
          </h3>
          {!open && <Text tone="muted">{entryText(values[index], lists) || m.resumes_form_entry_empty()}</Text>}
        </Stack>
        <Row gap={4} wrap={false}>
          {!open && (
            <Button kind="quiet" small icon="pencil" onClick={onOpen} aria-label={m.resumes_form_edit_entry({ name })}>
              {m.resumes_form_edit()}
            </Button>
          )}
          <Button kind="quiet" small icon="trash" onClick={onRemove} aria-label={m.resumes_form_remove_entry({ name })}>
            {m.resumes_form_remove()}
          </Button>
        </Row>
      </Row>
      {open && <Entry index={index} />}
      {open && !isWrong && (
        <Row>
          <Button kind="secondary" small icon="check" onClick={onClose}>
            {m.resumes_form_entry_done()}
          </Button>
        </Row>
      )}
    </section>
  );
}
