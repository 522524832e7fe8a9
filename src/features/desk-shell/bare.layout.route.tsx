import { Outlet } from "react-router";
import type { Route } from "./+types/bare.layout.route";
import styles from "./bare.module.css";
import { DeskError } from "./desk-error.tsx";

/** The desk's layout without the rail: for signing in, invitations, forgotten passwords and step-up. */
export default function BareLayout() {
  return (
    <main id="content" tabIndex={-1} className={styles.bare}>
      <Outlet />
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} />;
}
