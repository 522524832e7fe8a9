import type { Platform } from "../../../platform/platform.ts";
import { hashPassword } from "../../../platform/security/passwords.ts";
import { staffPrincipal } from "../principal.ts";
import { beginAccount } from "../staff.queries.server.ts";
import { generateSecret } from "../two-step/activate-two-step.server.ts";
import { findInvitation, type StaffInvitation } from "./staff-links.store.server.ts";
import { staffPasswordFault } from "./staff-password.server.ts";

/** A link that opens nothing (any more). */
export type NoInvitation = { status: "invalid" | "expired" };

/** Whom a link invites. */
export async function readInvitation(
  { database, clock }: Platform,
  token: string,
): Promise<{ status: "invited"; invitation: StaffInvitation } | NoInvitation> {
  const invitation = await findInvitation(database.db, token);
  if (invitation === undefined) return { status: "invalid" };
  return invitation.expiresAt <= clock() ? { status: "expired" } : { status: "invited", invitation };
}

export interface BeginAsk {
  token: string;
  name: string;
  password: string;
}

export type Begun =
  | { status: "begun"; secretKey: string; otpauthUrl: string }
  /** `code` of a field error. */
  | { status: "weak"; code: string }
  | { status: "busy"; retryAfter: number }
  | NoInvitation;

/** Keeps the name and the password that an invited member chose, and begins the second step; done again it begins again. */
export async function beginStaffAccount(platform: Platform, siteName: () => string, ask: BeginAsk): Promise<Begun> {
  const read = await readInvitation(platform, ask.token);
  if (read.status !== "invited") return read;
  const { staffId, email } = read.invitation;
  const code = await staffPasswordFault(ask.password, { name: ask.name, email });
  if (code !== null) return { status: "weak", code };
  const hashed = await hashPassword(ask.password);
  if (hashed.status === "busy") return hashed;
  const isKept = await platform.database.transact((tx) => beginAccount(tx, staffId, ask.name, hashed.hash));
  if (!isKept) return { status: "invalid" };
  const generated = await generateSecret(platform, siteName, { principal: staffPrincipal(staffId), userName: email });
  if (generated.status === "on") throw new Error("Somebody invited has a second step already.");
  const { secretKey, otpauthUrl } = generated;
  return { status: "begun", secretKey, otpauthUrl };
}
