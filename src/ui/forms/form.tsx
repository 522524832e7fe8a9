import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./form.module.css";

/** One column of fields, 24 px apart. */
export function Fields({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classNames(styles.fields, className)} />;
}

/** Two short fields beside each other; below each other on phones unless kept. */
export function Pair({ keep, children }: { readonly keep?: boolean | undefined; readonly children: ReactNode }) {
  return (
    <div className={styles.pair} data-keep={keep || undefined}>
      {children}
    </div>
  );
}
