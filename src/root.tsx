import "./contract/zod-in-browser.ts";
import "./ui/styles.css";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useHref, useMatches, useRouteLoaderData } from "react-router";
import { getLocale } from "#language-runtime";
import type { Route } from "./+types/root";
import { inBrowser, type PageRequest, shellOnServer } from "./contract/page.ts";
import { site, siteMeta, toldSite } from "./contract/site.ts";
import { ErrorScreen } from "./features/portal-shell/errors/error-screen.tsx";
import { useMember } from "./features/portal-shell/member-store.ts";
import withoutScript from "./ui/without-script.css?url";

type Looks = Pick<PageRequest<unknown>, "theme">;

/** The document's own attributes; a page's frame belongs to its layout (`*.layout.route.tsx`). */
async function load({ theme }: Looks): Promise<Looks> {
  return { theme };
}

export const loader = shellOnServer(load);
export const clientLoader = inBrowser(load);

/** The colours are another's only in another document. */
export function shouldRevalidate(): boolean {
  return false;
}

/** The HTML around every page; language, colours and who looks stand on its root, for styles and for the browser's code. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { theme } = useRouteLoaderData<typeof loader>("root") ?? { theme: "device" };
  return (
    <html lang={getLocale()} id="top" data-theme={theme} data-viewer={useViewerStatus()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <ThemeColors theme={theme} />
        <link rel="icon" href={useHref("/favicon.svg")} type="image/svg+xml" />
        <meta property="og:site_name" content={site.name} />
        <IncomingSite />
        <Links />
        <noscript>
          {/* The address first: this sheet is fetched, not put into the page. */}
          <link href={withoutScript} rel="stylesheet" />
        </noscript>
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Where not even a layout could be shown. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <ErrorScreen error={error} />
    </main>
  );
}

/** Who looks, as the layout of the page has learnt it, or the browser since. */
function useViewerStatus(): string {
  const status = useLoadedStatus();
  const member = useMember({ status: "member" });
  if (status !== "member") return status;
  return member.status === "guest" ? "guest" : "applicant";
}

function useLoadedStatus(): string {
  const matches = useMatches();
  for (const { loaderData } of matches) {
    if (typeof loaderData !== "object" || loaderData === null || !("viewer" in loaderData)) continue;
    const { viewer } = loaderData;
    if (typeof viewer !== "object" || viewer === null || !("status" in viewer)) continue;
    if (typeof viewer.status === "string") return viewer.status;
  }
  return "guest";
}

const grounds = { light: "#FBFAF6", dark: "#0D151D" } as const;

/** The browser's own frame takes the colour of the page's ground. */
function ThemeColors({ theme }: Looks) {
  if (theme !== "device") return <meta name="theme-color" content={grounds[theme]} />;
  return (
    <>
      <meta name="theme-color" content={grounds.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={grounds.dark} media="(prefers-color-scheme: dark)" />
    </>
  );
}

/** The values for the browser where the installation has a name or links of its own. */
function IncomingSite() {
  const site = toldSite();
  return site === null ? null : <meta name={siteMeta} content={site} />;
}
