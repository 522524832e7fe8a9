import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { solveCaptcha } from "../../tests/support/captcha.ts";
import type { World } from "./world.ts";

const everyMs = 250;
const patienceMs = 30_000;

/** Visitors' results during one disturbance. */
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
export function startProbe(world: World): Probe {
  const visits = new Visits(world);
  const walking = visits.walk();
  return {
    begin: () => visits.forget(),
    untilWell: () => visits.untilWell(),
    async end() {
      visits.isOver = true;
      await walking;
      return visits.told();
    },
  };
}

class Visits {
  isOver = false;
  #world: World;
  #seen: Seen = fresh();
  #tokens: string[] = [];
  #wellInARow = 0;
  #turn = 0;

  constructor(world: World) {
    this.#world = world;
  }

  forget(): void {
    this.#seen = fresh();
    this.#tokens = [];
  }

  async walk(): Promise<void> {
    while (!this.isOver) {
      const began = performance.now();
      const all = await Promise.all([this.#page(), this.#signIn(), this.#isReady()]);
      this.#wellInARow = all.every(Boolean) ? this.#wellInARow + 1 : 0;
      await wait(Math.max(0, everyMs - (performance.now() - began)));
    }
  }

  async untilWell(): Promise<number> {
    const began = performance.now();
    this.#wellInARow = 0;
    while (this.#wellInARow < 3) {
      if (performance.now() - began > 240_000) return Number.POSITIVE_INFINITY;
      await wait(50);
    }
    return (performance.now() - began) / 1000;
  }

  /** Observations, and which of the promised sessions exist. */
  async told(): Promise<Seen> {
    let lost = 0;
    for (const token of this.#tokens) {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${this.#world.site.url}/api/v1/account/viewer?lang=id`, { headers });
      if (answer.status !== 200) lost += 1;
    }
    return { ...this.#seen, lost, acknowledged: this.#tokens.length };
  }

  async #ask(path: string, init: RequestInit = {}): Promise<Response | null> {
    const { statuses } = this.#seen;
    const began = performance.now();
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(this.#world.site.url + path, { ...init, signal }).catch(() => null);
    const status = answer?.status ?? 0;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    this.#seen.longest = Math.max(this.#seen.longest, (performance.now() - began) / 1000);
    return answer;
  }

  async #page(): Promise<boolean> {
    this.#turn += 1;
    const answer = await this.#ask(`/lowongan?SearchString=tak-ada-${this.#turn}`);
    await answer?.text().catch(() => "");
    return answer?.status === 200;
  }

  async #signIn(): Promise<boolean> {
    const challenge = await this.#ask("/api/v1/captcha/challenge");
    if (challenge?.status !== 200) return false;
    const grecaptcha = await solveCaptcha(challengeSchema.parse(await challenge.json()));
    const { email: userName, password } = this.#world.demonstration;
    const body = new URLSearchParams({ siteType: "web", userName, password, grecaptcha, lang: "id" });
    const answer = await this.#ask("/api/v1/login", { method: "POST", body });
    const session = signedIn.safeParse(await answer?.json().catch(() => null));
    if (!session.success) return false;
    this.#tokens.push(session.data.token);
    return true;
  }

  async #isReady(): Promise<boolean> {
    const answer = await this.#ask("/health/ready");
    await answer?.text().catch(() => "");
    return answer?.status === 200;
  }
}

const fresh = (): Seen => ({ statuses: new Map(), longest: 0, lost: 0, acknowledged: 0 });
