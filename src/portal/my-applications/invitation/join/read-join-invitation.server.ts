import { findJoinInvitation } from "../../../../domain/invitations/join/join-invitation.queries.server.ts";
import type { Language } from "../../../../i18n/language.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { vacancyItems } from "../../../finding/finding.server.ts";
import type { JoinData } from "../invitations.calls.ts";

/** No link's code is longer. */
const longestCode = 100;

export type OpenedJoin = { status: "open"; data: JoinData } | { status: "invalid" | "expired" };

/** Where an invitation to join leads; over once its time or its vacancy is. */
export async function readJoinInvitation(db: Db, code: string, language: Language, now: Date): Promise<OpenedJoin> {
  const found = code.length > longestCode ? undefined : await findJoinInvitation(db, code);
  if (found === undefined) return { status: "invalid" };
  const { vacancyId, source, expiresAt } = found;
  const [vacancy] = await vacancyItems(db, [vacancyId], language);
  if (expiresAt <= now || vacancy?.vacancyStatus !== "open") return { status: "expired" };
  const { title, companyName } = vacancy;
  return { status: "open", data: { vacancyId, title, companyName, source } };
}
