import { classNames } from "../class-names.ts";
import styles from "./company-logo.module.css";
import { companyMark, type MarkChoice } from "./company-mark.ts";

interface CompanyLogoProps extends MarkChoice {
  readonly name: string;
  /** Pixels; without it the parent's `--logo` holds, 48 by default. Under 40 the pattern is left out. */
  readonly size?: 32 | 40 | 44 | 48 | 56 | 64 | 72 | 88 | 112 | undefined;
  /** The company's own logo, where it has one. */
  readonly src?: string | undefined;
  readonly className?: string | undefined;
}

/** A company's mark, its own picture or one woven from its name; decoration, so the name must stand beside it. */
export function CompanyLogo({ name, size, src, className, ...choice }: CompanyLogoProps) {
  if (src !== undefined)
    return (
      <img
        className={classNames(styles.logo, styles.picture, className)}
        data-size={size}
        src={src}
        alt=""
        loading="lazy"
      />
    );
  const { dye, pattern, initials } = companyMark(name, choice);
  return (
    <span
      className={classNames(styles.logo, className)}
      data-size={size}
      data-dye={dye}
      data-pattern={pattern}
      data-initials={initials}
      aria-hidden="true"
    />
  );
}
