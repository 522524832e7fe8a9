import { memo } from "react";
import { type GroupName, groups } from "../../../../domain/extended-forms/definition/definition.ts";
import type { FormPath } from "../../../../domain/extended-forms/form.ts";
import { Fields } from "../../../../ui/forms/form.tsx";
import { FormField } from "../fields/form-field.tsx";

interface GroupFieldsProps {
  readonly group: GroupName;
  readonly at: FormPath;
  /** Of an entry that repeats. */
  readonly id: number | null;
}

/** The fields of one entry, below each other in the order of the definition. */
export const GroupFields = memo(function GroupFields({ group, at, id }: GroupFieldsProps) {
  return (
    <Fields>
      {Object.keys(groups[group].fields).map((name) => (
        <FormField key={name} group={group} at={at} id={id} name={name} />
      ))}
    </Fields>
  );
});
