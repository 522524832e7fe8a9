import type { ReactNode } from "react";
import buttons from "../actions/button.module.css";
import { buttonLook } from "../actions/button.tsx";
import { classNames } from "../class-names.ts";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-paths.ts";
import styles from "./filter-sheet.module.css";

interface FilterSheetProps {
  readonly id: string;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** On phones below the filters: "Hapus" and "Tampilkan 128 lowongan". */
  readonly foot: ReactNode;
  /** From 1024 px on a row above the list, not a column beside it. */
  readonly across?: boolean | undefined;
}

/** Filters: beside the list; where the menu is folded, a sheet from the bottom. One copy in the page, no script needed. */
export function FilterSheet({ id, title, closeLabel, children, foot, across }: FilterSheetProps) {
  return (
    <section id={id} popover="auto" className={styles.sheet} aria-label={title} data-across={across || undefined}>
      <div className={styles.head}>
        <strong>{title}</strong>
        <button
          type="button"
          className={classNames(buttons.button, buttons.square)}
          {...buttonLook({ kind: "quiet", small: true })}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={closeLabel}
        >
          <Icon name="x" size={24} />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
      <div className={styles.foot}>{foot}</div>
    </section>
  );
}

interface OpenerProps {
  /** The sheet's id. */
  readonly sheet: string;
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
}

/** Opens the sheet; gone where the filters stand beside the list. */
export function FilterSheetOpener({ sheet, icon = "adjustments-horizontal", children }: OpenerProps) {
  return (
    <button
      type="button"
      popoverTarget={sheet}
      className={classNames(buttons.button, styles.opener)}
      {...buttonLook({ kind: "secondary", small: true })}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}

/** One question among the filters: a legend and its boxes, with a line above. */
export function FilterGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div>{children}</div>
    </fieldset>
  );
}
