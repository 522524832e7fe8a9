import type { ReactNode } from "react";
import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { inBrowser, shellOnServer } from "../../contract/page.ts";
import { UserName } from "../../contract/user-name.ts";
import { unlessSaved } from "../finding/save/unless-saved.ts";
import type { Route } from "./+types/portal.layout.route";
import { Addresses } from "./addresses.tsx";
import { ErrorScreen, MaintenanceScreen } from "./errors/error-screen.tsx";
import { load, type PortalData, portalData } from "./portal-data.ts";
import { Shell } from "./shell.tsx";

export const loader = shellOnServer(load);
export const clientLoader = inBrowser((page) => load(page));

/** Who looks and how changes with what was done (signing in, saving a resume), not with where one goes. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { formMethod } = change;
  return formMethod !== undefined && formMethod !== "GET" && unlessSaved(change);
}

/** What surrounds the applicants' pages. */
export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Addresses origin={loaderData.origin} />
      <Around data={loaderData}>{loaderData.isMaintenance ? <MaintenanceScreen /> : <Outlet />}</Around>
    </>
  );
}

/** A page of theirs that cannot be shown; it has no address to remember. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const data = portalData(loaderData);
  return <Around data={data}>{data.isMaintenance ? <MaintenanceScreen /> : <ErrorScreen error={error} />}</Around>;
}

function Around({ data, children }: { readonly data: PortalData; readonly children: ReactNode }) {
  const { viewer, theme, today, programme } = data;
  return (
    <UserName value={viewer.status === "applicant" ? viewer.userName : null}>
      <Shell viewer={viewer} theme={theme} year={today.slice(0, 4)} programme={programme}>
        {children}
      </Shell>
    </UserName>
  );
}
