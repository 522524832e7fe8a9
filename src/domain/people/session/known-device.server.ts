import { z } from "zod";
import type { Sealer } from "../../../platform/sealing/sealer.ts";
import { newToken } from "../../../platform/sealing/token.ts";

/** Says that somebody signed in here before; opens nothing by itself. */
export const deviceCookieName = "device";

export const deviceLifeMs = 90 * 24 * 60 * 60 * 1000;

const purpose = "known-device";
const mostAccounts = 5;

/** A browser and the accounts whose right password it has shown. */
const deviceSchema = z.object({ id: z.string(), applicants: z.array(z.number()) });
export type KnownDevice = z.infer<typeof deviceSchema>;

/** The device that a cookie names; null for an unknown one. */
export function readDevice(sealer: Sealer, value: string | undefined): KnownDevice | null {
  const opened = value === undefined ? null : sealer.open(purpose, value);
  return opened === null ? null : (deviceSchema.safeParse(JSON.parse(opened)).data ?? null);
}

/** The device's cookie after `applicantId` signed in on it. */
export function sealDevice(sealer: Sealer, device: KnownDevice | null, applicantId: number): string {
  const others = (device?.applicants ?? []).filter((id) => id !== applicantId);
  const known: KnownDevice = {
    id: device?.id ?? newToken(),
    applicants: [applicantId, ...others].slice(0, mostAccounts),
  };
  return sealer.seal(purpose, JSON.stringify(known));
}
