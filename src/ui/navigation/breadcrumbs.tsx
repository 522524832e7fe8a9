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

/** Each crumb as microdata, whose addresses need no origin. */
const step = { itemProp: "itemListElement", itemScope: true, itemType: "https://schema.org/ListItem" } as const;

/** The way here, with diamonds between; on phones only one step back. Search engines read it as a BreadcrumbList. */
export function Breadcrumbs({ label, trail, current }: BreadcrumbsProps) {
  return (
    <nav className={styles.crumbs} aria-label={label}>
      <ol className={styles.trail} itemScope itemType="https://schema.org/BreadcrumbList">
        {trail.map(({ text, to }, index) => (
          <li key={to} {...step}>
            <Link to={to} itemProp="item">
              <span itemProp="name">{text}</span>
            </Link>
            <meta itemProp="position" content={String(index + 1)} />
          </li>
        ))}
        <li aria-current="page" {...step}>
          <span itemProp="name">{current}</span>
          <meta itemProp="position" content={String(trail.length + 1)} />
        </li>
      </ol>
    </nav>
  );
}
