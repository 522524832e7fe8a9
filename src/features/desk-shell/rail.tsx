import { NavLink } from "react-router";
import { m } from "#messages";
import { Icon } from "../../ui/icons/icon.tsx";
import type { DeskViewer } from "../identity/desk/session.calls.ts";
import { PlaceCount } from "./place-count.tsx";
import { type Place, places } from "./places.ts";
import styles from "./rail.module.css";
import { RailFoot } from "./rail-foot.tsx";

/** Where one can go, in which language and look, and who one is; on phones the bar below says it. */
export function Rail({ viewer }: { readonly viewer: DeskViewer }) {
  const allowed = new Set(viewer.actions);
  const groups = places.map((group) => group.filter(({ needs }) => allowed.has(needs)));
  return (
    <header className={styles.rail}>
      <p className={styles.name}>{m.desk_shell_name()}</p>
      <nav aria-label={m.desk_shell_nav()} className={styles.places}>
        {groups
          .filter((group) => group.length > 0)
          .map((group) => (
            <ul key={group[0]?.to}>
              {group.map((place) => (
                <li key={place.to}>
                  <PlaceLink place={place} />
                </li>
              ))}
            </ul>
          ))}
      </nav>
      <RailFoot viewer={viewer} />
    </header>
  );
}

interface PlaceLinkProps {
  readonly place: Place;
  readonly onClick?: () => void;
}

/** To a place of the desk's, as a row. */
export function PlaceLink({ place: { to, icon, label, end, counts }, onClick }: PlaceLinkProps) {
  return (
    <NavLink to={to} end={end ?? false} className={styles.link} title={label()} onClick={onClick}>
      <Icon name={icon} size={18} />
      <span>{label()}</span>
      {counts !== undefined && <PlaceCount of={counts} />}
    </NavLink>
  );
}
