import shipped from "../../content/site.json" with { type: "json" };

/** An operator's own logo. */
export interface Logo {
  /** Names the drawing. */
  hash: string;
  /** Width by height. */
  ratio: number;
}

/** Name, links and addresses of this installation. */
export interface Site {
  name: string;
  /** Beside the mark; its first word is bold. */
  shortName: string;
  description: { id: string; en: string };
  /** Null: our woven diamond beside the name. */
  logo: Logo | null;
  contactEmail: string;
  social: { kind: string; url: string }[];
  /** Null: the terms' own part about privacy. */
  privacyUrl: string | null;
  talentSiteUrl: string | null;
  storeUrls: { android: string | null; ios: string | null };
  fairUrl: string | null;
}

/** Name of the document's meta element with the differences from the shipped file, for the browser. */
export const siteMeta = "site";

const current: Site = { ...shipped };
let isChanged = false;

/**
 * What this process shows: `content/site.json` as it was built in, until a content pack brought another one. One object
 * for the whole life of a process, so read it when you write it, and never keep a part of it.
 */
export const site: Readonly<Site> = current;

/** Takes over what the installation's content pack says; null means what was shipped. */
export function keepSite(site: Site | null): void {
  Object.assign(current, site ?? shipped);
  isChanged = site !== null;
}

/** Whether it has every field of a site; what they hold was checked when the content pack came in. */
export function isSite(value: unknown): value is Site {
  return typeof value === "object" && value !== null && Object.keys(shipped).every((field) => field in value);
}

/** The site's values that a document passes to the browser; null while they are the built-in ones. */
export function toldSite(): string | null {
  return isChanged ? JSON.stringify(current) : null;
}

/** Where logos are, as the server's router writes it. */
export const logoRoute = "/logo/:name";

/** Where a logo is, below the site's root. */
export function logoPath({ hash }: Logo): string {
  return `/logo/${hash}.svg`;
}
