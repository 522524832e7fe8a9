import { Fragment } from "react";
import { Outlet, useLocation } from "react-router";
import { WithList } from "../candidates/desk/page/list-beside.tsx";
import type { Route } from "./+types/desk-pages.layout.route";
import { DeskErrorInShell } from "./desk-error.tsx";

/**
 * A page inside the rail. Each path begins with a state of its own: no message or open part of one application's,
 * vacancy's or person's page stays on the next one.
 */
export default function DeskPages() {
  const { pathname } = useLocation();
  return (
    <WithList>
      <Fragment key={pathname}>
        <Outlet />
      </Fragment>
    </WithList>
  );
}

/** An error of a page appears in its place: the rail stays. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskErrorInShell error={error} />;
}
