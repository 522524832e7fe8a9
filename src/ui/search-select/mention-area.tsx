import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from "react";
import { TextArea } from "../fields/text-field.tsx";
import { useHydrated } from "../hydrated.ts";
import { VisuallyHidden } from "../layout/text.tsx";
import suggestStyles from "./suggest-input.module.css";
import { Suggestions } from "./suggest-input.tsx";
import type { Found } from "./use-search.ts";

interface MentionTexts {
  /** Name of the list. */
  readonly label: string;
  readonly count: (found: number) => string;
}

interface MentionAreaProps extends ComponentProps<typeof TextArea> {
  /** What is being mentioned at the caret: from where, and who may be meant; null for nothing. */
  readonly lookUp: (text: string, caret: number) => { from: number; found: readonly Found[] } | null;
  readonly onPick: (found: Found) => void;
  readonly texts: MentionTexts;
}

const steps: ReadonlyMap<string, number> = new Map([
  ["ArrowDown", 1],
  ["ArrowUp", -1],
]);

/**
 * Several lines in which "@" opens a list of people. The focus stays in the text: arrows choose, Enter or Tab takes, Escape
 * closes; a screen reader hears the option that is marked and how many there are (WAI-ARIA, list autocomplete).
 */
export function MentionArea({ lookUp, onPick, texts, ...area }: MentionAreaProps) {
  const isHydrated = useHydrated();
  const listId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [open, setOpen] = useState<ReturnType<typeof lookUp>>(null);
  const [active, setActive] = useState(0);
  const found = open?.found ?? [];
  const isShown = found.length > 0;
  const optionId = (at: number) => `${listId}-${at}`;
  const look = () => {
    const { current } = box;
    if (current === null) return;
    setActive(0);
    setOpen(current.selectionStart === current.selectionEnd ? lookUp(current.value, current.selectionStart) : null);
  };
  const pick = (one: Found | undefined) => {
    if (box.current === null || open === null || one === undefined) return;
    onPick(one);
    box.current.setRangeText(`@${one.label} `, open.from, box.current.selectionStart, "end");
    setOpen(null);
    box.current.dispatchEvent(new Event("input", { bubbles: true }));
    box.current.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isShown || event.nativeEvent.isComposing) return;
    const step = steps.get(event.key);
    if (step !== undefined) setActive((active + step + found.length) % found.length);
    else if (event.key === "Enter" || event.key === "Tab") pick(found[active]);
    else if (event.key === "Escape") setOpen(null);
    else return;
    event.preventDefault();
  };
  const autocomplete = {
    "aria-autocomplete": "list",
    "aria-controls": listId,
    "aria-activedescendant": isShown ? optionId(active) : undefined,
    onKeyDown,
    onClick: look,
    onBlur: () => setOpen(null),
  } as const;
  return (
    <div className={suggestStyles.suggest}>
      <TextArea
        {...area}
        {...(isHydrated ? autocomplete : {})}
        ref={box}
        onInput={(event) => {
          area.onInput?.(event);
          look();
        }}
      />
      {isHydrated && (
        <>
          <Suggestions {...{ listId, found, active, isShown, optionId }} label={texts.label} onChoose={pick} />
          <VisuallyHidden role="status">{isShown ? texts.count(found.length) : ""}</VisuallyHidden>
        </>
      )}
    </div>
  );
}
