import { Combobox } from "@base-ui/react/combobox";
import control from "../fields/control.module.css";
import { Field, type FieldTexts, type FieldWiring, useFieldId } from "../fields/field.tsx";
import { useHydrated } from "../hydrated.ts";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-paths.ts";
import styles from "./search-select.module.css";
import { type Found, type Search, type SearchState, useSearch } from "./use-search.ts";

export type { Found, Search } from "./use-search.ts";

interface SearchSelectTexts {
  /** In the box while nothing is chosen: "Pilih institusi". */
  readonly placeholder: string;
  /** Name of the box that is typed into: "Cari institusi". */
  readonly search: string;
  readonly waiting: string;
  readonly nothing: string;
  readonly failed: string;
  readonly count: (found: number) => string;
}

interface SearchSelectProps extends FieldTexts {
  readonly id?: string | undefined;
  /** Name under which the chosen value is sent with the form. */
  readonly name: string;
  readonly value: Found | null;
  readonly onChange: (value: Found | null) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly search: Search;
  /** Always last in the list: "Lainnya". */
  readonly other?: Found | undefined;
  readonly icon?: IconName | undefined;
  readonly disabled?: boolean | undefined;
  readonly texts: SearchSelectTexts;
}

/** Chooses one of very many by asking the server while typing. Needs the browser's React: form pages only. */
export function SearchSelect(props: SearchSelectProps) {
  const { label, hint, error, optional, good, below, name, value } = props;
  const id = useFieldId(props.id, name);
  // The library writes a style attribute on the server, which our CSP refuses; so the server sends only the box's look.
  const hydrated = useHydrated();
  return (
    <Field id={id} {...{ label, hint, error, optional, good, below }}>
      {(wiring) => (
        <>
          {hydrated ? (
            <Chooser {...props} wiring={wiring} />
          ) : (
            <button type="button" {...wiring} className={styles.trigger} disabled={props.disabled}>
              <Face {...props} />
            </button>
          )}
          <input type="hidden" name={name} value={value?.value ?? ""} />
        </>
      )}
    </Field>
  );
}

function Chooser({ wiring, ...props }: SearchSelectProps & { readonly wiring: FieldWiring }) {
  const { value, onChange, onBlur, other, disabled, texts } = props;
  const { found, state, ask } = useSearch(props.search);
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

function Face({ icon, value, texts }: SearchSelectProps) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span className={styles.value} data-empty={value === null || undefined}>
        {value?.label ?? texts.placeholder}
      </span>
      <Icon name="chevron-down" />
    </>
  );
}

interface PopupProps {
  readonly label: string;
  readonly texts: SearchSelectTexts;
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

function statusText(texts: SearchSelectTexts, state: SearchState, found: number): string {
  if (state === "failed") return texts.failed;
  if (state !== "done") return texts.waiting;
  return found === 0 ? texts.nothing : texts.count(found);
}
