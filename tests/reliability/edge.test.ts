// nginx by our configuration as an edge: it keeps pages of visitors who are not signed in, and nobody else's.
import { existsSync } from "node:fs";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MeasuredSite, startMeasuredSite } from "../../scripts/bench/measured-site.ts";
import { scriptsCookie } from "../../src/contract/cookies.ts";
import { type FrontServer, startNginx } from "../shipping/nginx.ts";
import { demonstrationIn } from "../support/demonstration.ts";
import { freePort } from "../support/free-port.ts";
import { type Home, newHome } from "../support/home.ts";
import { sessionCookie } from "../support/wire.ts";

const isThere = existsSync("/usr/sbin/nginx");

describe.skipIf(!isThere)(
  `an edge${isThere ? "" : " (nginx is not installed: install the package nginx-light)"}`,
  () => {
    let home: Home;
    let site: MeasuredSite;
    let front: FrontServer;
    let signedIn = "";
    const trusted = getCACertificates();

    beforeAll(async () => {
      home = await newHome("sample");
      const ports = { tls: await freePort(), plain: await freePort() };
      const settings = { HOST: "127.0.0.1", TRUST_PROXY: "127.0.0.1,::1", EDGE_SECONDS: "600", CAPTCHA_COST: "1000" };
      site = await startMeasuredSite({
        ...{ ...home.env, ...settings, DRAIN_SECONDS: "0", LOG_LEVEL: "warn" },
        PUBLIC_URL: `https://localhost:${ports.tls}`,
      });
      front = await startNginx(Number(new URL(site.url).port), ports);
      setDefaultCACertificates([...trusted, front.certificate]);
      const { email, password } = await demonstrationIn(home.env["DATA_DIR"] ?? "");
      signedIn = await sessionCookie(front.url, email, password);
    });
    afterAll(async () => {
      setDefaultCACertificates(trusted);
      await front.stop();
      await home.remove();
    });

    const open = async (path: string, cookie = "") => {
      const answer = await fetch(front.url + path, { headers: cookie === "" ? {} : { cookie } });
      return { status: answer.status, control: answer.headers.get("cache-control"), text: await answer.text() };
    };

    /** The cookies of somebody signed in whose browser runs scripts. */
    const asMember = async () => {
      const headers = { cookie: signedIn, "sec-fetch-site": "same-origin" };
      const answer = await fetch(`${front.url}/api/v1/account/viewer`, { headers });
      const [drawn = ""] = answer.headers.getSetCookie();
      return `${signedIn}; ${scriptsCookie}=1; ${drawn.split(";", 1)[0]}`;
    };

    test("keeps what everybody reads alike, by language and theme, and goes on with it while the site is away", async () => {
      const page = await open("/lowongan");
      expect(page.control).toMatch(/^public, max-age=0, s-maxage=\d+$/);
      const english = await open("/lowongan", "lang=en");
      expect(english.text).toContain('lang="en"');
      const dark = await open("/lowongan", "theme=dark");
      expect(dark.text).toContain('data-theme="dark"');
      const own = await open("/lowongan", signedIn);
      expect(own.control).toContain("no-store");
      expect(own.text).toContain('data-viewer="applicant"');
      const member = await asMember();
      const shared = await open("/lowongan", member);
      expect(shared.control).toContain("no-store");
      expect(shared.text).toContain("<own-account");
      expect((await open("/lowongan")).text).toBe(page.text);
      expect((await open("/api/v1/vacancies/id")).control).toContain("no-store");
      // A page that says its visit's language to one visitor is kept for nobody.
      expect((await open("/berita-artikel?lang=en")).control).toContain("private");

      await site.stop();
      const response = await open("/lowongan");
      expect([response.status, response.text]).toEqual([200, page.text]);
      expect((await open("/lowongan", "lang=en")).text).toBe(english.text);
      expect((await open("/lowongan", "theme=dark")).text).toBe(dark.text);
      for (const [path, cookie] of [
        ["/lowongan", signedIn],
        ["/lowongan", member],
        ["/lowongan", "theme=light"],
        ["/berita-artikel?lang=en", ""],
        ["/signin", ""],
      ] as const) {
        expect([path, (await open(path, cookie)).status]).toEqual([path, 503]);
      }
    });
  },
);
