import { Link, useHref } from "react-router";
import { logoPath, site } from "../../contract/site.ts";
import { classNames } from "../../ui/class-names.ts";
import styles from "./brand.module.css";

const ring =
  "M14 4h4v4h-4zM10 8h4v4h-4zM18 8h4v4h-4zM6 12h4v4H6zM22 12h4v4h-4zM10 20h4v4h-4zM18 20h4v4h-4zM14 24h4v4h-4zM6 16h4v4H6zM22 16h4v4h-4z";

/** Our mark: one woven diamond. The same as public/favicon.svg. */
export function Diamond() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#123B6D" />
      <path fill="#fff" opacity=".92" d={ring} />
      <path fill="#F2B33D" d="M14 12h4v8h-4zM12 14h8v4h-8z" />
    </svg>
  );
}

interface BrandProps {
  /** Its name as a link: "Astra Career, ke beranda". */
  readonly label: string;
  readonly onNila?: boolean;
}

/** The site's wordmark, leading home: the operator's own logo, or our diamond and the name, its first word bold. */
export function Brand({ label, onNila }: BrandProps) {
  const [first, ...rest] = site.shortName.split(" ");
  const logo = useLogo();
  if (logo !== null)
    return (
      <Link to="/" className={classNames(styles.brand, styles.own, onNila && styles.onNila)} aria-label={label}>
        <img src={logo.src} alt="" width={logo.width} height={logoHeight} />
      </Link>
    );
  return (
    <Link to="/" className={classNames(styles.brand, onNila && styles.onNila)} aria-label={label}>
      <Diamond />
      <span>
        {first} <span>{rest.join(" ")}</span>
      </span>
    </Link>
  );
}

/** Pixels; its width follows from its shape. */
const logoHeight = 32;

function useLogo() {
  const root = useHref("/").replace(/\/$/, "");
  if (site.logo === null) return null;
  return { src: root + logoPath(site.logo), width: Math.round(logoHeight * site.logo.ratio) };
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
