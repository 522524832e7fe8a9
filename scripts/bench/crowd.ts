import { visitBesideCrowd } from "../../tests/support/beside-crowd.ts";
import type { MeasuredSite } from "./measured-site.ts";
import { detailPath, listPath } from "./pages.ts";
import { atLeast, atMost, type Figure } from "./table.ts";

const CONNECTIONS = 1_000;
const SECONDS = 20;

/** How an ordinary visitor fares beside a thousand connections of the worst kinds (promises 20 and 21). */
export async function measureCrowd(site: MeasuredSite): Promise<Figure[]> {
  const paths = [listPath, await detailPath(site.url), "/health/ready"];
  const beside = await visitBesideCrowd(site.url, { connections: CONNECTIONS, seconds: SECONDS, paths });
  return [
    atLeast("connections of the worst kinds, opened", beside.opened, CONNECTIONS),
    atMost("p95 of an ordinary visitor meanwhile", beside.p95Ms, 500, " ms"),
    atMost("requests of the visitor that failed", beside.failures, 0),
    atMost("memory at its highest", site.memory().peakMb, 800, " MB"),
  ];
}
