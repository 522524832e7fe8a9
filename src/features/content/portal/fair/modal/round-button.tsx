import type { ComponentProps } from "react";
import { classNames } from "../../../../../ui/class-names.ts";
import { Icon } from "../../../../../ui/icons/icon.tsx";
import type { IconName } from "../../../../../ui/icons/icon-paths.ts";
import styles from "./round-button.module.css";

interface RoundButtonProps extends ComponentProps<"button"> {
  readonly icon: IconName;
  readonly label: string;
}

/** A round indigo button that stays readable on any pattern. */
export function RoundButton({ icon, label, className, ...rest }: RoundButtonProps) {
  return (
    <button type="button" aria-label={label} {...rest} className={classNames(styles.round, className)}>
      <Icon name={icon} />
    </button>
  );
}
