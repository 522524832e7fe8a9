import { Form, Link, useHref, useLocation } from "react-router";
import { getLocale } from "#language-runtime";
import { m } from "#messages";
import { Icon } from "../../ui/icons/icon.tsx";
import type { DeskViewer } from "../identity/desk/session.calls.ts";
import styles from "./rail-foot.module.css";
import { roleWords } from "./role-words.ts";

/** In which language and look the desk is, who one is, and the way out. */
export function RailFoot({ viewer }: { readonly viewer: DeskViewer }) {
  return (
    <div className={styles.foot}>
      <Preferences />
      <p className={styles.who}>
        <strong>
          <Link to="/staff/me">{viewer.name}</Link>
        </strong>
        <span>{viewer.roles.map(({ role }) => roleWords[role]()).join(", ")}</span>
      </p>
      <Form method="post" action={useHref("/staff/signout")} reloadDocument>
        <button type="submit" className={styles.out} title={m.desk_shell_sign_out()}>
          <Icon name="logout" size={18} />
          <span>{m.desk_shell_sign_out()}</span>
        </button>
      </Form>
    </div>
  );
}

/** Language and look are this browser's, as on the applicants' side. */
function Preferences() {
  const { pathname, search } = useLocation();
  const back = pathname + search;
  const looks = [
    { value: "light", icon: "sun", label: m.desk_shell_theme_light() },
    { value: "dark", icon: "moon", label: m.desk_shell_theme_dark() },
    { value: "device", icon: "device-desktop", label: m.desk_shell_theme_device() },
  ] as const;
  return (
    <div className={styles.preferences}>
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
