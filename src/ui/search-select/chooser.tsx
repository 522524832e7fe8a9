import { Combobox } from "@base-ui/react/combobox";
import { useEffect, useState } from "react";
import control from "../fields/control.module.css";
import type { FieldWiring } from "../fields/field.tsx";
import { Icon } from "../icons/icon.tsx";
import { Face, type SearchSelectProps } from "./face.tsx";
import styles from "./search-select.module.css";
import { type Found, type SearchState, useSearch } from "./use-search.ts";

/** The box with its list, which opens and is typed into; what was focused in its stead gives it the focus. */
export function Chooser({ wiring, ...props }: SearchSelectProps & { readonly wiring: FieldWiring }) {
  const { value, onChange, onBlur, other, disabled, texts } = props;
  const { found, state, ask } = useSearch(props.search);
  const [takesFocus] = useState(() => document.activeElement?.id === wiring.id);
  useEffect(() => {
    if (takesFocus) document.getElementById(wiring.id)?.focus();
  }, [takesFocus, wiring.id]);
  const items = other ? [...found.filter((item) => item.value !== other.value), other] : found;
  return (
    <Combobox.Root
      items={items}
      filter={null}
      autoHighlight
      value={value}
      disabled={disabled}
      onValueChange={onChange}
      isItemEqualToValue={(one, two) => one.value === two.value}
      onInputValueChange={(text, { reason }) => reason === "input-change" && ask(text)}
      onOpenChange={(open) => (open ? ask("") : onBlur?.())}
    >
      <Combobox.Trigger {...wiring} className={styles.trigger}>
        <Face {...props} />
      </Combobox.Trigger>
      <Popup label={texts.search} texts={texts} state={state} found={found.length} other={other} />
    </Combobox.Root>
  );
}

interface PopupProps {
  readonly label: string;
  readonly texts: SearchSelectProps["texts"];
  readonly state: SearchState;
  readonly found: number;
  readonly other: Found | undefined;
}

/** The typed box stands inside the popup: so no unnamed "Dismiss" buttons are made around it. */
function Popup({ label, texts, state, found, other }: PopupProps) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner className={styles.place} sideOffset={6} align="start">
        <Combobox.Popup className={styles.popup} aria-label={label}>
          <span className={control.group}>
            <Icon name="search" />
            <Combobox.Input className={control.input} aria-label={label} placeholder={label} enterKeyHint="done" />
          </span>
          <Combobox.Status className={styles.status}>{statusText(texts, state, found)}</Combobox.Status>
          <Combobox.List className={styles.list}>
            {(item: Found) => (
              <Combobox.Item
                key={item.value}
                value={item}
                className={styles.item}
                data-other={item.value === other?.value || undefined}
              >
                <span>{item.label}</span>
                {item.note && <small>{item.note}</small>}
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}

function statusText(texts: SearchSelectProps["texts"], state: SearchState, found: number): string {
  if (state === "failed") return texts.failed;
  if (state !== "done") return texts.waiting;
  return found === 0 ? texts.nothing : texts.count(found);
}
