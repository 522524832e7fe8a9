import { Form, NavLink, Outlet, useHref } from "react-router";
import { m } from "#messages";
import { inDesk, onServer } from "../../contract/page.ts";
import type { StaffRole } from "../../domain/organisation/organisation.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { SkipLink } from "../../ui/layout/skip-link.tsx";
import type { DeskViewer } from "../account/session.calls.ts";
import type { Route } from "./+types/desk.layout.route";
import styles from "./desk.module.css";
import { DeskError } from "./desk-error.tsx";
import { loadViewer } from "./load-viewer.ts";

export const loader = onServer(loadViewer);
export const clientLoader = inDesk(loadViewer);

const mainId = "content";

export const roleWords: Record<StaffRole, () => string> = {
  admin: m.desk_shell_role_admin,
  recruiter: m.desk_shell_role_recruiter,
  "hiring-manager": m.desk_shell_role_hiring_manager,
  editor: m.desk_shell_role_editor,
  "privacy-officer": m.desk_shell_role_privacy_officer,
};

/** What surrounds the desk's pages for whoever is signed in. */
export default function DeskLayout({ loaderData }: Route.ComponentProps) {
  return (
    <div className={styles.desk}>
      <SkipLink target={mainId}>{m.desk_shell_skip()}</SkipLink>
      <Rail viewer={loaderData.viewer} />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} />;
}

function Rail({ viewer }: { readonly viewer: DeskViewer }) {
  return (
    <header className={styles.rail}>
      <p className={styles.name}>{m.desk_shell_name()}</p>
      <nav aria-label={m.desk_shell_nav()}>
        <NavLink to="/staff" end className={styles.link}>
          <Icon name="home" size={18} />
          {m.desk_shell_day()}
        </NavLink>
      </nav>
      <div className={styles.who}>
        <p>
          <strong>{viewer.name}</strong>
          <span>{viewer.roles.map(({ role }) => roleWords[role]()).join(", ")}</span>
        </p>
        <Form method="post" action={useHref("/staff/signout")} reloadDocument>
          <button type="submit" className={styles.out}>
            <Icon name="logout" size={18} />
            {m.desk_shell_sign_out()}
          </button>
        </Form>
      </div>
    </header>
  );
}
