import { randomInt } from "node:crypto";
import type { Tx } from "../../../platform/database/database.ts";
import { recordTrail } from "../../audit/trail.queries.server.ts";
import type { TrailAction } from "../../audit/trail.ts";
import { lockDeskVacancy } from "../draft/desk-vacancy.queries.server.ts";
import type { Editing } from "../draft/edit-vacancy.server.ts";
import { closingMoment, dayBegins, type PlatformId } from "../vacancy.ts";
import { insertLink, linksOfVacancy, lockLink, writeLink } from "./desk-links.queries.server.ts";

/** Links of a vacancy at most (recruiting §4). */
export const mostLinks = 100;
const codeLength = 20;
/** Without letters and digits that are read as each other. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";

/** A code by lot: nobody guesses another link's. */
function newCode(): string {
  return Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join("");
}

/** A link as someone wants it; days in Jakarta, the last one whole. */
export interface WantedLink {
  mediaCode: string;
  platform: PlatformId;
  opensOn: string;
  expiresOn: string;
  note: string;
}

export type LinkChanged =
  | { status: "saved"; code: string }
  | { status: "unknown" | "too-many-links" | "days-turned" | "past" }
  | { status: "stale"; version: number };

async function tell(tx: Tx, { by, now }: Editing, companyId: number, vacancyId: number, action: TrailAction) {
  const thing = { kind: "vacancy", id: vacancyId } as const;
  await recordTrail(tx, { ...by, action, needed: "posting.edit", thing, companyId }, now);
}

/** Makes a link that leads to a vacancy by a channel of its own. */
export async function addLink(
  tx: Tx,
  editing: Editing,
  vacancyId: number,
  { mediaCode, platform, opensOn, expiresOn, note }: WantedLink,
): Promise<LinkChanged> {
  const vacancy = await lockDeskVacancy(tx, vacancyId);
  if (vacancy === undefined) return { status: "unknown" };
  if (expiresOn < opensOn) return { status: "days-turned" };
  const [opensAt, expiresAt] = [dayBegins(opensOn), closingMoment(expiresOn)];
  // A new link that leads nowhere any more would be printed by mistake; ending one early is a change.
  if (expiresAt <= editing.now) return { status: "past" };
  if ((await linksOfVacancy(tx, vacancyId)).length >= mostLinks) return { status: "too-many-links" };
  const code = newCode();
  await insertLink(tx, { code, vacancyId, mediaCode, platform, opensAt, expiresAt, note });
  await tell(tx, editing, vacancy.companyId, vacancyId, "vacancy.link-added");
  return { status: "saved", code };
}

/** Changes until when a link leads, and its note; its channel stays, because applications are counted by it. */
export async function changeLink(
  tx: Tx,
  editing: Editing,
  { vacancyId, code, version }: { vacancyId: number; code: string; version: number },
  { opensOn, expiresOn, note }: Partial<Pick<WantedLink, "opensOn" | "expiresOn" | "note">>,
): Promise<LinkChanged> {
  const vacancy = await lockDeskVacancy(tx, vacancyId);
  const link = await lockLink(tx, vacancyId, code);
  if (vacancy === undefined || link === undefined) return { status: "unknown" };
  if (link.version !== version) return { status: "stale", version: link.version };
  const opensAt = opensOn === undefined ? link.opens_at : dayBegins(opensOn);
  const expiresAt = expiresOn === undefined ? link.expires_at : closingMoment(expiresOn);
  if (expiresAt <= opensAt) return { status: "days-turned" };
  await writeLink(tx, code, { opensAt, expiresAt, note: note ?? link.note });
  await tell(tx, editing, vacancy.companyId, vacancyId, "vacancy.link-changed");
  return { status: "saved", code };
}
