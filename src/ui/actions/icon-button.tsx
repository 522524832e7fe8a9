import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "../class-names.ts";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-paths.ts";
import styles from "./button.module.css";
import { type ButtonLook, buttonLook } from "./button.tsx";

interface IconLook extends Pick<ButtonLook, "kind" | "small"> {
  readonly icon: IconName;
  /** Its action: the button's name. */
  readonly label: string;
}

/** A square button with an icon and a name for those who do not see it. */
export function IconButton({
  kind = "quiet",
  small,
  icon,
  label,
  className,
  ...rest
}: IconLook & ComponentProps<"button">) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      {...buttonLook({ kind, small })}
      className={classNames(styles.button, styles.square, className)}
    >
      <Icon name={icon} size={kind === "quiet" ? 24 : undefined} />
    </button>
  );
}

/** The same as a link. */
export function IconLink({ kind = "quiet", small, icon, label, className, ...rest }: IconLook & LinkProps) {
  return (
    <Link
      aria-label={label}
      {...rest}
      {...buttonLook({ kind, small })}
      className={classNames(styles.button, styles.square, className)}
    >
      <Icon name={icon} size={kind === "quiet" ? 24 : undefined} />
    </Link>
  );
}
