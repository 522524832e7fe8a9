import "./contract/zod-in-browser.ts";
import "./ui/styles.css";
import type { ReactNode } from "react";
import { Outlet, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { inBrowser, shellOnServer } from "./contract/page.ts";
import { UserName } from "./contract/user-name.ts";
import { unlessSaved } from "./portal/finding/save/unless-saved.ts";
import { Document } from "./portal/shell/document.tsx";
import { ErrorScreen, MaintenanceScreen } from "./portal/shell/errors/error-screen.tsx";
import { Shell } from "./portal/shell/shell.tsx";
import { load, shellOf } from "./portal/shell/shell-data.ts";

export const loader = shellOnServer(load);
export const clientLoader = inBrowser((page) => load(page));

/** Who looks and how changes with what was done (signing in, saving a resume), not with where one goes. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { formMethod } = change;
  return formMethod !== undefined && formMethod !== "GET" && unlessSaved(change);
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const { viewer, theme, origin, today, programme } = shellOf(useRouteLoaderData<typeof loader>("root"));
  return (
    <Document viewer={viewer} theme={theme} origin={origin}>
      <UserName value={viewer.status === "applicant" ? viewer.userName : null}>
        <Shell viewer={viewer} theme={theme} year={today.slice(0, 4)} programme={programme}>
          {children}
        </Shell>
      </UserName>
    </Document>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return loaderData.isMaintenance ? <MaintenanceScreen /> : <Outlet />;
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return loaderData?.isMaintenance ? <MaintenanceScreen /> : <ErrorScreen error={error} />;
}
