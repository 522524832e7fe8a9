import { useHref, useLocation, useMatches } from "react-router";
import { getLocale } from "#language-runtime";
import { canonicalPath } from "./canonical-path.ts";

/** Tells search engines this page's one address, and where each language of it is. */
export function Addresses({ origin }: { readonly origin: string }) {
  const { pathname, search } = useLocation();
  const path = useHref(canonicalPath(pathname, search, useMatches().at(-1)?.loaderData));
  const address = origin + path;
  const english = `${address}${path.includes("?") ? "&" : "?"}lang=en`;
  return (
    <>
      <link rel="canonical" href={getLocale() === "en" ? english : address} />
      <link rel="alternate" hrefLang="id" href={address} />
      <link rel="alternate" hrefLang="en" href={english} />
      <link rel="alternate" hrefLang="x-default" href={address} />
      <meta property="og:url" content={address} />
    </>
  );
}
