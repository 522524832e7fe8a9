import type { ReactNode } from "react";
import { Outlet, type ShouldRevalidateFunctionArgs, useHref, useLocation, useMatches } from "react-router";
import { getLocale } from "#language-runtime";
import { m } from "#messages";
import { OwnMarks } from "../../contract/own-marks.ts";
import { inBrowser, type PageRequest, shellOnServer } from "../../contract/page.ts";
import { pageAddress, siteRoot } from "../../contract/page-address.ts";
import { site } from "../../contract/site.ts";
import { UserName } from "../../contract/user-name.ts";
import { jakartaDay } from "../../i18n/calendar.ts";
import { languages } from "../../i18n/language.ts";
import type { TalentProgramme } from "../content/fair/talent-programme.ts";
import { loadProgramme } from "../content/portal/fair/load-programme.ts";
import { unlessSaved } from "../vacancies/portal/save/saving.ts";
import type { Route } from "./+types/portal.layout.route";
import { ErrorScreen, MaintenanceScreen } from "./errors/error-screen.tsx";
import { findMember } from "./find-member.ts";
import { useMember } from "./member-store.ts";
import { canonicalPaths } from "./portal-path.ts";
import { Shell } from "./shell.tsx";
import { sitePicturePath } from "./site-picture.ts";
import type { Theme } from "./theme.ts";
import { useOwnMarks } from "./use-own-marks.ts";
import type { Viewer } from "./viewer.ts";

/** Signed in, but nothing more could be learnt: a lost connection ends no session. */
const unnamed: Viewer = { status: "applicant", userName: "", name: "", photoUrl: null, seeking: "none", unread: 0 };

/** Who looks at the page; at one that everybody who is signed in gets, a member whom the browser asks for. */
async function loadViewer({ api, isSignedIn, isShared }: PageRequest<unknown>): Promise<Viewer> {
  if (!isSignedIn) return { status: "guest" };
  if (isShared) return { status: "member" };
  return (await findMember(api))?.viewer ?? unnamed;
}

export const loader = shellOnServer(load);
export const clientLoader = inBrowser((page) => load(page));

/** Who looks and how changes with what was done (signing in, saving a resume), not with where one goes. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { formMethod } = change;
  return formMethod !== undefined && formMethod !== "GET" && unlessSaved(change);
}

/** The frame of the applicants' pages. */
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
  const { theme, today, programme } = data;
  const viewer = useMember(data.viewer);
  return (
    <UserName value={userNameFor(viewer)}>
      <OwnMarks value={useOwnMarks(data.viewer)}>
        <Shell viewer={viewer} theme={theme} year={today.slice(0, 4)} programme={programme}>
          {children}
        </Shell>
      </OwnMarks>
    </UserName>
  );
}

function userNameFor(viewer: Viewer): string | null {
  if (viewer.status === "guest") return null;
  return viewer.status === "applicant" ? viewer.userName : "";
}

interface AddressesProps {
  readonly origin: string;
}

/**
 * Tells search engines this page's one address and where each language of it is, and others how to show a link to it.
 */
function Addresses({ origin }: AddressesProps) {
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

/** A page's own metadata: the picture of links to it, its feed. */
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

interface PortalData {
  viewer: Viewer;
  theme: Theme;
  origin: string;
  /** "YYYY-MM-DD" in Asia/Jakarta */
  today: string;
  /** The talent programme that runs now (S13). */
  programme: TalentProgramme | null;
  /** Every page shows the maintenance screen in its place. */
  isMaintenance: boolean;
}

/** The frame of the applicants' pages; during maintenance nobody is signed in and no script runs. */
async function load(page: PageRequest<unknown>, isMaintenance = false): Promise<PortalData> {
  const { api, language, theme, origin, now } = page;
  const [viewer, programme] = await Promise.all([
    isMaintenance ? { status: "guest" as const } : loadViewer(page),
    isMaintenance ? null : loadProgramme(api, language),
  ]);
  return { viewer, theme, origin, today: jakartaDay(now), programme, isMaintenance };
}

/** The same when it could not be loaded: a guest's plain shell. */
function portalData(data: PortalData | undefined): PortalData {
  const nobody = { viewer: { status: "guest" }, theme: "device", origin: "" } as const;
  return data ?? { ...nobody, today: jakartaDay(new Date()), programme: null, isMaintenance: false };
}
