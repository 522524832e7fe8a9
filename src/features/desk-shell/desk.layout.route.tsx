import { useEffect, useRef, useState } from "react";
import { Link, NavLink, Outlet, useNavigate } from "react-router";
import { m } from "#messages";
import { inDesk, onServer } from "../../contract/page.ts";
import { Button } from "../../ui/actions/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import density from "../../ui/dense/density.module.css";
import { Icon } from "../../ui/icons/icon.tsx";
import { SkipLink } from "../../ui/layout/skip-link.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { SearchDialog, SearchOpener } from "../candidates/desk/search/desk-search.tsx";
import { AskInPlace } from "../identity/desk/proof/ask-in-place.tsx";
import type { DeskViewer } from "../identity/desk/session.calls.ts";
import { useViewer } from "../identity/desk/use-viewer.ts";
import { forgetDrafts } from "../staff/desk/drafts/typed-drafts.ts";
import { type Bindings, useAllowedKeys, useKeys } from "../staff/desk/keys/use-keys.ts";
import type { Route } from "./+types/desk.layout.route";
import styles from "./desk.module.css";
import { DeskError } from "./desk-error.tsx";
import deskKeysStyles from "./desk-keys.module.css";
import { loadViewer } from "./load-viewer.ts";
import { type Place, places, placesInBar } from "./places.ts";
import { PlaceCount, PlaceLink, Rail, RailFoot } from "./rail.tsx";
import tabBarStyles from "./tab-bar.module.css";

/** The links that fit in the bar, beside the one for all others. */
const room = 4;

const sheetId = "desk-more";

/** On phones, in the rail's place: the places that one needs on the way, below; all others in a sheet. */
function TabBar({ viewer }: { readonly viewer: DeskViewer }) {
  const allowed = new Set(viewer.actions);
  const inBar = placesInBar.filter(({ needs }) => allowed.has(needs)).slice(0, room);
  const others = places.flat().filter((place) => allowed.has(place.needs) && !inBar.includes(place));
  const counted = others.find(({ counts }) => counts !== undefined)?.counts;
  return (
    <>
      <nav aria-label={m.desk_shell_nav()} className={tabBarStyles.bar}>
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

/**
 * Links that do not fit in the bar, the account, and signing out. One copy in the page, no script needed to open it.
 */
function MoreSheet({ viewer, others }: { readonly viewer: DeskViewer; readonly others: readonly Place[] }) {
  const sheet = useRef<HTMLElement>(null);
  return (
    <section id={sheetId} ref={sheet} popover="auto" className={tabBarStyles.sheet} aria-label={m.desk_shell_more()}>
      <div className={tabBarStyles.head}>
        <strong>{m.desk_shell_name()}</strong>
        <button type="button" popoverTarget={sheetId} popoverTargetAction="hide" aria-label={m.desk_shell_close()}>
          <Icon name="x" size={24} />
        </button>
      </div>
      {viewer.actions.includes("candidate.read") && <SearchOpener />}
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

export const loader = onServer(loadViewer);
export const clientLoader = inDesk(loadViewer);

const mainId = "content";

/** The frame of the desk's pages for a signed-in member. */
export default function DeskLayout({ loaderData }: Route.ComponentProps) {
  const { email } = loaderData.viewer;
  // Words of someone who was signed in here before are not left for this person.
  useEffect(() => forgetDrafts(email), [email]);
  return (
    <div className={classNames(density.dense, styles.desk)}>
      <SkipLink target={mainId}>{m.desk_shell_skip()}</SkipLink>
      <Rail viewer={loaderData.viewer} />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <TabBar viewer={loaderData.viewer} />
      <AskInPlace userName={loaderData.viewer.email} />
      {loaderData.viewer.actions.includes("candidate.read") && <SearchDialog />}
      <DeskKeys />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} />;
}

/** The keys that work on every page of the desk, and their help. */
function DeskKeys() {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const allowed = useAllowedKeys();
  const to = (path: string) => () => void navigate(path);
  const places: Bindings = {
    "g d": to("/staff"),
    "g v": to("/staff/vacancies"),
    "g a": to("/staff/applications"),
    "g h": to("/staff/held"),
  };
  const open = Object.entries(places).filter(([keys]) => allowed.some((shortcut) => shortcut.keys === keys));
  useKeys({ ...Object.fromEntries(open), "?": () => setOpen(true) });
  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      title={m.desk_keys_title()}
      actions={<Button onClick={() => setOpen(false)}>{m.desk_keys_close()}</Button>}
    >
      <KeyList />
    </Dialog>
  );
}

function KeyList() {
  const { keysOff } = useViewer();
  const allowed = useAllowedKeys();
  return (
    <>
      <dl className={deskKeysStyles.keys}>
        {allowed.map(({ keys, text }) => (
          <div key={keys}>
            <dt>
              {keys.split(" ").map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text()}</dd>
          </div>
        ))}
      </dl>
      <p>
        {keysOff ? m.desk_keys_are_off() : m.desk_keys_can_be_off()}{" "}
        <Link to="/staff/me">{m.desk_keys_settings()}</Link>
      </p>
    </>
  );
}
