import { randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { pageContext } from "./contract/page-meta.ts";
import { loopTurns } from "./platform/limits/site-load.ts";
import font from "./ui/fonts/plus-jakarta-sans-latin.woff2?url";
import tiles from "./ui/patterns/tiles.css?url";
import { contentHash, pagePolicy, trustMarkedScripts } from "./web/page/content-security-policy.ts";
import { bootLoader, deferScripts } from "./web/page/defer-scripts.ts";
import { inlineCss } from "./web/page/inline-css.ts";
import { drawAccount, goOn, noNetwork, placeKeeper, pressOnce, showRecent } from "./web/page/inline-scripts.ts";
import { looksLoader, withFirstScript } from "./web/page/load-looks.ts";
import { readStylesheets, readUsedStyles } from "./web/page/read-stylesheet.ts";
import { scriptsLast, styleAdopter } from "./web/page/scripts-last.ts";

export { startServer } from "./app/start.ts";

const RENDER_TIMEOUT_MS = 5000;
/** A page takes some 10 ms to render, in one go: in between, others are listened to. */
const takeRenderTurn = loopTurns(16);
const bootHash = contentHash(bootLoader);
/** The first script in the browser, in the head. */
const firstLines = `${placeKeeper}${looksLoader({ font, tiles })};${pressOnce};${noNetwork};${goOn};${showRecent}`;
const firstLinesHash = contentHash(firstLines);
/** The same for whoever is signed in. */
const ownFirstLines = `${firstLines};${drawAccount}`;
const ownFirstLinesHash = contentHash(ownFirstLines);

/** Characters within which a page's root element says who looks. */
const rootTagWithin = 300;

const styleAdopterHash = contentHash(styleAdopter);

/** Styles in a page's head: in development all, else those that its elements use. */
function readFor(html: string) {
  return (hrefs: readonly string[]) => (import.meta.env.DEV ? readStylesheets(hrefs) : readUsedStyles(hrefs, html));
}

interface Rendered {
  /** One character a byte (`latin1`): what is looked for is ASCII, and half of it is copied, searched and sent. */
  html: string;
  failed: boolean;
}

function render(request: Request, context: EntryContext, mark: string): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let failed = false;
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        parts.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve({ html: Buffer.concat(parts).toString("latin1"), failed });
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={request.url} nonce={mark} />, {
      nonce: mark,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: () => {
        failed = true;
      },
    });
    const timer = setTimeout(() => abort(new Error("A page took too long to render.")), RENDER_TIMEOUT_MS);
  });
}

function hydration(context: EntryContext): unknown {
  if (context.staticHandlerContext.errors) return "deferred";
  const leaf = context.staticHandlerContext.matches.at(-1)?.route.id;
  const handle = leaf ? context.routeModules[leaf]?.handle : undefined;
  return typeof handle === "object" && handle !== null && "hydrate" in handle ? handle.hydrate : "eager";
}

/** Renders a page: HTML with its CSS, its scripts deferred where the page says so, and a policy that allows just these. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  around: RouterContextProvider,
) {
  const { foreign, onHtml, hasSession } = around.get(pageContext);
  await new Promise<void>((resolve) => takeRenderTurn(resolve, hasSession ? "session" : "anybody"));
  const mark = randomBytes(16).toString("base64url");
  const { html: raw, failed } = await render(request, context, mark);
  const { html: trusted, hashes } = trustMarkedScripts(raw, mark);
  const isDeferred = hydration(context) === "deferred" && !import.meta.env.DEV;
  const isOwn = trusted.slice(0, rootTagWithin).includes('data-viewer="applicant"');
  for (const hash of [bootHash, styleAdopterHash, isOwn ? ownFirstLinesHash : firstLinesHash]) hashes.add(hash);
  const prepared = withFirstScript(isDeferred ? deferScripts(trusted) : trusted, isOwn ? ownFirstLines : firstLines);
  const { html: dressed, hashes: styles, hrefs } = inlineCss(prepared, readFor(prepared));
  const isAsItIs = isDeferred || import.meta.env.DEV;
  const html = isAsItIs ? dressed : scriptsLast(dressed, readStylesheets(hrefs).css);
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", pagePolicy({ scripts: hashes, styles }, import.meta.env.DEV, foreign));
  if (request.method !== "HEAD") onHtml(Buffer.from(html, "latin1"));
  return new Response(null, { status: failed ? 500 : status, headers });
}

/** Expected answers (404 and the like) are no faults; everything else goes to the log with its request's id. */
export function handleError(error: unknown, args: LoaderFunctionArgs): void {
  if (args.request.signal.aborted || isRouteErrorResponse(error)) return;
  args.context.get(pageContext).onFault(error);
}
