import { type ReactNode, type RefCallback, useCallback, useMemo, useState } from "react";
import { m } from "#messages";
import { mergeRefs } from "../../../../../ui/class-names.ts";
import { TextField } from "../../../../../ui/fields/text-field.tsx";
import { Text } from "../../../../../ui/layout/text.tsx";
import { type CharacterSet, inUsualSigns, isAllowed, onlyAllowed } from "../../../rules/free-text.ts";
import { lineLength } from "../../../rules/limits.ts";

/** What the key rule did last: it held a key back, or left characters out of what was pasted. */
type KeyVerdict = "blocked" | "filtered" | null;

const inserted = new Set(["insertFromPaste", "insertFromDrop", "insertReplacementText", "insertFromYank"]);

/** Inserts a text at the cursor and notifies the form, as if it had been typed. */
function insert(input: HTMLInputElement, text: string): void {
  const start = input.selectionStart ?? input.value.length;
  input.setRangeText(text, start, input.selectionEnd ?? start, "end");
  input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
}

function filterWhole(input: HTMLInputElement, set: CharacterSet): void {
  const caret = onlyAllowed(input.value.slice(0, input.selectionStart ?? input.value.length), set).length;
  input.setRangeText(onlyAllowed(input.value, set), 0, input.value.length, "end");
  input.setSelectionRange(caret, caret);
  input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
}

/** Lets only allowed characters into a field (§5 "Free-text keypress"); the verdict says what was kept out. */
function useKeyRule(set: CharacterSet): { guard: RefCallback<HTMLInputElement>; verdict: KeyVerdict } {
  const [verdict, setVerdict] = useState<KeyVerdict>(null);
  const guard = useCallback<RefCallback<HTMLInputElement>>(
    (input) => {
      if (input === null) return;
      const before = (event: InputEvent) => {
        if (event.data === null || event.isComposing) return;
        if (isAllowed(event.data, set)) return setVerdict(null);
        event.preventDefault();
        const usual = inUsualSigns(event.data);
        if (isAllowed(usual, set)) {
          insert(input, usual);
          return setVerdict(null);
        }
        const isInserted = inserted.has(event.inputType);
        if (isInserted) insert(input, onlyAllowed(event.data, set));
        setVerdict(isInserted ? "filtered" : "blocked");
      };
      // Screen keyboards compose words and cannot be stopped, so their word is filtered when it is done.
      const composed = () => {
        if (isAllowed(input.value, set)) return;
        const isDropped = !isAllowed(inUsualSigns(input.value), set);
        filterWhole(input, set);
        setVerdict(isDropped ? "blocked" : null);
      };
      const leave = () => setVerdict(null);
      input.addEventListener("beforeinput", before);
      input.addEventListener("compositionend", composed);
      input.addEventListener("blur", leave);
      return () => {
        input.removeEventListener("beforeinput", before);
        input.removeEventListener("compositionend", composed);
        input.removeEventListener("blur", leave);
      };
    },
    [set],
  );
  return { guard, verdict };
}

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
