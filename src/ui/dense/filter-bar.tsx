import type { ReactNode } from "react";
import { Form } from "react-router";
import styles from "./filter-bar.module.css";

interface FilterBarProps {
  readonly label: string;
  /** Sends the filters where no script does. */
  readonly button: ReactNode;
  /** Fields; their names are the address's own parameters. */
  readonly children: ReactNode;
}

/** Filters above a list, kept in the address: a change is sent at once, words when Enter is pressed. */
export function FilterBar({ label, button, children }: FilterBarProps) {
  return (
    <Form
      method="get"
      className={styles.bar}
      role="search"
      aria-label={label}
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement) currentTarget.requestSubmit();
      }}
    >
      {children}
      {button}
    </Form>
  );
}
