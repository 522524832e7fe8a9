import { Outlet } from "react-router";
import { m } from "#messages";
import { inDesk, onServer } from "../../contract/page.ts";
import { classNames } from "../../ui/class-names.ts";
import density from "../../ui/dense/density.module.css";
import { SkipLink } from "../../ui/layout/skip-link.tsx";
import { AskInPlace } from "../identity/desk/proof/ask-in-place.tsx";
import type { Route } from "./+types/desk.layout.route";
import styles from "./desk.module.css";
import { DeskError } from "./desk-error.tsx";
import { DeskKeys } from "./keys/desk-keys.tsx";
import { loadViewer } from "./load-viewer.ts";
import { Rail } from "./rail.tsx";
import { TabBar } from "./tab-bar.tsx";

export const loader = onServer(loadViewer);
export const clientLoader = inDesk(loadViewer);

const mainId = "content";

/** What surrounds the desk's pages for whoever is signed in. */
export default function DeskLayout({ loaderData }: Route.ComponentProps) {
  return (
    <div className={classNames(density.dense, styles.desk)}>
      <SkipLink target={mainId}>{m.desk_shell_skip()}</SkipLink>
      <Rail viewer={loaderData.viewer} />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <TabBar viewer={loaderData.viewer} />
      <AskInPlace userName={loaderData.viewer.email} />
      <DeskKeys />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} />;
}
