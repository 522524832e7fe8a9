// Shows: promise 21
import { visitBesideCrowd } from "../support/beside-crowd.ts";
import { expect, test } from "./site-test.ts";

test.use({ siteOf: "attacked forms" });

// The long form, a thousand for twenty seconds, and how soon he is served are lines of `npm run bench`.
test("an ordinary visitor is served beside two hundred connections of the worst kinds", async ({ site }) => {
  const paths = ["/lowongan", "/agenda", "/health/ready"];
  const { opened, failures } = await visitBesideCrowd(site.url, { connections: 200, seconds: 5, paths });
  expect(opened).toBeGreaterThanOrEqual(200);
  expect(failures).toBe(0);
});
