import { Link } from "react-router";
import { classNames } from "../../ui/class-names.ts";
import { site } from "../site.ts";
import styles from "./brand.module.css";
import { Diamond } from "./diamond.tsx";

interface BrandProps {
  /** Its name as a link: "Astra Career, ke beranda". */
  readonly label: string;
  readonly onNila?: boolean;
}

/** The site's wordmark, leading home: our diamond and the name, its first word bold. */
export function Brand({ label, onNila }: BrandProps) {
  const [first, ...rest] = site.shortName.split(" ");
  return (
    <Link to="/" className={classNames(styles.brand, onNila && styles.onNila)} aria-label={label}>
      <Diamond />
      <span>
        {first} <span>{rest.join(" ")}</span>
      </span>
    </Link>
  );
}

/** The diamond with a word of its own: the head of the drawer. */
export function BrandedWord({ children }: { readonly children: string }) {
  return (
    <span className={styles.brand}>
      <Diamond />
      {children}
    </span>
  );
}
