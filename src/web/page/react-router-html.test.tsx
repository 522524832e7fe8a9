import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  Links,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { beforeAll, expect, test } from "vitest";
import { contentHash, trustMarkedScripts } from "./content-security-policy.ts";
import { deferScripts } from "./defer-scripts.ts";
import { inlineCss } from "./inline-css.ts";
import { scriptsLast } from "./scripts-last.ts";

// What this folder does to pages leans on how React Router and React write them: here with those that are installed.

const MARK = "a-mark-of-this-test";

async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const sent = new PassThrough();
  const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} nonce={MARK} />, {
    nonce: MARK,
    onAllReady: () => pipe(sent),
  });
  return new Response(await buffer(sent), { status, headers });
}

function Root() {
  return (
    <html lang="id">
      <head>
        <Links />
      </head>
      <body>
        <Outlet />
        <Scripts nonce={MARK} />
      </body>
    </html>
  );
}

const assets = { hasAction: false, hasLoader: true, hasClientAction: false, hasClientLoader: false } as const;
const more = { hasClientMiddleware: false, hasDefaultExport: true, hasErrorBoundary: false } as const;
const unsplit = { clientActionModule: undefined, clientLoaderModule: undefined, clientMiddlewareModule: undefined };
const ofRoute = { ...assets, ...more, ...unsplit, hydrateFallbackModule: undefined };

/** A site of one page, as React Router's build describes it. */
const build: ServerBuild = {
  entry: { module: { default: handleRequest } },
  routes: {
    root: { id: "root", path: "", module: { default: Root } },
    list: {
      id: "list",
      parentId: "root",
      path: "lowongan",
      module: { default: () => <main>Juru las</main>, loader: () => ({ places: ["Bitung"] }) },
    },
  },
  assets: {
    entry: { module: "/assets/entry.js", imports: ["/assets/framework.js"] },
    routes: {
      root: {
        ...ofRoute,
        hasLoader: false,
        id: "root",
        path: "",
        module: "/assets/root.js",
        imports: [],
        css: ["/assets/root.css"],
      },
      list: {
        ...ofRoute,
        id: "list",
        parentId: "root",
        path: "lowongan",
        module: "/assets/list.js",
        imports: ["/assets/card.js"],
        css: ["/assets/list.css#"],
      },
    },
    url: "/assets/manifest.js",
    version: "1",
  },
  publicPath: "/",
  assetsBuildDirectory: "build/client",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
};

const scripts = ["entry", "framework", "root", "list", "card"].map((name) => `/assets/${name}.js`);
const eager = /<script\b[^>]*\b(src=|type="module")|<link rel="modulepreload"/;

let html: string;

beforeAll(async () => {
  const handle = createRequestHandler(build, "production");
  const response = await handle(new Request("http://localhost/lowongan"), new RouterContextProvider());
  html = await response.text();
});

test("the page of this test is a whole one", () => {
  expect(html).toContain("<main>Juru las</main>");
  expect(html).toContain("Bitung");
});

test("every script of a page is known by the mark, which is gone afterwards", () => {
  const { html: trusted, hashes } = trustMarkedScripts(html, MARK);
  const inline = [...trusted.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = ""]) => contentHash(text));
  expect(inline.length).toBeGreaterThan(2);
  expect([...hashes].sort()).toEqual([...new Set(inline)].sort());
  expect(trusted).not.toContain(MARK);
});

test.each([
  ["deferred", (trusted: string) => deferScripts(trusted)],
  ["put last", (trusted: string) => scriptsLast(trusted, "")],
])("the start of a page is found and %s, with all that it fetches first", (_, prepare) => {
  const { html: trusted } = trustMarkedScripts(html, MARK);
  expect(trusted).toMatch(eager);
  const prepared = prepare(trusted);
  expect(prepared).not.toMatch(eager);
  const preloads = /data-preload="([^"]*)"/.exec(prepared)?.[1]?.split(" ") ?? [];
  expect(preloads).toEqual(expect.arrayContaining(scripts));
});

test("every stylesheet of a page is found, and its link is left for React without being fetched", () => {
  const { html: trusted } = trustMarkedScripts(html, MARK);
  const { html: styled, hrefs } = inlineCss(trusted, (all) => ({ css: `/* ${all.length} */`, hash: "" }));
  expect(hrefs).toEqual(["/assets/root.css", "/assets/list.css"]);
  expect(styled).toContain("<style>/* 2 */</style>");
  for (const [link] of styled.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)) expect(link).toContain(' disabled=""');
});
