import { Link, type LinkProps } from "react-router";
import { classNames } from "../class-names.ts";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-paths.ts";
import styles from "./more-link.module.css";

/** "Semua lowongan →": a bold link 44 px high that leads on; with an icon in front it has no arrow. */
export function MoreLink({ icon, className, children, ...rest }: LinkProps & { readonly icon?: IconName | undefined }) {
  return (
    <Link {...rest} className={classNames(styles.more, className)}>
      {icon ? (
        <>
          <Icon name={icon} />
          {children}
        </>
      ) : (
        <span>
          <span className={styles.words}>{children}</span>
          <Icon name="arrow-right" className={styles.arrow} />
        </span>
      )}
    </Link>
  );
}
