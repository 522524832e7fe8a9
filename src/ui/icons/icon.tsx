import { classNames } from "../class-names.ts";
import styles from "./icon.module.css";
import { type IconName, iconPaths } from "./icon-paths.ts";

export interface IconProps {
  readonly name: IconName;
  /** 16, 18, 20 (default), 24 or 32 px. */
  readonly size?: 16 | 18 | 24 | 32 | undefined;
  readonly className?: string | undefined;
}

/** One Tabler icon, inline; decoration, so the words stand beside it or name the button around it. */
export function Icon({ name, size, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      viewBox="0 0 24 24"
      data-size={size}
      data-filled={name.endsWith("-filled") || undefined}
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
