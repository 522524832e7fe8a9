import { type ReactNode, useMemo } from "react";
import { m } from "#messages";
import type { CharacterSet } from "../../../../domain/resumes/rules/free-text.ts";
import { lineLength } from "../../../../domain/resumes/rules/limits.ts";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { mergeRefs } from "../../../../ui/merge-refs.ts";
import { type KeyVerdict, useKeyRule } from "./use-key-rule.ts";

type RuledLineProps = Parameters<typeof TextField>[0] & {
  /** Which characters it lets in (§5). */
  readonly set: CharacterSet;
};

const refusals = { plain: m.resumes_field_characters, names: m.resumes_field_name_characters } as const;

/** One line of free text under the key rule, whatever form it stands in. */
export function RuledLine({ set, ref: outer, ...props }: RuledLineProps) {
  const { guard, verdict } = useKeyRule(set);
  const ref = useMemo(() => mergeRefs(outer, guard), [outer, guard]);
  return (
    <div>
      <TextField enterKeyHint="next" maxLength={lineLength} {...props} ref={ref} />
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
