import { memo, useEffect, useState } from "react";
import { get, useFieldArray, useFormContext, useFormState } from "react-hook-form";
import { m } from "#messages";
import { Button } from "../../../../../ui/actions/button.tsx";
import { Card } from "../../../../../ui/display/card.tsx";
import { LiveRegion } from "../../../../../ui/feedback/live-region.tsx";
import { Entry } from "../../../../../ui/forms/entry.tsx";
import { Fields } from "../../../../../ui/forms/form.tsx";
import { Row, Stack } from "../../../../../ui/layout/layout.tsx";
import { Text } from "../../../../../ui/layout/text.tsx";
import { RemoveDialog } from "../../../../resumes/portal/form/sections/remove-dialog.tsx";
import { type GroupName, groups, type SectionId, sections } from "../../../definition/definition.ts";
import type { Many } from "../../../definition/group.ts";
import { type FormPath, newEntry } from "../../../form.ts";
import { entryName, hasOwnTitle, partsOfPath } from "../checks/places.ts";
import { controlListEntry } from "../controls.ts";
import { useFieldError } from "../fields/field-words.ts";
import { FormField } from "../fields/form-field.tsx";
import { entrySummary } from "./entry-summary.ts";
import { useFormParts } from "./form-context.ts";

interface GroupFieldsProps {
  readonly group: GroupName;
  readonly at: FormPath;
  /** Of an entry that repeats. */
  readonly id: number | null;
}

/** The fields of one entry, below each other in the order of the definition. */
const GroupFields = memo(function GroupFields({ group, at, id }: GroupFieldsProps) {
  return (
    <Fields>
      {Object.keys(groups[group].fields).map((name) => (
        <FormField key={name} group={group} at={at} id={id} name={name} />
      ))}
    </Fields>
  );
});

interface FormSectionProps {
  readonly id: SectionId;
  /** The field that the address asks for, if any. */
  readonly wanted: string;
}

/** A section of the form: its groups, a card each. Only one is on the page at a time. */
export const FormSection = memo(function FormSection({ id, wanted }: FormSectionProps) {
  const names: readonly GroupName[] = sections.find((section) => section.id === id)?.groups ?? [];
  return (
    <Stack gap={16}>
      {names.map((name) => (
        <GroupCard key={name} name={name} wanted={wanted} />
      ))}
    </Stack>
  );
});

function GroupCard({ name, wanted }: { readonly name: GroupName; readonly wanted: string }) {
  const group = groups[name];
  const titleId = `${name}-title`;
  const isTitled = hasOwnTitle(name);
  return (
    <Card as="section" inset="roomy" {...(isTitled ? { "aria-labelledby": titleId } : {})}>
      <Stack gap={20}>
        {isTitled && (
          <Text as="h2" look="h3" id={titleId}>
            {group.label({})}
          </Text>
        )}
        {group.kind === "many" ? (
          <Entries name={name} group={group} wanted={wanted} />
        ) : (
          <GroupFields group={name} at={name} id={null} />
        )}
      </Stack>
    </Card>
  );
}

interface EntriesProps {
  readonly name: GroupName;
  readonly group: Many;
  /** The field that the address asks for, if any. */
  readonly wanted: string;
}

/** Entries of a group: added, edited by index, put in order, removed after asking. */
function Entries({ name, group, wanted }: EntriesProps) {
  const { lists, decimal } = useFormParts();
  const { fields, append, remove, move } = useFieldArray({ name, keyName: "key" });
  const [opened, setOpened] = useState<number | null>(null);
  const [removing, setRemoving] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const focusAdding = useFocusOnAdding(name);
  const pathParts = partsOfPath(wanted);
  const [seen, setSeen] = useState("");
  if (wanted !== seen) {
    setSeen(wanted);
    if (pathParts?.group === name && pathParts.index !== null) setOpened(pathParts.index);
  }
  const add = () => {
    append(controlListEntry(group.fields, newEntry(group, lists), decimal), { shouldFocus: false });
    setOpened(fields.length);
  };
  const removeNow = () => {
    if (removing !== null) remove(removing);
    setRemoving(null);
    setOpened(null);
    focusAdding();
  };
  const step = (index: number, by: -1 | 1) => {
    move(index, index + by);
    const moved = { name: entryName(name, index), place: index + by + 1, total: fields.length };
    setAnnouncement(m.flk_page_rank_moved(moved));
    if (opened === index) setOpened(index + by);
    else if (opened === index + by) setOpened(index);
  };
  return (
    <Fields>
      {fields.length === 0 && <Text tone="muted">{m.flk_page_none()}</Text>}
      {fields.map(({ key }, index) => (
        <OneEntry
          key={key}
          name={name}
          group={group}
          index={index}
          count={fields.length}
          isOpen={opened === index}
          onOpen={() => setOpened(index)}
          onClose={() => setOpened(null)}
          onRemove={() => setRemoving(index)}
          onStep={(by) => step(index, by)}
        />
      ))}
      <LiveRegion>{announcement}</LiveRegion>
      <AddButton name={name} group={group} count={fields.length} onAdd={add} />
      <RemoveDialog
        name={removing === null ? null : entryName(name, removing)}
        onKeep={() => setRemoving(null)}
        onRemove={removeNow}
      />
    </Fields>
  );
}

/** The button that was pressed is gone with its entry: the focus goes to the one that adds. */
function useFocusOnAdding(name: GroupName): () => void {
  const [removed, setRemoved] = useState(0);
  useEffect(() => {
    if (removed > 0) document.getElementById(name)?.focus();
  }, [removed, name]);
  return () => setRemoved((before) => before + 1);
}

interface OneEntryProps extends Omit<EntriesProps, "wanted"> {
  readonly index: number;
  readonly count: number;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onRemove: () => void;
  readonly onStep: (by: -1 | 1) => void;
}

function OneEntry({ name, group, index, count, isOpen, onOpen, onClose, onRemove, onStep }: OneEntryProps) {
  const { control, getValues } = useFormContext();
  const parts = useFormParts();
  const at = `${name}.${index}`;
  const { errors } = useFormState({ control, name: at });
  const isWrong = get(errors, at) !== undefined;
  const title = entryName(name, index);
  const entry: unknown = getValues(at);
  const id = typeof entry === "object" && entry !== null ? Number(Reflect.get(entry, "id")) : null;
  const move = {
    up: m.flk_page_rank_up({ name: title }),
    down: m.flk_page_rank_down({ name: title }),
    isFirst: index === 0,
    isLast: index === count - 1,
    on: onStep,
  };
  return (
    <Entry
      name={title}
      heading={hasOwnTitle(name) ? undefined : "h2"}
      summary={isOpen ? "" : entrySummary(group, entry, parts) || m.flk_page_entry_empty()}
      isOpen={isOpen}
      isWrong={isWrong}
      edit={{ word: m.flk_page_edit(), label: m.flk_page_edit_entry({ name: title }), on: onOpen }}
      remove={{ word: m.flk_page_remove(), label: m.flk_page_remove_entry({ name: title }), on: onRemove }}
      done={{ word: m.flk_page_entry_done(), on: onClose }}
      move={count > 1 ? move : undefined}
    >
      <GroupFields group={name} at={at} id={id} />
    </Entry>
  );
}

interface AddButtonProps extends Pick<EntriesProps, "name" | "group"> {
  readonly count: number;
  readonly onAdd: () => void;
}

function AddButton({ name, group, count, onAdd }: AddButtonProps) {
  const error = useFieldError(name);
  const errorId = `${name}-error`;
  const { most } = group;
  if (count > most) {
    // Two devices may have added some each: all of them are kept until someone says which go.
    return (
      <Text id={name} tabIndex={-1} tone="danger">
        {m.flk_page_too_many({ count, max: most })}
      </Text>
    );
  }
  if (count === most) {
    return (
      <Text look="small" tone="muted">
        {m.flk_page_full({ max: most })}
      </Text>
    );
  }
  return (
    <Stack gap={8}>
      <Row>
        <Button id={name} kind="secondary" icon="plus" onClick={onAdd} aria-describedby={error && errorId}>
          {m.flk_page_add({ entry: group.entry({}).toLowerCase() })}
        </Button>
        <Text look="small" tone="muted">
          {m.flk_page_count({ count, max: most })}
        </Text>
      </Row>
      {error !== undefined && (
        <Text id={errorId} look="small" tone="danger">
          {error}
        </Text>
      )}
    </Stack>
  );
}
