/** `npm run reliability -- crowd SECONDS`: far more strangers than one process renders, and who asks beside them. */
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { z } from "zod";
import { solveCaptcha } from "../../tests/support/captcha.ts";
import { rawRequest } from "../../tests/support/raw-request.ts";
import type { World } from "./world.ts";

const connections = 400;
const pauseMs = 100;

const statusesSchema = z.array(z.tuple([z.number(), z.number()]));

/** Results of one kind of visitor. */
class Met {
  readonly statuses = new Map<number, number>();
  readonly ms: number[] = [];

  add(status: number, ms: number): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    this.ms.push(ms);
  }

  line(name: string): string {
    const sorted = this.ms.toSorted((a, b) => a - b);
    const at = (share: number) =>
      Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
    return `| ${name} | ${toldOf([...this.statuses])} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`;
  }
}

const toldOf = (statuses: readonly (readonly [number, number])[]) =>
  statuses.map(([status, times]) => `${times} × ${status === 0 ? "none" : status}`).join(", ");

async function signIn({ site, demonstration }: World): Promise<string> {
  const challenge: unknown = await (await fetch(`${site.url}/api/v1/captcha/challenge`)).json();
  const { email: userName, password } = demonstration;
  const grecaptcha = await solveCaptcha(challenge);
  const body = new URLSearchParams({ siteType: "web", userName, password, grecaptcha, lang: "id" });
  const answer = await fetch(`${site.url}/api/v1/login`, { method: "POST", body, headers: { origin: site.url } });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** @returns lines for the page */
export async function endureCrowd(world: World, seconds: number): Promise<string[]> {
  const { url } = world.site;
  const cookie = await signIn(world);
  const visitors = [
    { name: "`/health/live`", path: "/health/live", headers: {} },
    { name: "`/health/ready`", path: "/health/ready", headers: {} },
    { name: "a cached page", path: "/lowongan", headers: {} },
    { name: "a page of somebody signed in", path: "/lowongan", headers: { cookie } },
    { name: "a page with a made-up session", path: "/lowongan", headers: { cookie: "session=invented" } },
  ].map((visitor) => ({ ...visitor, met: new Met() }));
  await rawRequest(`${url}/lowongan`);
  const crowd = new Worker(join(import.meta.dirname, "crowd-visitors.ts"), { workerData: { url, connections } });
  await wait(1_000);
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    visitors.map(async ({ path, headers, met }) => {
      while (performance.now() < until) {
        const began = performance.now();
        const answer = await rawRequest(url + path, { headers }).catch(() => ({ status: 0 }));
        met.add(answer.status, performance.now() - began);
        await wait(pauseMs);
      }
    }),
  );
  crowd.postMessage("end");
  const ended: unknown[] = await once(crowd, "message");
  return [
    "| request | answers | median, ms | p95, ms | longest, ms |",
    "|---|---|---|---|---|",
    ...visitors.map(({ name, met }) => met.line(name)),
    `| the crowd, ${connections} connections for ${seconds} s | ${toldOf(statusesSchema.parse(ended[0]))} | | | |`,
  ];
}
