import type { FieldTexts } from "../fields/field.tsx";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-paths.ts";
import styles from "./search-select.module.css";
import type { Found, Search } from "./use-search.ts";

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

export interface SearchSelectProps extends FieldTexts {
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

/** The choice, as the closed box shows it. */
export function Face({ icon, value, texts }: SearchSelectProps) {
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
