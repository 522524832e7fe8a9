import type { HTMLAttributes } from "react";
import { classNames } from "../class-names.ts";
import styles from "./text.module.css";

interface TextProps extends HTMLAttributes<HTMLElement> {
  readonly as?: "p" | "span" | "div" | "small" | "strong" | "h1" | "h2" | "h3" | "h4" | undefined;
  /** How it looks, whatever its level: "h3" for an h2 in a card. */
  readonly look?: "display" | "h1" | "h2" | "h3" | "h4" | "lead" | "body" | "small" | undefined;
  readonly tone?: "muted" | "danger" | "warning" | "success" | undefined;
}

/** Text with one of the design's sizes and colours. */
export function Text({ as: Tag = "p", look, tone, className, ...rest }: TextProps) {
  return <Tag {...rest} data-look={look} data-tone={tone} className={classNames(styles.text, className)} />;
}

/** Long reading: paragraphs, headings and lists with diamonds. */
export function Prose({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classNames(styles.prose, className)} />;
}

/** For screen readers only. */
export function VisuallyHidden({ as: Tag = "span", ...rest }: Pick<TextProps, "as"> & HTMLAttributes<HTMLElement>) {
  return <Tag {...rest} className={styles.hidden} />;
}
