import { useHref, useLocation, useMatches } from "react-router";
import { getLocale } from "#language-runtime";
import { m } from "#messages";
import { pageAddress, siteRoot } from "../../contract/page-address.ts";
import { site } from "../../contract/site.ts";
import { languages } from "../../i18n/language.ts";
import { canonicalPaths } from "./canonical-path.ts";
import { sitePicturePath } from "./site-picture.ts";

interface AddressesProps {
  readonly origin: string;
}

/**
 * Tells search engines this page's one address and where each language of it is, and others how to show a link to it.
 */
export function Addresses({ origin }: AddressesProps) {
  const language = getLocale();
  const { pathname } = useLocation();
  const data = useMatches().at(-1)?.loaderData;
  const feed = pageAddress(
    useHref("/").replace(/\/$/, ""),
    pathIn(data, "feedPath") ?? "/feeds/vacancies.atom",
    language,
  );
  const paths = canonicalPaths(pathname, data);
  const root = siteRoot(origin);
  const here = pageAddress(root, paths[language], language);
  return (
    <>
      <link rel="canonical" href={here} />
      {languages.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={pageAddress(root, paths[one], one)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={pageAddress(root, paths.id, "id")} />
      <link rel="alternate" type="application/atom+xml" title={`${m.shell_feed()} · ${site.name}`} href={feed} />
      <meta property="og:url" content={here} />
      <SharedPicture address={root + (pathIn(data, "picturePath") ?? sitePicturePath(language))} />
    </>
  );
}

/** What a page's data says of itself: the picture of links to it, its own feed. */
function pathIn(data: unknown, name: "feedPath" | "picturePath"): string | undefined {
  const path: unknown = typeof data === "object" && data !== null ? Reflect.get(data, name) : undefined;
  return typeof path === "string" ? path : undefined;
}

function SharedPicture({ address }: { readonly address: string }) {
  const locale = getLocale() === "id" ? "id_ID" : "en_GB";
  return (
    <>
      <meta property="og:locale" content={locale} />
      <meta property="og:image" content={address} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
