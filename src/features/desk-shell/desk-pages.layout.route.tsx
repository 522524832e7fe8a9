import { Fragment } from "react";
import { Outlet, useLocation } from "react-router";
import type { Route } from "./+types/desk-pages.layout.route";
import { DeskErrorInShell } from "./desk-error.tsx";

/**
 * A page inside the rail. Each path begins with a state of its own: what one application's, vacancy's or person's page said
 * or kept open never stands on the next one's, whichever component said it.
 */
export default function DeskPages() {
  const { pathname } = useLocation();
  return (
    <Fragment key={pathname}>
      <Outlet />
    </Fragment>
  );
}

/** What a page refuses or lacks is said in its place: the rail stays. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskErrorInShell error={error} />;
}
