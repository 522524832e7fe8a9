import type { Platform } from "../../../platform/platform.ts";
import { recordEvent } from "../account-event.queries.server.ts";
import { keepPrincipal } from "../principal-account.server.ts";
import { tellOfSecurity } from "../security-mail.server.ts";
import type { Holder } from "./activate-two-step.server.ts";
import { type NotProved, type Proof, proveSecondStep } from "./prove-second-step.server.ts";
import { deleteTwoStep } from "./two-step.queries.server.ts";

export type Deactivated = { status: "deactivated" } | NotProved;

/** Turns two-step sign-in off for whoever proves the second step once more. */
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
