// Shows: promise 2, promise 11, promise 12
import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { forgedHosts, pageRules, reflecting } from "../attacks/walk/pages.ts";
import { redirects, scripts } from "../attacks/walk/payloads.ts";
import { leadsAway } from "../attacks/walk/redirect.ts";
import { builtSite } from "../support/built-site.ts";
import { inTurn } from "../support/every-look.ts";
import { publicPages } from "../support/public-pages.ts";
import { type RawAnswer, type RawRequest, rawRequest } from "../support/raw-request.ts";
import type { Site } from "../support/site.ts";
import { wireClient } from "../support/wire.ts";
import { lackingOf } from "./safe-headers.ts";

const origin = "https://karier.example.com";

let site: Site;
beforeAll(async () => {
  site = await builtSite({ PUBLIC_URL: origin, HOST: "127.0.0.1" });
});
afterAll(() => site.stop());

const form = { "content-type": "application/x-www-form-urlencoded" };

/** As a browser would that reached the site by its address. */
function ask(site: Site, path: string, { headers, ...sent }: RawRequest = {}): Promise<RawAnswer> {
  return rawRequest(site.url + path, { ...sent, headers: { host: new URL(origin).host, ...headers } });
}

interface Entered {
  cookie: string;
  setCookies: string[];
  token: string;
}

/** Signs the demonstration's applicant in as a page would. */
async function enter(site: Site, rememberMe: boolean): Promise<Entered> {
  const { email: userName, password } = await site.demonstration();
  const grecaptcha = await wireClient(site.url, "").captcha();
  const fields = { siteType: "web", userName, password, grecaptcha, lang: "id", rememberMe: String(rememberMe) };
  const body = new URLSearchParams(fields).toString();
  const response = await ask(site, "/api/v1/login", { method: "POST", headers: { ...form, origin }, body });
  const setCookies = response.headers.getSetCookie();
  const pairs = setCookies.filter((line) => !/max-age=0/i.test(line)).map((line) => line.split(";", 1)[0]);
  return {
    cookie: pairs.join("; "),
    setCookies,
    token: z.object({ token: z.string() }).parse(JSON.parse(response.text)).token,
  };
}

test("every kind of answer carries the headers that keep browsers safe", async () => {
  const { cookie } = await enter(site, false);
  const home = await ask(site, "/");
  const asset = /\/assets\/[\w-]+\.(?:js|css)/.exec(home.text)?.[0] ?? "";
  const api = "/api/v1";
  const foreign = { method: "POST", headers: { ...form, origin: "https://evil.example" }, body: "a=b" };
  const kinds: [string, RawRequest?][] = [
    ...publicPages.map((path): [string] => [path]),
    ...pageRules.map(({ open }): [string] => [open]),
    ...pageRules.map(({ open }): [string, RawRequest] => [open, { headers: { cookie } }]),
    ...["/robots.txt", "/sitemap.xml", "/feeds/vacancies.atom", "/feeds/indeed.xml", "/meta.json"].map(
      (path): [string] => [path],
    ),
    ...[asset, "/favicon.svg", "/assets/none.js", "/health/live", "/health/ready"].map((path): [string] => [path]),
    ...["/openapi.json", "/company-list/id", "/none", "/get-profile/id", "/account/export"].map((path): [string] => [
      api + path,
    ]),
    [`${api}/get-profile/id`, { headers: { cookie } }],
    [`${api}/account/export`, { headers: { cookie } }],
    [`${api}/login`, { method: "POST", headers: { "content-type": "application/json" }, body: "{" }],
    ["/signin", foreign],
    ["/lowongan", { method: "HEAD" }],
    ["/lowongan", { method: "OPTIONS" }],
    ["/..%2f..%2fetc/passwd"],
    ["//evil.example"],
    ["/%"],
  ];
  const faults: string[] = [];
  for (const [path, sent] of kinds) {
    const response = await ask(site, path, sent);
    if (response.status >= 500) faults.push(`${path} answers ${response.status}`);
    faults.push(...lackingOf(response).map((name) => `${path} lacks ${name}`));
  }
  expect(faults).toEqual([]);
});

test("a page that was kept carries them too", async () => {
  const answeredFromCache = async () => {
    const { text } = await ask(site, "/metrics");
    return Number(/^karier_request_seconds_count\{kind="cached-page"\} (\d+)$/m.exec(text)?.[1] ?? 0);
  };
  const before = await answeredFromCache();
  const lacking: string[] = [];
  await expect
    .poll(
      async () => {
        lacking.push(...lackingOf(await ask(site, "/lowongan")));
        return answeredFromCache();
      },
      { timeout: 120_000 },
    )
    .toBeGreaterThan(before);
  expect(lacking).toEqual([]);
});

test("every script and style in a page is named by its hash, and nothing else runs", async () => {
  const { cookie } = await enter(site, false);
  const faults: string[] = [];
  for (const path of [...publicPages, ...pageRules.map(({ open }) => open)]) {
    const { text, headers } = await ask(site, path, { headers: { cookie } });
    const policy = headers.get("content-security-policy") ?? "";
    for (const [, tag = "", rest = "", inside = ""] of text.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)) {
      if (/\ssrc=|type="(?:application\/(?:ld\+)?json|text\/css)"/.test(rest)) continue; // data, not script
      const hash = createHash("sha256").update(inside).digest("base64");
      if (!policy.includes(`'sha256-${hash}'`)) faults.push(`${path}: a ${tag} without its hash`);
    }
    const acting = /<[a-z][^>]*\s(on[a-z]+)=|(?:href|src|action)="\s*(javascript|data:text)/i.exec(text);
    if (acting) faults.push(`${path}: ${acting[0]}`);
  }
  expect(faults).toEqual([]);
});

/** Cookies that our scripts read, and a browser's choices; they open nothing (docs/security.md). */
const open = /^(guest-known|mfa|resume-stale|lang|visit-lang|theme|career-activity)=/;
const forScripts = /^(guest-known|mfa|resume-stale)=/;

test("cookies are Secure, Lax and of this host alone, and scripts see none that opens something", async () => {
  const remembered = await enter(site, true);
  const guest = await ask(site, "/api/v1/login", {
    method: "POST",
    headers: { ...form, origin },
    body: "siteType=x&lang=id",
  });
  const chosen = await ask(site, "/language", { method: "POST", headers: { ...form, origin }, body: "to=en&back=/" });
  const out = await ask(site, "/api/v1/logout", {
    method: "POST",
    headers: { "content-type": "application/json", origin, cookie: remembered.cookie },
    body: "{}",
  });
  const lines = [remembered.setCookies, ...[guest, chosen, out].map(({ headers }) => headers.getSetCookie())].flat();
  expect(lines.map((line) => line.split("=", 1)[0])).toEqual(
    expect.arrayContaining(["__Host-session", "__Host-device", "__Host-guest", "lang"]),
  );
  for (const line of lines) {
    expect(line).toMatch(/; Path=\/; SameSite=Lax/);
    expect(line).toMatch(/; Secure/);
    expect(line).not.toMatch(/; Domain=/);
    if (!forScripts.test(line)) expect(line).toMatch(/; HttpOnly/);
    if (!open.test(line)) expect(line).toMatch(/^__Host-/);
  }
  const session = remembered.setCookies.find((line) => line.startsWith("__Host-session="));
  expect(session).toMatch(/; Max-Age=7776000$/);
});

test("nobody but an applicant who is signed in whole sees an applicant's page", async () => {
  const { cookie, token } = await enter(site, false);
  const { email } = await site.demonstration();
  const sealed = /__Host-session=([^;]+)/.exec(cookie)?.[1] ?? "";
  const device = /__Host-device=([^;]+)/.exec(cookie)?.[1] ?? "";
  const nobody = [
    "",
    `session=${sealed}`,
    `__Host-session=${token}`,
    `__Host-session=${device}`,
    `__Host-second-step=${sealed}`,
    "__Host-session=x",
  ];
  for (const { open: path } of pageRules.filter(({ who }) => who === "applicant")) {
    for (const tried of nobody) {
      const response = await ask(site, path, { headers: { cookie: tried } });
      const isLed = response.status === 302 && /^\/signin\?redirect=/.test(response.headers.get("location") ?? "");
      // Behind a cookie that opens nothing an empty form or a closed vacancy may be shown, and nothing of anybody.
      const isPublic = tried !== "" && response.status === 200;
      expect({ path, tried, isKept: isLed || isPublic }).toEqual({ path, tried, isKept: true });
      expect(response.text).not.toContain(email);
      expect(response.text).not.toContain("Sekar Paramitha");
    }
    const seen = await ask(site, path, { headers: { cookie } });
    expect({ path, isLed: /^\/signin/.test(seen.headers.get("location") ?? "") }).toEqual({ path, isLed: false });
  }
});

test("no page takes a form from elsewhere", async () => {
  const { cookie } = await enter(site, false);
  const foreign = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: `${origin}.evil.example` },
    { origin: origin.replace("https", "http") },
    { origin: `${origin}:8443` },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    {},
  ];
  for (const { open: path } of pageRules) {
    for (const from of foreign) {
      const headers = { ...form, cookie, ...from };
      const response = await ask(site, path, { method: "POST", headers, body: "to=en&theme=dark&password=x" });
      expect({ path, from, status: response.status }).toEqual({ path, from, status: 403 });
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  }
  expect((await ask(site, "/account/my-account", { headers: { cookie } })).status).toBe(200);
});

/** Ways on which a page leads to where someone wishes. */
const ways: readonly [string, (site: Site, wish: string, cookie: string) => Promise<RawAnswer>][] = [
  ...["language", "theme"].map((path): (typeof ways)[number] => [
    path,
    (site, back) =>
      ask(site, `/${path}`, {
        method: "POST",
        headers: { ...form, origin },
        body: new URLSearchParams({ to: "id", theme: "light", back }).toString(),
      }),
  ]),
  [
    "saving",
    (site, back, cookie) => {
      const body = new URLSearchParams({ vacancy: "1", saved: "1", userLogin: "x", back }).toString();
      return ask(site, "/lowongan/simpan", { method: "POST", headers: { ...form, origin, cookie }, body });
    },
  ],
  [
    "saving as a guest",
    (site, back) =>
      ask(site, "/lowongan/simpan", {
        method: "POST",
        headers: { ...form, origin },
        body: new URLSearchParams({ vacancy: "1", saved: "1", back }).toString(),
      }),
  ],
  ["signing in", (site, wish) => ask(site, `/signin?${new URLSearchParams({ redirect: wish })}`)],
  ["signing up", (site, wish) => ask(site, `/signup?${new URLSearchParams({ redirect: wish })}`)],
  ["confirming", (site, wish) => ask(site, `/account/confirmation/x?${new URLSearchParams({ redirect: wish })}`)],
  [
    "editing the resume",
    (site, wish, cookie) =>
      ask(site, `/profile-resume?${new URLSearchParams({ back: wish })}`, { headers: { cookie } }),
  ],
];

test("no page leads away from the site, whatever is wished", async () => {
  const { cookie } = await enter(site, false);
  const faults: string[] = [];
  for (const [turn, wish] of redirects.entries()) {
    for (const [name, go] of inTurn(ways, turn, 3)) {
      const { headers, text, status } = await go(site, wish, cookie);
      const links = [...text.matchAll(/<(?:a|form|base|link)\b[^>]*?\s(?:href|action)="([^"]*)"/g)].map(
        ([, to = ""]) => to,
      );
      const led = [headers.get("location") ?? "/", ...links.map((to) => to.replaceAll("&amp;", "&"))];
      const bad = led.filter((to) => /^[^?]*(evil|alert)/.test(to) && leadsAway(to, origin));
      if (status >= 500 || bad.length > 0) faults.push(`${name} to ${JSON.stringify(wish)}: ${status} ${bad}`);
    }
  }
  expect(faults).toEqual([]);
});

test("signing in leads nowhere else", async () => {
  const { email: userName, password } = await site.demonstration();
  for (const wish of redirects.filter((_, index) => index % 4 === 0)) {
    const grecaptcha = await wireClient(site.url, "").captcha();
    const response = await ask(site, `/signin?${new URLSearchParams({ redirect: wish })}`, {
      method: "POST",
      headers: { ...form, origin },
      body: new URLSearchParams({ userName, password, grecaptcha }).toString(),
    });
    expect(response.headers.getSetCookie().join()).toContain("__Host-session=");
    expect({ wish, to: response.headers.get("location") }).toEqual({ wish, to: "/" });
  }
});

test("what an address says is text on every page that shows it", async () => {
  const faults: string[] = [];
  for (const [turn, path] of reflecting.entries()) {
    for (const text of inTurn(scripts, turn, 3)) {
      const { status, text: html } = await ask(site, path.replaceAll("TEXT", encodeURIComponent(text)));
      if (status >= 500) faults.push(`${path} answers ${status} to ${text}`);
      if (/[<"']/.test(text) && html.includes(text)) faults.push(`${path} shows ${text} as it is`);
    }
  }
  expect(faults).toEqual([]);
});

test("no page, and no cached page, contains another host that a request names", async () => {
  for (const [turn, path] of publicPages.entries()) {
    for (const headers of inTurn(forgedHosts, turn, 3)) {
      const response = await ask(site, path, { headers });
      expect({ path, headers, has: response.text.includes("evil.example") }).toEqual({ path, headers, has: false });
      expect(response.headers.get("location") ?? "").not.toContain("evil");
    }
    expect((await ask(site, path)).text).not.toContain("evil.example");
  }
});
