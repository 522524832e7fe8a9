import type { FieldTexts } from "../../../../../ui/fields/field.tsx";
import type { TextInputProps } from "../../../../../ui/fields/text-input.tsx";
import type { CharacterSet } from "../../../rules/free-text.ts";
import { RuledLine } from "../controls/ruled-line.tsx";
import { type TextPath, useResumeField } from "./use-resume-field.ts";

type LineFieldProps = FieldTexts &
  Pick<TextInputProps, "autoComplete" | "autoCapitalize" | "inputMode" | "placeholder"> & {
    readonly name: TextPath;
    /** Which characters it lets in (§5). */
    readonly set: CharacterSet;
  };

/** One line of free text under the key rule. */
export function LineField({ name, ...props }: LineFieldProps) {
  const { field, error } = useResumeField(name);
  return <RuledLine {...props} {...field} error={error} />;
}
