import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-paths.ts";
import styles from "./control.module.css";

export interface TextInputProps extends Omit<ComponentProps<"input">, "prefix"> {
  readonly icon?: IconName | undefined;
  /** Before the entry, on sunk ground: "Rp". */
  readonly prefix?: string | undefined;
  /** After the entry: "tahun". */
  readonly suffix?: string | undefined;
}

/** The bare box, for use inside a FieldSet or a search form; alone it needs an aria-label. */
export function TextInput({ icon, prefix, suffix, className, children, ...rest }: TextInputProps) {
  const input = <input {...rest} className={classNames(styles.input, className)} />;
  if (!icon && !prefix && !suffix && !children) return input;
  return (
    <span className={styles.group}>
      {icon && <Icon name={icon} />}
      {prefix && <span className={styles.prefix}>{prefix}</span>}
      {input}
      {suffix && <span className={styles.suffix}>{suffix}</span>}
      {children}
    </span>
  );
}
