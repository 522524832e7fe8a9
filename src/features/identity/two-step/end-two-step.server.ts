import type { Platform } from "../../../platform/platform.ts";
import { recordEvent } from "../account-event.queries.server.ts";
import type { Asker } from "../account-event.ts";
import type { Principal } from "../principal.ts";
import { keepPrincipal } from "../principal-account.server.ts";
import { tellOfSecurity } from "../security-mail.server.ts";
import type { Holder } from "./activate-two-step.server.ts";
import { type NotProved, type Proof, proveSecondStep } from "./prove-second-step.server.ts";
import { deleteTwoStep, endingBefore, keepOn, lockEnding } from "./two-step.queries.server.ts";

type SiteName = () => string;

/** Who proves the second step has it: an end that was asked for after a reset is off, and the owner hears of it. */
export async function keepTwoStep(platform: Platform, siteName: SiteName, principal: Principal, asker: Asker) {
  const { database, clock } = platform;
  await database.transact(async (tx) => {
    await keepPrincipal(tx, principal);
    if (!(await keepOn(tx, principal))) return;
    await recordEvent(tx, asker, { principal, event: "two-step-kept" }, clock());
    const news = { principal, event: "two-step-kept", userAgent: asker.userAgent } as const;
    await tellOfSecurity(tx, { platform, siteName }, news);
  });
}

/** Nobody is there when it ends. */
const nobody: Asker = { userAgent: "", network: "", requestId: "" };

async function endOne(platform: Platform, siteName: SiteName, principal: Principal): Promise<void> {
  const { database, clock } = platform;
  await database.transact(async (tx) => {
    await keepPrincipal(tx, principal);
    // Kept meanwhile, or ended by another process.
    if (!(await lockEnding(tx, principal, clock()))) return;
    await deleteTwoStep(tx, principal);
    await recordEvent(tx, nobody, { principal, event: "two-step-off" }, clock());
    await tellOfSecurity(tx, { platform, siteName }, { principal, event: "two-step-off", userAgent: null });
  });
}

/** Ends two-step sign-in where its end was asked for and has come; for a job. */
export async function endDueTwoStep(platform: Platform, siteName: SiteName, signal: AbortSignal): Promise<void> {
  for (const principal of await endingBefore(platform.database.db, platform.clock())) {
    if (signal.aborted) return;
    await endOne(platform, siteName, principal);
  }
}

export type Deactivated = { status: "deactivated" } | NotProved;

/** Turns two-step sign-in off for anyone who proves the second step once more. */
export async function deactivateTwoStep(
  platform: Platform,
  siteName: () => string,
  holder: Holder,
  { proof, code }: { proof: Proof; code: string },
): Promise<Deactivated> {
  const { principal, deviceId, userAgent } = holder;
  const proved = await proveSecondStep(platform, { principal, proof, code, deviceId, asker: holder });
  if (proved.status !== "right") return proved;
  const wasOn = await platform.database.transact(async (tx) => {
    await keepPrincipal(tx, principal);
    if (!(await deleteTwoStep(tx, principal))) return false;
    await recordEvent(tx, holder, { principal, event: "two-step-off" }, platform.clock());
    await tellOfSecurity(tx, { platform, siteName }, { principal, event: "two-step-off", userAgent });
    return true;
  });
  return { status: wasOn ? "deactivated" : "wrong" };
}
