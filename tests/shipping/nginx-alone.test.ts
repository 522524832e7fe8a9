// What nginx by our configuration says and writes itself, with no site behind it.

import { once } from "node:events";
import { existsSync, globSync, readFileSync } from "node:fs";
import { connect as connectHttp2 } from "node:http2";
import { connect } from "node:net";
import { connect as connectTls } from "node:tls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { everyPage } from "../attacks/walk/pages.ts";
import { freePort } from "../support/free-port.ts";
import { askPlainly } from "./line.ts";
import { type FrontServer, startNginx } from "./nginx.ts";

const isThere = existsSync("/usr/sbin/nginx");

/** Allowed parts of a page's address in a log: things that everybody may list, and words of our own. */
const publicParts = [
  ...["lowongan/lowongan-detail-page/:id/*", "lowongan/company-detail/:id", "agenda/agenda-detail/:id"],
  ...["agenda/agenda-detail/:id/room", "agenda/agenda-detail/:id/calendar.ics", "signup/profile-resume/:source?"],
  ...["berita-artikel/berita-artikel-detail/:id", "pusat-bantuan/detail/:id", "*", "staff/*"],
  // Numbers that only their owner or the desk gets an answer for.
  ...[
    "account/history/:id",
    "account/history/:id/form",
    "staff/companies/:id?",
    "staff/conflicts/:id",
    "staff/jobs/:id",
  ],
  ...["staff/applications/:id", "staff/vacancies/:id", "staff/vacancies/:id/applicants"],
  ...["staff/vacancies/:id/criteria", "staff/vacancies/:id/edit", "staff/vacancies/:id/links"],
  "staff/vacancies/:id/questions",
];

/** The hardest to distinguish from our own words, and as tokens are. */
const secrets = ["rahasiasekali", "rahasia-sekali", "Rk3-9xbdmaz0_w8sdRAHASIA", "1234567890RAHASIA"];

const filled = (path: string, secret: string) => path.replaceAll(/(:\w+\??|\{\w+\}|\*)/g, secret);

/** Every address that may carry a secret, of pages and of calls. */
function secretAddresses(secret: string): string[] {
  const pages = everyPage.map(({ path }) => path).filter((path) => /[:*]/.test(path) && !publicParts.includes(path));
  const sources = globSync("src/features/**/*.calls.ts").map((file) => readFileSync(file, "utf8"));
  const calls = sources.flatMap((text) => [...text.matchAll(/path: "([^"]*\{[^"]*)"/g)].map(([, path = ""]) => path));
  const inQuery = ["signin/google/callback", "api/v1/staff/oidc/callback", "activity", "account/confirm"];
  return [
    ...pages.flatMap((path) => [
      filled(path, secret),
      filled(path, secret).replaceAll(/[a-z]+(?=\/)/g, (p) => p.toUpperCase()),
    ]),
    ...calls.map((path) => `api/v1/${filled(path, secret)}`),
    ...inQuery.map((path) => `${path}?code=${secret}&state=${secret}`),
    ...[`assets/${secret}.1.js`, `/staff/invite/${secret}`, `%73taff/invite/${secret}`, `karier/alerts/${secret}/..`],
  ];
}

describe.skipIf(!isThere)(`nginx alone${isThere ? "" : " (it is not installed)"}`, () => {
  let front: FrontServer;
  beforeAll(async () => {
    front = await startNginx(await freePort(), { tls: await freePort(), plain: await freePort() });
  });
  afterAll(() => front.stop());

  const ask = (address: string, headers: Record<string, string> = {}, method = "GET") =>
    askPlainly(front.url, { method, address, cookies: [], headers }, front.certificate);

  test("writes no secret of an address, no query and no Referer into its logs", async () => {
    for (const secret of secrets) {
      for (const address of secretAddresses(secret)) {
        const path = `/${address}`;
        await ask(path, { referer: `https://localhost/staff/invite/${secret}`, "user-agent": secret });
        await askPlainly(front.plainUrl, { method: "GET", address: path, cookies: [], headers: { referer: secret } });
      }
    }
    const { access, error } = front.logs();
    expect(access.split("\n").length).toBeGreaterThan(secrets.length * 100);
    expect((access + error).toLowerCase()).not.toMatch(/.*(?:rahasia|9xbdmaz0|1234567890).*/);
  }, 120_000);

  test("names in its log the page or call, how it was answered, and the request's id", async () => {
    const { headers } = await ask("/lowongan/company-detail/7?x=1");
    await ask("/api/v1/lowongan-detail/7/id");
    const line = (path: string) =>
      new RegExp(`^127\\.0\\.0\\.1 \\[[^\\]]+\\] [\\da-f]{32} "GET ${path} HTTP/1\\.1" 503 .*$`, "m").exec(
        front.logs().access,
      )?.[0];
    expect(line("/lowongan/company-detail/7")).toContain(String(headers["x-request-id"]));
    expect(line("/api/v1/lowongan-detail/\\*\\*\\*")).toBeDefined();
  });

  const problem = z.object({ code: z.string(), message: z.string(), title: z.string(), requestId: z.string() });

  test.each([
    ["away", "/api/v1/vacancies/id", 503, "unavailable", {}],
    ["a body too large", "/api/v1/auth/register", 413, "too-large", { "content-length": "20000000" }],
    ["an address of two readings", "/api/v1//vacancies", 404, "not-found", {}],
  ])("reports %s to a program in problem details", async (_, address, status, code, headers) => {
    const answer = await ask(address, headers, "POST");
    expect([answer.status, answer.headers["content-type"]]).toEqual([
      status,
      "application/problem+json; charset=utf-8",
    ]);
    expect(problem.parse(JSON.parse(answer.text))).toMatchObject({ code, requestId: answer.headers["x-request-id"] });
    expect(JSON.parse(answer.text)).toMatchObject({ acknowledge: 0, status });
    expect(answer.headers["retry-after"]).toBe(status === 503 ? "10" : undefined);
  });

  test.each([
    ["away", "/lowongan", 503, "Silakan muat ulang", {}],
    ["a form too large", "/profile-resume", 413, "berkas yang lebih kecil", { "content-length": "20000000" }],
    ["an address of two readings", "/lowongan/%2e%2e/x", 404, "tidak ada", {}],
  ])("reports %s to a person in both languages", async (_, address, status, words, headers) => {
    const answer = await ask(address, headers, "POST");
    expect([answer.status, answer.headers["content-type"]]).toEqual([status, "text/html; charset=utf-8"]);
    expect(answer.text).toContain(words);
    expect(answer.text).toContain('<p lang="en">');
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers["strict-transport-security"]).toBeDefined();
  });

  test("answers no other name than the site's, by TLS or without", async () => {
    const plain = connect(Number(new URL(front.plainUrl).port), "127.0.0.1");
    plain.end("GET / HTTP/1.1\r\nHost: other.example\r\n\r\n");
    expect(await plain.toArray()).toEqual([]);
    const wrongHost = await askPlainly(
      front.url,
      { method: "GET", address: "/", cookies: [], headers: { host: "other.example" } },
      front.certificate,
    );
    expect(wrongHost.status).toBe(421);
    const port = Number(new URL(front.url).port);
    const elsewhere = connectTls({ port, host: "127.0.0.1", servername: "other.example", ca: front.certificate });
    await expect(once(elsewhere, "secureConnect")).rejects.toThrow(/alert/i);
  });

  test("listens on IPv6 too, and speaks HTTP/2", async () => {
    const port = new URL(front.url).port;
    const session = connectHttp2(`https://[::1]:${port}`, { ca: front.certificate, servername: "localhost" });
    const stream = session.request({ ":path": "/", ":authority": `localhost:${port}` });
    const [headers] = await once(stream, "response");
    expect([session.alpnProtocol, headers?.[":status"]]).toEqual(["h2", 503]);
    session.destroy();
  });
});
