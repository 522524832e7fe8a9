import { Link } from "react-router";
import styles from "./breadcrumbs.module.css";

interface Crumb {
  readonly text: string;
  readonly to: string;
}

interface BreadcrumbsProps {
  readonly label: string;
  readonly trail: readonly Crumb[];
  /** The page itself, not a link. */
  readonly current: string;
}

/** The way here, with diamonds between; on phones only one step back. */
export function Breadcrumbs({ label, trail, current }: BreadcrumbsProps) {
  return (
    <nav className={styles.crumbs} aria-label={label}>
      <ol className={styles.trail}>
        {trail.map(({ text, to }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
