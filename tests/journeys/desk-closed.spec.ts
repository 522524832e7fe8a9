import { expect, test } from "./site-test.ts";

test.use({ siteOf: "desk for other networks", settings: { STAFF_NETWORKS: "10.20.0.0/16,2001:db8::/32" } });

const paths = ["/staff", "/staff/signin", "/STAFF/signin", "/%73taff/people", "/staff.data", "/api/v1/staff/session"];

test("a desk for other networks is not there for whoever asks: no page, no call; the applicants' side is (F45)", async ({
  site,
}) => {
  for (const path of paths) {
    const came = await fetch(site.url + path, { redirect: "manual" });
    expect([path, came.status]).toEqual([path, 404]);
    expect(came.headers.getSetCookie()).toEqual([]);
  }
  const posted = await fetch(`${site.url}/api/v1/staff/session`, { method: "POST", body: "{}" });
  expect(posted.status).toBe(404);
  expect((await fetch(`${site.url}/lowongan`)).status).toBe(200);
});
