import { z } from "zod";
import type { Platform } from "../../platform/platform.ts";
import type { Sealer } from "../../platform/security/sealer.ts";
import { newToken } from "../../platform/security/token.ts";
import { isSolutionSpent, spendSolution } from "../../platform/security/used-solution.store.ts";

/** Says that a browser solved a captcha lately to sign up, and as whom; opens nothing on its own (decision 56). */
export const captchaPassCookieName = "captcha-pass";

/** As long as a solution counts (readings, "Captcha"). */
export const captchaPassLifeMs = 10 * 60 * 1000;

/** Names what it may be spent on, so that it counts for nothing else. */
const purpose = "captcha-pass-to-apply";

const passSchema = z.object({ id: z.string(), applicantId: z.number(), endsAt: z.number() });

/** The cookie's value for somebody whose captcha was just accepted. */
export function sealCaptchaPass(sealer: Sealer, applicantId: number, now: Date): string {
  const pass = { id: newToken(), applicantId, endsAt: now.getTime() + captchaPassLifeMs };
  return sealer.seal(purpose, JSON.stringify(pass));
}

/** Who wants to use it, and from where. */
export interface PassHolder {
  /** The cookie's value. */
  value: string | undefined;
  applicantId: number;
  network: string;
}

type Passing = Pick<Platform, "sealer" | "siteLoad" | "database" | "clock">;

/**
 * A pass that would count for its holder now, unless it was spent. None counts while the site asks for more than the usual
 * work, as it does after many failed sign-ins.
 */
async function readPass({ sealer, siteLoad, clock }: Passing, { value, applicantId, network }: PassHolder) {
  const opened = value === undefined ? null : sealer.open(purpose, value);
  const pass = opened === null ? undefined : passSchema.safeParse(JSON.parse(opened)).data;
  if (pass === undefined || pass.applicantId !== applicantId || pass.endsAt <= clock().getTime()) return null;
  return (await siteLoad.times(network)) > 1 ? null : { name: `pass ${pass.id}`, endsAt: new Date(pass.endsAt) };
}

/** Whether the next application needs no captcha; asking spends nothing. */
export async function hasCaptchaPass(passing: Passing, holder: PassHolder): Promise<boolean> {
  const pass = await readPass(passing, holder);
  return pass !== null && !(await isSolutionSpent(passing.database.db, pass.name));
}

/** True once for each pass, of however many requests at once; as a solution it is spent whatever happens after. */
export async function spendCaptchaPass(passing: Passing, holder: PassHolder): Promise<boolean> {
  const pass = await readPass(passing, holder);
  return pass !== null && spendSolution(passing.database.db, pass.name, pass.endsAt);
}
