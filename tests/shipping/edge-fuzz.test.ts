// nginx by our configuration answers every request as the site itself does, whatever it has kept for others before.
import { existsSync } from "node:fs";
import { type ClientHttp2Session, connect } from "node:http2";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MeasuredSite, startMeasuredSite } from "../../scripts/bench/measured-site.ts";
import { addressForm } from "../../src/app/request-listener.ts";
import { readChoiceCookies } from "../../src/web/page-cache/choice-cookies.ts";
import { everyLook } from "../support/every-look.ts";
import { freePort } from "../support/free-port.ts";
import { type Home, newHome } from "../support/home.ts";
import { askByHttp2, askPlainly, type LineAnswer } from "./line.ts";
import { type FrontServer, startNginx } from "./nginx.ts";
import { type StrangeRequest, strangeRequests } from "./strange-requests.ts";

const isThere = existsSync("/usr/sbin/nginx");
const numRuns = everyLook ? 5_000 : 1_000;
const atOnce = 4;

/** Ends like the session's cookie, so that the site's own cache answers nothing, and is none, so that nobody is signed in. */
const uncached = "x__Host-session=1";

const read = [
  ...["/", "/lowongan", "/agenda", "/agenda/agenda-detail/1", "/berita-artikel", "/tentang-kami", "/signin"],
  ...["/berita-artikel/berita-artikel-detail/1", "/berita-artikel/berita-artikel-detail/007", "/pusat-bantuan"],
  ...["/pusat-bantuan/detail/1", "/lowongan/company-detail/1", "/lowongan/lowongan-detail-page/1/x", "/nowhere"],
  ...["/api/v1/vacancies/id", "/meta.json", "/robots.txt", "/staff/signin"],
];

/** Parts that differ between answers in any case. */
const steady = (text: string) => text.replaceAll(/[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g, "UUID");

/** Parts that must be equal: the page with its status and the headers that a browser acts on. */
function seen({ status, headers, text }: LineAnswer) {
  const names = ["content-type", "location", "set-cookie", "content-language"];
  return { status, ...Object.fromEntries(names.map((name) => [name, headers[name]])), text: steady(text) };
}

describe.skipIf(!isThere)(`an edge${isThere ? "" : " (nginx is not installed)"}`, () => {
  let home: Home;
  let site: MeasuredSite;
  let front: FrontServer;
  let session: ClientHttp2Session;

  beforeAll(async () => {
    home = await newHome("sample");
    const ports = { tls: await freePort(), plain: await freePort() };
    const settings = { HOST: "127.0.0.1", TRUST_PROXY: "127.0.0.1,::1", EDGE_SECONDS: "600", DRAIN_SECONDS: "0" };
    const publicUrl = `https://localhost:${ports.tls}`;
    site = await startMeasuredSite({ ...home.env, ...settings, LOG_LEVEL: "warn", PUBLIC_URL: publicUrl });
    front = await startNginx(Number(new URL(site.url).port), ports);
    session = connect(front.url, { ca: front.certificate });
  }, 240_000);
  afterAll(async () => {
    session.destroy();
    await front.stop();
    await site.stop();
    await home.remove();
  });

  const byNginx = (request: StrangeRequest) => {
    if (!request.isHttp2) return askPlainly(front.url, request, front.certificate);
    // nginx ends a connection after a thousand requests.
    if (session.closed || session.destroyed) session = connect(front.url, { ca: front.certificate });
    return askByHttp2(session, request);
  };

  /** The site alone, as nginx asks it, with nothing kept. */
  function bySite({ headers, cookies, ...asked }: StrangeRequest) {
    const { range: _, ...whole } = headers;
    const handedOn = { ...whole, "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "https" };
    const [first, ...more] = cookies;
    const marked =
      first === undefined ? [uncached] : [first, ...more.slice(0, -1), [...more.slice(-1), uncached].join("; ")];
    return askPlainly(site.url, { ...asked, headers: handedOn, cookies: marked });
  }

  async function getFault(request: StrangeRequest): Promise<string[]> {
    const requestText = JSON.stringify(request);
    const [cold, own, warm] = [await byNginx(request), await bySite(request), await byNginx(request)];
    // nginx itself calls an encoded NUL no HTTP; to the site it may be part of a code that a call names.
    const hasNul = request.address.includes("%00");
    if (hasNul || addressForm(request.address, "").status === "refused") {
      const isRefused = (status: number) => status === 404 || status === 400;
      const isRight =
        isRefused(cold.status) && isRefused(warm.status) && (hasNul ? own.status >= 400 : isRefused(own.status));
      return isRight ? [] : [`${requestText}: ${[cold.status, own.status, warm.status]}`];
    }
    const isShared = /public/.test(String(cold.headers["cache-control"]));
    const isExact = readChoiceCookies(request.cookies.map((cookie) => cookie.trim()).join("; ")).areExact;
    const isPage = String(cold.headers["content-type"]).startsWith("text/html");
    if (isShared && isPage && !isExact) return [`${requestText} is shared`];
    for (const answer of [cold, warm]) {
      const [here, there] = [JSON.stringify(seen(answer)), JSON.stringify(seen(own))];
      const at = [...here].findIndex((letter, place) => letter !== there[place]);
      if (here !== there)
        return [`${requestText}\n  nginx ${here.slice(at - 60, at + 90)}\n  site  ${there.slice(at - 60, at + 90)}`];
    }
    return [];
  }

  test(
    `answers ${numRuns} strange requests as the site itself does, cold and warm`,
    async () => {
      const page = await askPlainly(
        front.url,
        { method: "GET", address: "/", cookies: [], headers: {} },
        front.certificate,
      );
      const assets = [...new Set(page.text.match(/(?<=")\/assets\/[\w.-]+\.(?:js|css)(?=")/g))].slice(0, 4);
      expect(assets.length).toBeGreaterThan(1);
      const requests = strangeRequests(read, assets, { seed: everyLook ? Date.now() : 2_026, numRuns }).entries();
      const faults: string[] = [];
      const inTurn = async () => {
        for (const [, request] of requests)
          faults.push(...(await getFault(request).catch((fault) => [`${JSON.stringify(request)}: ${fault}`])));
      };
      await Promise.all(Array.from({ length: atOnce }, inTurn));
      expect(faults).toEqual([]);
    },
    everyLook ? 3_000_000 : 600_000,
  );
});
