import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "../class-names.ts";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-paths.ts";
import styles from "./button.module.css";

export interface ButtonLook {
  /** primary (default) · accent kunyit · secondary with a line · quiet · danger · danger-line · ghost on nila. */
  readonly kind?: "accent" | "secondary" | "quiet" | "danger" | "danger-line" | "ghost" | undefined;
  /** 44 px high in place of 48. */
  readonly small?: boolean | undefined;
  /** As wide as its parent. */
  readonly wide?: boolean | undefined;
  readonly icon?: IconName | undefined;
  readonly iconEnd?: IconName | undefined;
}

export interface ButtonProps extends ButtonLook, ComponentProps<"button"> {
  /** Shows a spinner and swallows presses; keeps the focus. Give the children that say what is happening. */
  readonly busy?: boolean | undefined;
}

/** A button that does something; one that leads somewhere is a ButtonLink. Its type is "button" unless said. */
export function Button({ kind, small, wide, icon, iconEnd, busy, className, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(busy ? { "aria-busy": true, "aria-disabled": true, onClick: swallow } : { onClick })}
      {...buttonLook({ kind, small, wide })}
      className={classNames(styles.button, className)}
    >
      <ButtonFace icon={busy ? undefined : icon} iconEnd={iconEnd} busy={busy}>
        {children}
      </ButtonFace>
    </button>
  );
}

/** Data attributes that dress a button; shared with links that look like one. */
export function buttonLook({ kind, small, wide }: Pick<ButtonLook, "kind" | "small" | "wide">) {
  return { "data-kind": kind, "data-small": small || undefined, "data-wide": wide || undefined };
}

interface ButtonFaceProps extends Pick<ButtonLook, "icon" | "iconEnd"> {
  readonly busy?: boolean | undefined;
  readonly children?: ReactNode;
}

/** Icon, words, icon. */
export function ButtonFace({ icon, iconEnd, busy, children }: ButtonFaceProps) {
  return (
    <>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </>
  );
}

function swallow(event: MouseEvent) {
  event.preventDefault();
}

type ButtonLinkProps = ButtonLook & LinkProps;

/** A link that looks like a button. */
export function ButtonLink({ kind, small, wide, icon, iconEnd, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} {...buttonLook({ kind, small, wide })} className={classNames(styles.button, className)}>
      <ButtonFace icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonFace>
    </Link>
  );
}
