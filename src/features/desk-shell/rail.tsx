import { Form, Link, NavLink, useHref, useLocation } from "react-router";
import { getLocale } from "#language-runtime";
import { m } from "#messages";
import { numberText } from "../../i18n/formats.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { VisuallyHidden } from "../../ui/layout/text.tsx";
import { SearchOpener } from "../candidates/desk/search/desk-search.tsx";
import { roleWords } from "../companies/desk/role-words.ts";
import type { DeskViewer } from "../identity/desk/session.calls.ts";
import { useViewer } from "../identity/desk/use-viewer.ts";
import { useUnread } from "../notifications/desk/use-unread.ts";
import { forgetDrafts } from "../staff/desk/drafts/typed-drafts.ts";
import placeCountStyles from "./place-count.module.css";
import { type Place, places } from "./places.ts";
import styles from "./rail.module.css";
import railFootStyles from "./rail-foot.module.css";

/** Navigation, language, theme and account; on phones the bar below has them. */
export function Rail({ viewer }: { readonly viewer: DeskViewer }) {
  const allowed = new Set(viewer.actions);
  const groups = places.map((group) => group.filter(({ needs }) => allowed.has(needs)));
  return (
    <header className={styles.rail}>
      <p className={styles.name}>{m.desk_shell_name()}</p>
      {allowed.has("candidate.read") && <SearchOpener />}
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

/** A link to a place of the desk, as a row. */
export function PlaceLink({ place: { to, icon, label, end, counts }, onClick }: PlaceLinkProps) {
  return (
    <NavLink to={to} end={end ?? false} className={styles.link} title={label()} onClick={onClick}>
      <Icon name={icon} size={18} />
      <span>{label()}</span>
      {counts !== undefined && <PlaceCount of={counts} />}
    </NavLink>
  );
}

interface PlaceCountProps {
  readonly of: NonNullable<Place["counts"]>;
}

/** The number that waits at a place; nothing for zero. */
export function PlaceCount({ of }: PlaceCountProps) {
  const { waiting } = useViewer();
  const unread = useUnread();
  const { total, totalIsMore } = of === "notices" ? unread : { total: waiting[of], totalIsMore: false };
  if (total === 0) return null;
  return (
    <b className={placeCountStyles.count}>
      {numberText(total)}
      {totalIsMore && "+"}
      <VisuallyHidden as="span"> {of === "notices" ? m.desk_shell_unread() : m.desk_shell_waiting()}</VisuallyHidden>
    </b>
  );
}

/** Language and theme, the member's name, and signing out. */
export function RailFoot({ viewer }: { readonly viewer: DeskViewer }) {
  return (
    <div className={railFootStyles.foot}>
      <Preferences />
      <p className={railFootStyles.who}>
        <strong>
          <Link to="/staff/me">{viewer.name}</Link>
        </strong>
        <span>{viewer.roles.map(({ role }) => roleWords[role]()).join(", ")}</span>
      </p>
      <Form method="post" action={useHref("/staff/signout")} reloadDocument onSubmit={() => forgetDrafts()}>
        <button type="submit" className={railFootStyles.out} title={m.desk_shell_sign_out()}>
          <Icon name="logout" size={18} />
          <span>{m.desk_shell_sign_out()}</span>
        </button>
      </Form>
    </div>
  );
}

/** Language and theme belong to the browser, as on the applicants' side. */
function Preferences() {
  const { pathname, search } = useLocation();
  const back = pathname + search;
  const looks = [
    { value: "light", icon: "sun", label: m.desk_shell_theme_light() },
    { value: "dark", icon: "moon", label: m.desk_shell_theme_dark() },
    { value: "device", icon: "device-desktop", label: m.desk_shell_theme_device() },
  ] as const;
  return (
    <div className={railFootStyles.preferences}>
      <Form method="post" action={useHref("/language")} reloadDocument aria-label={m.desk_shell_language()}>
        <input type="hidden" name="back" value={back} />
        {(["id", "en"] as const).map((language) => (
          <button
            key={language}
            type="submit"
            name="to"
            value={language}
            lang={language}
            aria-pressed={getLocale() === language}
          >
            {language.toUpperCase()}
          </button>
        ))}
      </Form>
      <Form method="post" action={useHref("/theme")} reloadDocument aria-label={m.desk_shell_theme()}>
        <input type="hidden" name="back" value={back} />
        {looks.map(({ value, icon, label }) => (
          <button key={value} type="submit" name="theme" value={value} aria-label={label} title={label}>
            <Icon name={icon} size={18} />
          </button>
        ))}
      </Form>
    </div>
  );
}
