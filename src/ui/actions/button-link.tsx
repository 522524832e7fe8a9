import { Link, type LinkProps } from "react-router";
import { classNames } from "../class-names.ts";
import styles from "./button.module.css";
import { ButtonFace, type ButtonLook, buttonLook } from "./button.tsx";

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
