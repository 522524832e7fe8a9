import { setTimeout as wait } from "node:timers/promises";
import { scriptsCookie, viewerCookie } from "../../src/contract/cookies.ts";
import { type LoadResult, loadInTurns } from "./load.ts";
import type { MeasuredSite } from "./measured-site.ts";
import { request } from "./request.ts";
import { atLeast, atMost, type Figure, textFigure } from "./table.ts";

const ROUNDS = 3;
const SECONDS = 2;

/** Searches at once in the flood, and visits of the signed-in person meanwhile. */
const FLOOD = 400;
const VISITS = 20;

/** Requests of a kind whose processor time is measured. */
const COUNT = 400;
const AT_ONCE = 8;

const words = ["staf", "kepala", "analis", "teknisi", "manager", "perawat", "gudang", "kasir", "engineer", "juru"];

/** A word and two filters; another address each time. */
const newSearch = (turn: number) =>
  `/lowongan?vacancyTitle=${words[turn % words.length]}&jenjang=${1 + (turn % 2)}&function=${1 + (turn % 13)}&turn=${turn}`;

type Ask = (turn: number) => Promise<{ status: number }>;

async function askAll(ask: Ask, count: number): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < count) {
      const turn = next++;
      const { status } = await ask(turn);
      if (status !== 200) throw new Error(`A request was answered with ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Processor time of the site and its database for one request, in ms: what is done after the answer counts too. */
async function getProcessorMs(site: MeasuredSite, ask: Ask): Promise<number> {
  await askAll(ask, COUNT / 4);
  await wait(1_000);
  const before = site.processorMs();
  await askAll((turn) => ask(turn + COUNT), COUNT);
  await wait(1_000);
  return (site.processorMs() - before) / COUNT;
}

/** The cookies of a browser that runs scripts, and the call that its list makes. */
async function asMember(site: MeasuredSite, session: { cookie: string }) {
  const own = { "sec-fetch-site": "same-origin" };
  const { headers } = await request(`${site.url}/api/v1/account/viewer`, { ...session, ...own });
  const drawn = headers["set-cookie"]?.split(";", 1)[0] ?? "";
  const bare = session.cookie.split("; ").filter((pair) => !pair.startsWith(`${viewerCookie}=`));
  const member = { cookie: [...bare, `${scriptsCookie}=1`, drawn].join("; ") };
  const html = await (await fetch(`${site.url}/lowongan`, { headers: member })).text();
  if (!html.includes("<own-account")) throw new Error("The list is not the one of all members.");
  const ids = [...html.matchAll(/name="vacancy" value="(\d+)"/g)].map(([, id]) => id);
  return {
    member,
    call: { url: `${site.url}/api/v1/account/viewer?vacancies=${ids.join(",")}`, headers: { ...member, ...own } },
  };
}

/** How long a signed-in person waits for page and call while strangers send searches. */
async function visitsInFlood(site: MeasuredSite, visit: () => Promise<number[]>): Promise<Figure[]> {
  const state = { isOver: false };
  let turn = 0;
  const flood = Array.from({ length: FLOOD }, async () => {
    while (!state.isOver) await request(site.url + newSearch(1_000_000 + turn++)).catch(() => wait(50));
  });
  await wait(1_000);
  const times: number[] = [];
  let refused = 0;
  for (let at = 0; at < VISITS; at += 1) {
    const started = performance.now();
    const statuses = await visit();
    times.push(performance.now() - started);
    if (statuses.some((status) => status !== 200)) refused += 1;
  }
  state.isOver = true;
  await Promise.all(flood);
  const p95 = times.toSorted((one, other) => one - other)[Math.ceil(VISITS * 0.95) - 1] ?? 0;
  return [
    atMost(`p95 of a signed-in person's list and its call, beside ${FLOOD} searches at once`, p95, 1_000, " ms", 500),
    atMost("visits of that person that were refused", refused, 0),
  ];
}

function perVisit(page: LoadResult, call: LoadResult): number {
  return 1 / (1 / page.perSecond + 1 / call.perSecond);
}

/**
 * What pages cost for somebody signed in whose browser runs scripts, and pages that no cache has.
 * @param yardstick the list's bytes from a bare server
 */
export async function measureMembers(
  site: MeasuredSite,
  yardstick: { url: string },
  session: { cookie: string },
): Promise<Figure[]> {
  const { member, call } = await asMember(site, session);
  const list = { url: `${site.url}/lowongan`, headers: member };
  const once: Ask = async () => {
    const page = await request(list.url, member);
    return page.status === 200 ? request(call.url, call.headers) : page;
  };
  const listMs = await getProcessorMs(site, once);
  const liveListMs = await getProcessorMs(site, () => request(list.url, session));
  const newMs = await getProcessorMs(site, (turn) => request(site.url + newSearch(turn)));
  const knownMs = await getProcessorMs(site, (turn) => request(site.url + newSearch(turn % words.length), member));
  const liveMs = await getProcessorMs(site, () => request(`${site.url}/signup`));
  const { bare, page, own } = await loadInTurns({ bare: yardstick, page: list, own: call }, ROUNDS, SECONDS);
  if (!bare || !page || !own) throw new Error("A load did not run.");
  const visit = async () => [(await request(list.url, member)).status, (await request(call.url, call.headers)).status];
  const visits = perVisit(page, own);
  return [
    atMost("list, signed in: processor time of site and database a page, its call included", listMs, 2.5, " ms", 1),
    textFigure("the same without scripts, rendered for the person", `${liveListMs.toFixed(1)} ms`),
    atLeast("list, signed in, its call included ÷ the same bytes, bare server", visits / bare.perSecond, 0.12, 0.3),
    textFigure("list, signed in, its call included", `${Math.round(visits)}/s`),
    atMost("search, a word and two filters, again: processor time", knownMs, 5, " ms", 3),
    textFigure("search, a word and two filters, each new: processor time", `${newMs.toFixed(1)} ms`),
    atMost("page that no cache has (sign-up): processor time", liveMs, 8, " ms", 6),
    ...(await visitsInFlood(site, visit)),
  ];
}
