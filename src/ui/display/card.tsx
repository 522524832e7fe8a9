import type { HTMLAttributes } from "react";
import { classNames } from "../class-names.ts";
import styles from "./card.module.css";

interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: "div" | "section" | "article" | "li" | "aside" | undefined;
  /** Inner space: 24 px (16 on phones) by default, up to 32 when roomy. */
  readonly inset?: "roomy" | "none" | undefined;
}

/** A white sheet with a thin line; no shadow. */
export function Card({ as: Tag = "div", inset, className, ...rest }: CardProps) {
  return <Tag {...rest} data-inset={inset} className={classNames(styles.card, className)} />;
}
