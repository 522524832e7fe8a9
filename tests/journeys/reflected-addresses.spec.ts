// Shows: promise 2, promise 12
import { forgedHosts, reflecting } from "../attacks/walk/pages.ts";
import { scripts } from "../attacks/walk/payloads.ts";
import { type RawAnswer, type RawRequest, rawRequest } from "../support/raw-request.ts";
import type { Site } from "../support/site.ts";
import { publicPages } from "./public-pages.ts";
import { expect, test } from "./site-test.ts";

const origin = "https://karier.example.com";
test.use({ siteOf: "attacks", settings: { PUBLIC_URL: origin, HOST: "127.0.0.1" } });
test.describe.configure({ mode: "default" });

/** As a browser would that reached the site by its address. */
function ask(site: Site, path: string, { headers, ...sent }: RawRequest = {}): Promise<RawAnswer> {
  return rawRequest(site.url + path, { ...sent, headers: { host: new URL(origin).host, ...headers } });
}

test("what an address says is text on every page that shows it", async ({ site }) => {
  const faults: string[] = [];
  for (const path of reflecting) {
    for (const text of scripts) {
      const { status, text: html } = await ask(site, path.replaceAll("TEXT", encodeURIComponent(text)));
      if (status >= 500) faults.push(`${path} answers ${status} to ${text}`);
      if (/[<"']/.test(text) && html.includes(text)) faults.push(`${path} shows ${text} as it is`);
    }
  }
  expect(faults).toEqual([]);
});

test("what other hosts a request names stands on no page, and on no page that is kept", async ({ site }) => {
  for (const path of publicPages) {
    for (const headers of forgedHosts) {
      const came = await ask(site, path, { headers });
      expect({ path, headers, has: came.text.includes("evil.example") }).toEqual({ path, headers, has: false });
      expect(came.headers.get("location") ?? "").not.toContain("evil");
    }
    expect((await ask(site, path)).text).not.toContain("evil.example");
  }
});
