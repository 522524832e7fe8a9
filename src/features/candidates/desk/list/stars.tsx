import { m } from "#messages";
import { Icon } from "../../../../ui/icons/icon.tsx";
import styles from "./stars.module.css";

const places = [1, 2, 3] as const;

/** The stars of an application, as many as it has. */
export function Stars({ stars }: { readonly stars: number }) {
  if (stars === 0) return <span className={styles.none}>–</span>;
  return (
    <span className={styles.stars} role="img" aria-label={m.desk_applicants_stars_of({ stars })}>
      {places.slice(0, stars).map((place) => (
        <Icon key={place} name="star-filled" size={16} />
      ))}
    </span>
  );
}
