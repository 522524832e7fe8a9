import type { Language } from "../../../i18n/language.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { recordEvent } from "../account-event.queries.server.ts";
import type { Asker } from "../account-event.ts";
import { staffPrincipal } from "../principal.ts";
import { forgetPassword, insertStaff, setOwnSettings, setState } from "../staff.queries.server.ts";
import { type StaffMember, staffNameLength } from "../staff.ts";
import { endInvitationsOf } from "../staff-account/staff-invitation.store.server.ts";
import { forgetSetUp } from "../two-step/two-step.queries.server.ts";

interface NewMember {
  email: string;
  /** "" where the provider tells none: the address's first part stands in. */
  name: string;
  language: Language;
}

const nameOr = (name: string, email: string) => (name || (email.split("@")[0] ?? email)).slice(0, staffNameLength);

/** Writes a member whom nobody invited and whom the company's provider vouches for. @returns the id */
export async function addByCompany({ clock }: Platform, tx: Tx, { email, name, language }: NewMember): Promise<number> {
  const member = { email, language, name: nameOr(name, email), state: "active", passwordHash: null } as const;
  const id = await insertStaff(tx, member, clock());
  if (id === null) throw new Error("A member of that address came at the same moment.");
  return id;
}

/** Lets somebody invited begin by the company's account: the link is used up, and a password that was begun with is gone. */
export async function activateByCompany(
  { clock }: Platform,
  tx: Tx,
  member: Pick<StaffMember, "id" | "email" | "name">,
  { name, asker }: { name: string; asker: Asker },
): Promise<void> {
  const principal = staffPrincipal(member.id);
  await endInvitationsOf(tx, member.id);
  await forgetPassword(tx, member.id);
  await forgetSetUp(tx, principal);
  if (member.name === "") await setOwnSettings(tx, member.id, { name: nameOr(name, member.email) });
  await setState(tx, member.id, "active");
  await recordEvent(tx, asker, { principal, event: "activated" }, clock());
}
