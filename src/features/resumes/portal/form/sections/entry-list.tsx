import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import {
  type ArrayPath,
  type FieldArray,
  get,
  useFieldArray,
  useFormContext,
  useFormState,
  useWatch,
} from "react-hook-form";
import { m } from "#messages";
import { Button } from "../../../../../ui/actions/button.tsx";
import { Entry } from "../../../../../ui/forms/entry.tsx";
import { Fields } from "../../../../../ui/forms/form.tsx";
import { Text } from "../../../../../ui/layout/text.tsx";
import type { Section } from "../../../completeness.ts";
import { useResumeForm } from "../frame/form-context.ts";
import type { ResumeValues } from "../values/resume-values.schema.ts";
import { entryText } from "./entry-text.ts";
import { useFieldError } from "./fields.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";

interface EntryListProps<List extends ListPath> {
  readonly list: List;
  readonly max: number;
  readonly empty: FieldArray<ResumeValues, List>;
  readonly entry: ComponentType<{ readonly index: number }>;
  /** "Pendidikan 1" */
  readonly nameOf: (number: number) => string;
  readonly addLabel: string;
  /** Shown while there is none. */
  readonly none: string;
  /** Shown once no more may be added. */
  readonly full: string;
  readonly section: Section;
  /** True where a complete resume has an entry (§5): the first one is begun with the section. */
  readonly isRequired?: boolean;
}

/** Entries of a list: add, edit, remove by index (§4); removing asks first (P13). */
export function EntryList<List extends ListPath>(props: EntryListProps<List>) {
  const { list, max, empty, entry, nameOf, addLabel, none, full } = props;
  const { findLackingEntry } = useResumeForm();
  const { trigger } = useFormContext<ResumeValues>();
  const { fields, append, remove } = useFieldArray<ResumeValues, List, "key">({ name: list, keyName: "key" });
  const [opened, setOpened] = useState<string | number | null>(() => findLackingEntry(list));
  const [removing, setRemoving] = useState<number | null>(null);
  const error = useFieldError(list);
  const add = () => {
    setOpened(fields.length);
    append(empty, { shouldFocus: false });
    void trigger(list);
  };
  useFirstEntry(props, fields.length === 0, add);
  const [removed, setRemoved] = useState(0);
  useEffect(() => {
    // The button that was pressed is gone with its entry.
    if (removed > 0) document.getElementById(list)?.focus();
  }, [removed, list]);
  const removeNow = () => {
    if (removing !== null) remove(removing);
    setRemoving(null);
    setOpened(null);
    setRemoved((before) => before + 1);
    void trigger(list);
  };
  return (
    <Fields>
      {fields.length === 0 && <Text tone="muted">{none}</Text>}
      {fields.map(({ key }, index) => (
        <EntryCard
          key={key}
          list={list}
          index={index}
          name={nameOf(index + 1)}
          isOpen={opened === key || opened === index}
          onOpen={() => setOpened(key)}
          onClose={() => setOpened(null)}
          onRemove={() => setRemoving(index)}
          entry={entry}
        />
      ))}
      {fields.length < max ? (
        <AddButton id={list} label={addLabel} error={error} onAdd={add} />
      ) : (
        <Text look="small" tone="muted">
          {full}
        </Text>
      )}
      <RemoveDialog
        name={removing === null ? null : nameOf(removing + 1)}
        onKeep={() => setRemoving(null)}
        onRemove={removeNow}
      />
    </Fields>
  );
}

/** Begins the first entry of a section that needs one, when the person goes to it. */
function useFirstEntry(
  { section, isRequired = false }: Pick<EntryListProps<ListPath>, "section" | "isRequired">,
  isEmpty: boolean,
  add: () => void,
): void {
  const isWanted = useResumeForm().target === section;
  const begin = useEffectEvent(() => {
    if (isRequired && isEmpty) add();
  });
  useEffect(() => {
    if (isWanted) begin();
  }, [isWanted]);
}

interface AddButtonProps {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly onAdd: () => void;
}

function AddButton({ id, label, error, onAdd }: AddButtonProps) {
  const errorId = `${id}-error`;
  return (
    <div>
      <Button id={id} kind="secondary" icon="plus" onClick={onAdd} aria-describedby={error && errorId}>
        {label}
      </Button>
      {error !== undefined && (
        <Text id={errorId} look="small" tone="danger">
          {error}
        </Text>
      )}
    </div>
  );
}

type ListPath = Extract<
  ArrayPath<ResumeValues>,
  "pendidikanList" | "internshipList" | "pengalamanList" | "organisasiList"
>;

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
function EntryCard({ list, index, name, isOpen, onOpen, onClose, onRemove, entry: Fields }: EntryCardProps) {
  const { control } = useFormContext<ResumeValues>();
  const { lists } = useResumeForm();
  const values = useWatch({ control, name: list });
  const { errors } = useFormState({ control, name: list });
  return (
    <Entry
      name={name}
      summary={entryText(values[index], lists) || m.resumes_form_entry_empty()}
      isOpen={isOpen}
      isWrong={get(errors, `${list}.${index}`) !== undefined}
      edit={{ word: m.resumes_form_edit(), label: m.resumes_form_edit_entry({ name }), on: onOpen }}
      remove={{ word: m.resumes_form_remove(), label: m.resumes_form_remove_entry({ name }), on: onRemove }}
      done={{ word: m.resumes_form_entry_done(), on: onClose }}
    >
      <Fields index={index} />
    </Entry>
  );
}
