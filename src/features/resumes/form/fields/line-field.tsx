import { type ReactNode, useMemo } from "react";
import { m } from "#messages";
import type { FieldTexts } from "../../../../ui/fields/field.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import type { TextInputProps } from "../../../../ui/fields/text-input.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { mergeRefs } from "../../../../ui/merge-refs.ts";
import type { CharacterSet } from "../../rules/free-text.ts";
import { lineLength } from "../../rules/limits.ts";
import { type KeyVerdict, useKeyRule } from "./use-key-rule.ts";
import { type TextPath, useResumeField } from "./use-resume-field.ts";

type LineFieldProps = FieldTexts &
  Pick<TextInputProps, "autoComplete" | "autoCapitalize" | "inputMode" | "placeholder"> & {
    readonly name: TextPath;
    /** Which characters it lets in (§5). */
    readonly set: CharacterSet;
  };

const refusals = { plain: m.resumes_field_characters, names: m.resumes_field_name_characters } as const;

/** One line of free text under the key rule. */
export function LineField({ name, set, ...props }: LineFieldProps) {
  const { field, error } = useResumeField(name);
  const { guard, verdict } = useKeyRule(set);
  const ref = useMemo(() => mergeRefs(field.ref, guard), [field.ref, guard]);
  return (
    <div>
      <TextField enterKeyHint="next" maxLength={lineLength} {...props} {...field} ref={ref} error={error} />
      <KeyNotice verdict={verdict} set={set} />
    </div>
  );
}

/** Says why a key did nothing. Stays in the page, so that screen readers hear it. */
function KeyNotice({ verdict, set }: { readonly verdict: KeyVerdict; readonly set: CharacterSet }): ReactNode {
  const refusal = refusals[set]();
  const text = verdict === "filtered" ? m.resumes_form_paste_filtered({ rule: refusal }) : refusal;
  return (
    <Text look="small" tone="danger" role="status">
      {verdict !== null && text}
    </Text>
  );
}
