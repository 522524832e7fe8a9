import { z } from "zod";
import type { Sealer } from "../../../platform/security/sealer.ts";
import { newToken } from "../../../platform/security/token.ts";
import { applicantPrincipal, isSamePrincipal, type Principal } from "../principal.ts";
import { principalSchema } from "../principal-columns.ts";

/** Says that someone signed in here before; opens nothing on its own. */
export const deviceCookieName = "device";

export const deviceLifeMs = 90 * 24 * 60 * 60 * 1000;

const purpose = "known-device";
const mostAccounts = 5;

/** A browser and the principals whose right password it has shown. */
const namedSchema = z.object({ id: z.string(), principals: z.array(principalSchema) });
export type KnownDevice = z.infer<typeof namedSchema>;

/** As it was sealed while there were applicants alone; such a cookie lives for up to 90 days more. */
const formerSchema = z
  .object({ id: z.string(), applicants: z.array(z.number()) })
  .transform(({ id, applicants }): KnownDevice => ({ id, principals: applicants.map(applicantPrincipal) }));

const deviceSchema = z.union([namedSchema, formerSchema]);

/** The device that a cookie names; null for an unknown one. */
export function readDevice(sealer: Sealer, value: string | undefined): KnownDevice | null {
  const opened = value === undefined ? null : sealer.open(purpose, value);
  return opened === null ? null : (deviceSchema.safeParse(JSON.parse(opened)).data ?? null);
}

/** The device's id where this principal was signed in on it; else null. */
export function knownDeviceId(device: KnownDevice | null, principal: Principal): string | null {
  return device?.principals.some((known) => isSamePrincipal(known, principal)) ? device.id : null;
}

/** The device's cookie after a principal signed in on it. */
export function sealDevice(sealer: Sealer, device: KnownDevice | null, principal: Principal): string {
  const others = (device?.principals ?? []).filter((known) => !isSamePrincipal(known, principal));
  const known: KnownDevice = {
    id: device?.id ?? newToken(),
    principals: [principal, ...others].slice(0, mostAccounts),
  };
  return sealer.seal(purpose, JSON.stringify(known));
}
