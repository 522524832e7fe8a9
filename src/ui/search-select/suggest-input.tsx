import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { TextInput, type TextInputProps } from "../fields/text-input.tsx";
import { useHydrated } from "../hydrated.ts";
import { VisuallyHidden } from "../layout/text.tsx";
import styles from "./suggest-input.module.css";
import { type Found, type Search, useSearch } from "./use-search.ts";

interface SuggestInputProps extends TextInputProps {
  readonly suggest: Search;
  /** Told what was chosen; what is in the box then is the page's matter. */
  readonly onSuggestion: (found: Found) => void;
  readonly texts: { readonly label: string; readonly count: (found: number) => string };
}

/** Texts that are too short are not asked about. */
const shortest = 2;

/**
 * A box for any text that suggests while one types: a plain field until React is there, then a combobox with a list
 * (WAI-ARIA). The box stays the same element all the time, so that nothing that is typed is lost; nothing is chosen
 * unless someone chooses it.
 */
export function SuggestInput({ suggest, onSuggestion, texts, ...input }: SuggestInputProps) {
  const isHydrated = useHydrated();
  const listId = useId();
  const { found, ask } = useSearch(suggest);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && found.length > 0;
  const optionId = (at: number) => `${listId}-${at}`;
  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [active, listId]);
  const askFor = (text: string) => {
    setActive(-1);
    setOpen(text.trim().length >= shortest);
    if (text.trim().length >= shortest) void ask(text.trim());
  };
  const choose = (one: Found | undefined) => {
    setOpen(false);
    setActive(-1);
    if (one) onSuggestion(one);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (isShown) setActive(beside(active, found.length, event.key));
      else askFor(event.currentTarget.value);
    } else if (event.key === "Enter" && isShown && active >= 0) {
      event.preventDefault();
      choose(found[active]);
    } else if (event.key === "Enter") choose(undefined);
    else if (event.key === "Escape" && isShown) {
      event.preventDefault();
      choose(undefined);
    }
  };
  const combobox = {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": isShown,
    "aria-controls": listId,
    "aria-activedescendant": isShown && active >= 0 ? optionId(active) : undefined,
    onInput: (event: { currentTarget: HTMLInputElement }) => askFor(event.currentTarget.value),
    onBlur: () => choose(undefined),
    onKeyDown,
  } as const;
  return (
    <span className={styles.suggest}>
      <TextInput {...input} {...(isHydrated ? combobox : {})} />
      {isHydrated && (
        <>
          <Suggestions {...{ listId, found, active, isShown, optionId }} label={texts.label} onChoose={choose} />
          <VisuallyHidden role="status">{isShown ? texts.count(found.length) : ""}</VisuallyHidden>
        </>
      )}
    </span>
  );
}

/** The option below or above; past either end nothing is marked, and the words in the box count. */
function beside(active: number, options: number, key: "ArrowDown" | "ArrowUp"): number {
  if (key === "ArrowDown") return active + 1 < options ? active + 1 : -1;
  return active < 0 ? options - 1 : active - 1;
}

interface SuggestionsProps {
  readonly listId: string;
  readonly label: string;
  readonly found: readonly Found[];
  readonly active: number;
  readonly isShown: boolean;
  readonly optionId: (at: number) => string;
  readonly onChoose: (found: Found) => void;
}

/** The list below the box; the focus stays in the box. */
export function Suggestions({ listId, label, found, active, isShown, optionId, onChoose }: SuggestionsProps) {
  return (
    <div id={listId} role="listbox" aria-label={label} className={styles.list} hidden={!isShown}>
      {found.map((one, at) => (
        <button
          key={one.value}
          id={optionId(at)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          className={styles.option}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(one)}
        >
          <span>{one.label}</span>
          {one.note !== undefined && <small>{one.note}</small>}
        </button>
      ))}
    </div>
  );
}
