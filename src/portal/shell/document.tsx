import type { ReactNode } from "react";
import { Links, Meta, Scripts, ScrollRestoration, useHref } from "react-router";
import { getLocale } from "#language-runtime";
import { site, siteMeta, toldSite } from "../../contract/site.ts";
import withoutScript from "../../ui/without-script.css?url";
import { Addresses } from "./addresses.tsx";
import type { Theme } from "./theme/theme.ts";
import type { Viewer } from "./viewer/viewer.ts";

interface DocumentProps {
  readonly theme: Theme;
  readonly viewer: Viewer;
  readonly origin: string;
  readonly children: ReactNode;
}

const grounds = { light: "#FBFAF6", dark: "#0D151D" } as const;

/** The HTML around every page; language, colours and who looks stand on its root, for styles and for the browser's code. */
export function Document({ theme, viewer, origin, children }: DocumentProps) {
  return (
    <html lang={getLocale()} id="top" data-theme={theme} data-viewer={viewer.status}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <ThemeColors theme={theme} />
        <link rel="icon" href={useHref("/favicon.svg")} type="image/svg+xml" />
        <meta property="og:site_name" content={site.name} />
        <IncomingSite />
        <Addresses origin={origin} />
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

/** The browser's own frame takes the colour of the page's ground. */
function ThemeColors({ theme }: { readonly theme: Theme }) {
  if (theme !== "device") return <meta name="theme-color" content={grounds[theme]} />;
  return (
    <>
      <meta name="theme-color" content={grounds.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={grounds.dark} media="(prefers-color-scheme: dark)" />
    </>
  );
}

/** What the browser's code has to know where the installation has a name or links of its own. */
function IncomingSite() {
  const told = toldSite();
  return told === null ? null : <meta name={siteMeta} content={told} />;
}
