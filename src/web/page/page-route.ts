import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

type Manifest = ServerBuild["routes"];

export interface PageRoute {
  /** Such as "/account/confirmation/:id", for the log; "page" where no route fits. */
  pattern: string;
  /** True where a form can be sent to it. */
  takesForms: boolean;
  /** True where everybody who is signed in may get the same page (`handle.isShared`). */
  isShared: boolean;
}

function getTree(manifest: Manifest, parentId: string | undefined): RouteObject[] {
  return Object.values(manifest).flatMap((route): RouteObject[] => {
    if (route === undefined || route.parentId !== parentId) return [];
    const { id, path, caseSensitive = false, module } = route;
    const handle = { takesForms: module.action !== undefined, isShared: says(module.handle, "isShared") };
    const same = { id, caseSensitive, handle, ...(path === undefined ? {} : { path }) };
    return route.index ? [{ ...same, index: true }] : [{ ...same, children: getTree(manifest, id) }];
  });
}

function says(handle: unknown, name: "takesForms" | "isShared"): boolean {
  return typeof handle === "object" && handle !== null && Reflect.get(handle, name) === true;
}

/** How many addresses' routes are remembered: React Router ranks all of the site's again whenever it is asked. */
const MOST_KNOWN = 500;

function routeIn(tree: RouteObject[], pathname: string, basename: string): PageRoute {
  const matches = matchRoutes(tree, pathname.replace(/\.data$/, ""), basename);
  if (matches === null) return { pattern: "page", takesForms: false, isShared: false };
  const parts = matches.flatMap(({ route }) => route.path?.split("/") ?? []).filter((part) => part !== "");
  return {
    pattern: `/${parts.join("/")}`,
    takesForms: matches.some(({ route }) => says(route.handle, "takesForms")),
    isShared: says(matches.at(-1)?.route.handle, "isShared"),
  };
}

/**
 * Tells which route answers an address.
 * @param basename the prefix of every path: "/" or "/something"
 */
export function pageRoutes({ routes }: Pick<ServerBuild, "routes">, basename: string): (pathname: string) => PageRoute {
  const tree = getTree(routes, undefined);
  const known = new Map<string, PageRoute>();
  return (pathname) => {
    const route = known.get(pathname) ?? routeIn(tree, pathname, basename);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(pathname, route);
    return route;
  };
}
