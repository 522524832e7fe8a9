import { useEffect, useState } from "react";
import { get, useFieldArray, useFormContext, useFormState } from "react-hook-form";
import { m } from "#messages";
import type { GroupName } from "../../../../domain/extended-forms/definition/definition.ts";
import type { Many } from "../../../../domain/extended-forms/definition/group.ts";
import { newEntry } from "../../../../domain/extended-forms/form.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { LiveRegion } from "../../../../ui/feedback/live-region.tsx";
import { Entry } from "../../../../ui/forms/entry.tsx";
import { Fields } from "../../../../ui/forms/form.tsx";
import { Row, Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { RemoveDialog } from "../../../resume/form/sections/entries/remove-dialog.tsx";
import { entryName, hasOwnTitle, partsOfPath } from "../checks/places.ts";
import { useFieldError } from "../fields/use-form-field.ts";
import { controlListEntry } from "../values/controls.ts";
import { entrySummary } from "./entry-summary.ts";
import { useFormParts } from "./form-context.ts";
import { GroupFields } from "./group-fields.tsx";

interface EntriesProps {
  readonly name: GroupName;
  readonly group: Many;
  /** The field that the address asks for, if any. */
  readonly wanted: string;
}

/** Entries of a group: added, edited by index, put in order, removed after asking. */
export function Entries({ name, group, wanted }: EntriesProps) {
  const { lists, decimal } = useFormParts();
  const { fields, append, remove, move } = useFieldArray({ name, keyName: "key" });
  const [opened, setOpened] = useState<number | null>(null);
  const [removing, setRemoving] = useState<number | null>(null);
  const [told, setTold] = useState("");
  const focusAdding = useFocusOnAdding(name);
  const asked = partsOfPath(wanted);
  const [seen, setSeen] = useState("");
  if (wanted !== seen) {
    setSeen(wanted);
    if (asked?.group === name && asked.index !== null) setOpened(asked.index);
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
    setTold(m.flk_page_rank_moved(moved));
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
      <LiveRegion>{told}</LiveRegion>
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
  const held: unknown = getValues(at);
  const id = typeof held === "object" && held !== null ? Number(Reflect.get(held, "id")) : null;
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
      summary={isOpen ? "" : entrySummary(group, held, parts) || m.flk_page_entry_empty()}
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
    // Two devices may have added some each: all of them are kept until somebody says which go.
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
