import { useRef } from "react";
import { NavLink } from "react-router";
import { m } from "#messages";
import { Icon } from "../../ui/icons/icon.tsx";
import type { DeskViewer } from "../identity/desk/session.calls.ts";
import { PlaceCount } from "./place-count.tsx";
import { type Place, places, placesInBar } from "./places.ts";
import { PlaceLink } from "./rail.tsx";
import { RailFoot } from "./rail-foot.tsx";
import styles from "./tab-bar.module.css";

/** The places that the bar has room for, beside the one for all others. */
const room = 4;

const sheetId = "desk-more";

/** On phones, in the rail's place: the places that one needs on the way, below; all others in a sheet. */
export function TabBar({ viewer }: { readonly viewer: DeskViewer }) {
  const allowed = new Set(viewer.actions);
  const inBar = placesInBar.filter(({ needs }) => allowed.has(needs)).slice(0, room);
  const others = places.flat().filter((place) => allowed.has(place.needs) && !inBar.includes(place));
  const counted = others.find(({ counts }) => counts !== undefined)?.counts;
  return (
    <>
      <nav aria-label={m.desk_shell_nav()} className={styles.bar}>
        {inBar.map((place) => (
          <Tab key={place.to} place={place} />
        ))}
        <button type="button" popoverTarget={sheetId}>
          <Icon name="menu-2" size={24} />
          <span>{m.desk_shell_more()}</span>
          {counted !== undefined && <PlaceCount of={counted} />}
        </button>
      </nav>
      <MoreSheet viewer={viewer} others={others} />
    </>
  );
}

function Tab({ place: { to, icon, label, short = label, end, counts } }: { readonly place: Place }) {
  return (
    <NavLink to={to} end={end ?? false}>
      <Icon name={icon} size={24} />
      <span>{short()}</span>
      {counts !== undefined && <PlaceCount of={counts} />}
    </NavLink>
  );
}

/** What the bar has no room for, who one is, and the way out. One copy in the page, no script needed to open it. */
function MoreSheet({ viewer, others }: { readonly viewer: DeskViewer; readonly others: readonly Place[] }) {
  const sheet = useRef<HTMLElement>(null);
  return (
    <section id={sheetId} ref={sheet} popover="auto" className={styles.sheet} aria-label={m.desk_shell_more()}>
      <div className={styles.head}>
        <strong>{m.desk_shell_name()}</strong>
        <button type="button" popoverTarget={sheetId} popoverTargetAction="hide" aria-label={m.desk_shell_close()}>
          <Icon name="x" size={24} />
        </button>
      </div>
      {others.length > 0 && (
        <nav aria-label={m.desk_shell_more()}>
          <ul>
            {others.map((place) => (
              <li key={place.to}>
                <PlaceLink place={place} onClick={() => sheet.current?.hidePopover()} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <RailFoot viewer={viewer} />
    </section>
  );
}
