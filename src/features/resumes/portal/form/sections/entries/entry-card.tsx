import type { ComponentType } from "react";
import { type ArrayPath, get, useFormContext, useFormState, useWatch } from "react-hook-form";
import { m } from "#messages";
import { Entry } from "../../../../../../ui/forms/entry.tsx";
import { entryText } from "../../describe/entry-text.ts";
import { useResumeForm } from "../../frame/form-context.ts";
import type { ResumeValues } from "../../values/resume-values.schema.ts";

export type ListPath = Extract<
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
export function EntryCard({ list, index, name, isOpen, onOpen, onClose, onRemove, entry: Fields }: EntryCardProps) {
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
