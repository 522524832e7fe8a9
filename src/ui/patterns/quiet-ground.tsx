import type { HTMLAttributes } from "react";
import { classNames } from "../class-names.ts";
import styles from "./quiet-ground.module.css";

/** A pale band on which kawung outlines come up towards the end; for the head of a page that is read. */
export function QuietGround({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return <section {...rest} className={classNames(styles.ground, className)} />;
}
