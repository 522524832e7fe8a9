import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { z } from "zod";
import { sessionCookie } from "../../tests/support/wire.ts";
import { type LoadResult, loadInTurns } from "./load.ts";
import type { MeasuredSite } from "./measured-site.ts";
import { measureMembers } from "./member-pages.ts";
import { request } from "./request.ts";
import { serveStatic } from "./static-server.ts";
import { atLeast, atMost, type Figure, textFigure } from "./table.ts";

const KB = 1024;
const ROUNDS = 5;
const SECONDS = 3;
// Says that someone is signed in, so that nothing comes from the cache; that it is no good is found out by rendering.
export const LIVE = { cookie: "session=nobody" };

export const listPath = "/lowongan";

/** The address of a vacancy that the list shows. */
export async function detailPath(url: string): Promise<string> {
  const html = await (await fetch(url + listPath)).text();
  const path = /href="(\/lowongan\/lowongan-detail-page\/[^"]+)"/.exec(html)?.[1];
  if (path === undefined) throw new Error("The list shows no vacancy: its links have another form.");
  return path;
}

/** How often a page must come the same before it counts as kept, and as small as it gets. */
const SAME = 20;

/** The page as the cache serves it to many, once it has it. */
export async function cachedPage(url: string): Promise<{ bytes: Buffer; headers: Record<string, string> }> {
  let last = await request(url);
  for (let tries = 0, same = 0; tries < 10 * SAME; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const next = await request(url);
    // What is not kept is rendered with another id each time.
    same = next.headers["content-encoding"] === "br" && next.bytes.equals(last.bytes) ? same + 1 : 0;
    if (same === SAME) return next;
    last = next;
  }
  throw new Error(`${url} is never served from the cache.`);
}

/** Bytes of script that the browser fetches before the first paint. */
function eagerScripts(html: string): number {
  return [...html.matchAll(/<script\b[^>]*\b(src=|type="module")|<link rel="modulepreload"/g)].length;
}

async function weights(site: MeasuredSite): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries({ list: listPath, detail: await detailPath(site.url) })) {
    const { bytes } = await cachedPage(site.url + path);
    figures.push(atMost(`${name}: HTML with its CSS, brotli`, bytes.byteLength / KB, 24, " KB", 16));
    const eager = eagerScripts(brotliDecompressSync(bytes).toString());
    figures.push(atMost(`${name}: scripts asked for before the first paint`, eager, 0));
  }
  return figures;
}

function speeds({ perSecond, p50, p99, errors }: LoadResult): string {
  return `${Math.round(perSecond)}/s, p50 ${p50} ms, p99 ${p99} ms${errors > 0 ? `, **${errors} errors**` : ""}`;
}

/** Headers that the demonstration applicant's browser sends. */
async function signedIn(site: MeasuredSite, dataDir: string): Promise<{ cookie: string }> {
  const { email, password } = z
    .object({ email: z.string(), password: z.string() })
    .parse(JSON.parse(await readFile(join(dataDir, "demonstration.json"), "utf8")));
  return { cookie: await sessionCookie(site.url, email, password) };
}

/** Weights of list and detail, and what the list costs from the cache, rendered live, and for someone signed in. */
export async function measurePages(site: MeasuredSite, dataDir: string): Promise<Figure[]> {
  const figures = await weights(site);
  const { bytes, headers } = await cachedPage(site.url + listPath);
  const yardstick = await serveStatic(bytes, headers);
  const list = site.url + listPath;
  const targets = {
    yardstick: { url: yardstick.url },
    cached: { url: list },
    live: { url: list, headers: LIVE },
    own: { url: list, headers: await signedIn(site, dataDir) },
  };
  const { yardstick: bare, cached, live, own } = await loadInTurns(targets, ROUNDS, SECONDS);
  const ofMembers = await measureMembers(site, targets.yardstick, targets.own.headers);
  await yardstick.stop();
  if (!bare || !cached || !live || !own) throw new Error("A load did not run.");
  return [
    ...figures,
    atLeast(
      "list from the cache, request log on ÷ the same bytes, bare server",
      cached.perSecond / bare.perSecond,
      0.35,
      0.5,
    ),
    atLeast(
      "list rendered live with its queries ÷ the same bytes, bare server",
      live.perSecond / bare.perSecond,
      0.012,
      0.02,
    ),
    atLeast(
      "list of a signed-in person without scripts, with session and marks ÷ the same bytes, bare server",
      own.perSecond / bare.perSecond,
      0.01,
      0.015,
    ),
    textFigure("bare server", speeds(bare)),
    textFigure("list from the cache", speeds(cached)),
    textFigure("list rendered live", speeds(live)),
    textFigure("list of a signed-in person, without scripts", speeds(own)),
    ...ofMembers,
  ];
}
