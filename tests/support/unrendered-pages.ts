import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { ServerBuild } from "react-router";
import routes from "../../src/routes.ts";

type Routes = ServerBuild["routes"];
type RouteModule = NonNullable<Routes[string]>["module"];

const modules = import.meta.glob<RouteModule>("../../src/**/*.route.{ts,tsx}");
const root = import.meta.glob<RouteModule>("../../src/root.tsx");

async function getModule(file: string): Promise<RouteModule> {
  const load = { ...modules, ...root }[`../../src/${file}`];
  if (load === undefined) throw new Error(`There is no ${file}.`);
  return load();
}

async function add(all: Routes, entries: readonly RouteConfigEntry[], parentId: string): Promise<void> {
  for (const { id = "", file, path, index = false, children } of entries) {
    const own = id === "" ? file : id;
    const module = await getModule(file);
    all[own] = { id: own, parentId, index, module, ...(path === undefined ? {} : { path }) };
    await add(all, children ?? [], own);
  }
}

/** Every page of the site as the server runs it, loaders and actions, but with nothing rendered: no build is needed. */
export async function unrenderedPages(): Promise<ServerBuild> {
  const all: Routes = { root: { id: "root", path: "", module: await getModule("root.tsx") } };
  await add(all, routes, "root");
  return {
    entry: { module: { default: (_, status, headers) => new Response("", { status, headers }) } },
    routes: all,
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "test" },
    basename: "/",
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  };
}
