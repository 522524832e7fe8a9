import type { HTMLAttributes } from "react";
import { classNames } from "../class-names.ts";
import styles from "./layout.module.css";

type LayoutTag = "div" | "ul" | "ol" | "li" | "section" | "article" | "aside" | "header" | "nav" | "span";

/** Pixels between children, the steps that the design uses. */
export type Gap = 0 | 4 | 6 | 8 | 10 | 12 | 16 | 20 | 24 | 32 | 48;

interface LayoutProps extends HTMLAttributes<HTMLElement> {
  readonly as?: LayoutTag | undefined;
}

interface StackProps extends LayoutProps {
  readonly gap?: Gap | undefined;
}

/** Children below each other; 16 px between them. */
export function Stack({ as: Tag = "div", gap, className, ...rest }: StackProps) {
  return <Tag {...rest} data-gap={gap} className={classNames(styles.stack, className)} />;
}

interface RowProps extends StackProps {
  /** "between" pushes the ends apart, "start" aligns to the top and does not wrap. */
  readonly spread?: "between" | undefined;
  readonly align?: "start" | undefined;
  readonly wrap?: false | undefined;
}

/** Children beside each other, wrapping; 12 px between them. */
export function Row({ as: Tag = "div", gap, spread, align, wrap, className, ...rest }: RowProps) {
  return (
    <Tag
      {...rest}
      data-gap={gap}
      data-spread={spread}
      data-align={align}
      data-wrap={wrap === false ? "no" : undefined}
      className={classNames(styles.row, className)}
    />
  );
}

interface GridProps extends StackProps {
  /** Least width of a column in pixels. */
  readonly min?: 180 | 220 | 260 | 280 | 320 | 340 | undefined;
  /** Stretches few children over the whole row. */
  readonly stretch?: boolean | undefined;
}

/** As many equal columns as fit; 24 px between them. */
export function Grid({ as: Tag = "div", gap, min, stretch, className, ...rest }: GridProps) {
  return (
    <Tag
      {...rest}
      data-gap={gap}
      data-min={min}
      data-stretch={stretch || undefined}
      className={classNames(styles.grid, className)}
    />
  );
}

/** 1200 px at most, with the gutters of the view. */
export function Container({ as: Tag = "div", className, ...rest }: LayoutProps) {
  return <Tag {...rest} className={classNames(styles.container, className)} />;
}

/** A container with the air of a page above and below. */
export function Page({ as: Tag = "div", className, ...rest }: LayoutProps) {
  return <Tag {...rest} className={classNames(styles.container, styles.page, className)} />;
}

interface SectionProps extends LayoutProps {
  readonly sunk?: boolean | undefined;
}

/** A band of a long page, full width; put a Container inside. */
export function Section({ as: Tag = "section", sunk, className, ...rest }: SectionProps) {
  return <Tag {...rest} className={classNames(styles.section, sunk && styles.sunk, className)} />;
}

interface SplitProps extends LayoutProps {
  readonly gap?: 24 | 48 | undefined;
}

/** Eight columns and four; below each other under 900 px. Two children. */
export function Split({ as: Tag = "div", gap, className, ...rest }: SplitProps) {
  return <Tag {...rest} data-gap={gap} className={classNames(styles.split, className)} />;
}

/** Sections list 240, form 640, help 256; the help goes under 1180 px, the list under 900. Three children, the outer ones `nav` and `aside`. */
export function FormColumns({ as: Tag = "div", className, ...rest }: LayoutProps) {
  return <Tag {...rest} className={classNames(styles.columns, className)} />;
}

/** Stays in view below the top bar. */
export function Sticky({ as: Tag = "aside", className, ...rest }: LayoutProps) {
  return <Tag {...rest} className={classNames(styles.sticky, className)} />;
}
