import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { solveCaptcha } from "../../tests/support/captcha.ts";
import type { World } from "./world.ts";

const everyMs = 250;
const patienceMs = 30_000;

/** What visitors met while something was disturbed. */
export interface Seen {
  /** How often each status came; 0 for no answer at all. */
  statuses: Map<number, number>;
  /** The longest answer, in seconds. */
  longest: number;
  /** Sessions that were promised and are not there. */
  lost: number;
  /** Sessions that were promised. */
  acknowledged: number;
}

export interface Probe {
  /** Forgets what was seen so far. */
  begin(): void;
  /** Seconds until page, sign-in and readiness all answered well three times in a row; Infinity after a minute. */
  untilWell(): Promise<number>;
  end(): Promise<Seen>;
}

const challengeSchema = z.looseObject({});
const signedIn = z.object({ acknowledge: z.literal(1), token: z.string() });

/** Opens pages that no cache has, signs in, and asks whether the site is ready, four times a second each. */
export function startProbe({ site, demonstration }: World): Probe {
  let seen: Seen = fresh();
  let tokens: string[] = [];
  let wellInARow = 0;
  let isOver = false;
  let turn = 0;

  async function ask(path: string, init: RequestInit = {}): Promise<Response | null> {
    const began = performance.now();
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(site.url + path, { ...init, signal }).catch(() => null);
    const status = answer?.status ?? 0;
    seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
    seen.longest = Math.max(seen.longest, (performance.now() - began) / 1000);
    return answer;
  }

  async function page(): Promise<boolean> {
    turn += 1;
    const answer = await ask(`/lowongan?SearchString=tak-ada-${turn}`);
    await answer?.text().catch(() => "");
    return answer?.status === 200;
  }

  async function signIn(): Promise<boolean> {
    const challenge = await ask("/api/v1/captcha/challenge");
    if (challenge?.status !== 200) return false;
    const grecaptcha = await solveCaptcha(challengeSchema.parse(await challenge.json()));
    const { email: userName, password } = demonstration;
    const body = new URLSearchParams({ siteType: "web", userName, password, grecaptcha, lang: "id" });
    const answer = await ask("/api/v1/login", { method: "POST", body });
    const told = signedIn.safeParse(await answer?.json().catch(() => null));
    if (!told.success) return false;
    tokens.push(told.data.token);
    return true;
  }

  async function isReady(): Promise<boolean> {
    const answer = await ask("/health/ready");
    await answer?.text().catch(() => "");
    return answer?.status === 200;
  }

  async function walk(): Promise<void> {
    while (!isOver) {
      const [began, all] = [performance.now(), await Promise.all([page(), signIn(), isReady()])];
      wellInARow = all.every(Boolean) ? wellInARow + 1 : 0;
      await wait(Math.max(0, everyMs - (performance.now() - began)));
    }
  }
  const walking = walk();

  return {
    begin() {
      seen = fresh();
      tokens = [];
    },
    async untilWell() {
      const began = performance.now();
      wellInARow = 0;
      while (wellInARow < 3) {
        if (performance.now() - began > 60_000) return Number.POSITIVE_INFINITY;
        await wait(50);
      }
      return (performance.now() - began) / 1000;
    },
    async end() {
      isOver = true;
      await walking;
      let lost = 0;
      for (const token of tokens) {
        const headers = { authorization: `Bearer ${token}` };
        const answer = await fetch(`${site.url}/api/v1/account/viewer?lang=id`, { headers });
        if (answer.status !== 200) lost += 1;
      }
      return { ...seen, lost, acknowledged: tokens.length };
    },
  };
}

const fresh = (): Seen => ({ statuses: new Map(), longest: 0, lost: 0, acknowledged: 0 });
